// What a card says of a bet: which of its legs is built of several outcomes, and what an open one can still return.
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startText } from "#platform/ui";
import type { LegView } from "../../contract/index.ts";
import en from "../messages/en.json";
import { BetCard, type BetCardProps } from "./bet-card.tsx";

beforeAll(() =>
	startText({
		sources: [
			{
				domain: "sportsbook",
				files: { "./messages/en.json": `data:application/json,${encodeURIComponent(JSON.stringify(en))}` },
			},
		],
		first: ["sportsbook"],
		defaultLanguage: "EN",
	}),
);
afterEach(cleanup);

const leg = (event: string, more: NonNullable<LegView["more"]> = []): LegView => ({
	event,
	sport: "football",
	home: "Arden Vale",
	away: "Dunmere",
	market: "1",
	code: "1x2",
	outcome: "home",
	kickoff: 0,
	odds: 210,
	version: 0,
	...(more.length === 0 ? {} : { more }),
});
const bothScore = { market: "29", code: "bothScore", outcome: "yes" };

function show(bet: Partial<BetCardProps["bet"]>) {
	const whole = { legs: [leg("a")], sizes: [1], stake: "5.00", returned: "0.00", ...bet };
	render(<BetCard bet={whole} currency="P" format="EU" />);
	return screen.getByRole("article");
}

test("of several legs the built one says so; alone its card does", () => {
	const combo = show({ legs: [leg("a"), leg("b", [bothScore])], sizes: [2] });
	const [single, built] = within(combo).getAllByRole("listitem");
	expect(single?.textContent).not.toContain(en.builder.title);
	expect(built?.textContent).toContain(en.builder.title);
	expect(built?.textContent).toContain(en.market.bothScore);
	cleanup();
	const alone = show({ legs: [leg("b", [bothScore])] });
	expect(within(alone).getAllByText(en.builder.title)).toHaveLength(1);
});

test("an open bet says what it can return, and what came of it only once something did", () => {
	const open = show({ state: "open", most: "117.12" });
	expect(open.textContent).toContain(`${en.slip.most} P117.12`);
	expect(open.textContent).not.toContain(en.slip.returned);
	cleanup();
	expect(show({ state: "open", most: "58.56", returned: "4.30" }).textContent).toContain(en.slip.returned);
	cleanup();
	expect(show({ state: "lost", most: "0.00" }).textContent).toContain(en.slip.returned);
});
