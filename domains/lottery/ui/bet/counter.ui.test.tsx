// The counter as it is used: what is shown is what the core counts, what is asked before a bet, what is sent, what is left after.
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createClient } from "#platform/contract/client";
import { unwrap } from "#platform/kernel";
import { type MessageSource, startText } from "#platform/ui";
import type { LotterySeen } from "../../contract/index.ts";
import { issueAt as issueOf, issuesFrom, parseSlip, planChase, playOf } from "../../core/index.ts";
import { basisOf } from "../cart/cart.ts";
import { CartList } from "../cart/cart-list.tsx";
import { ChaseSheet } from "../cart/chase-sheet.tsx";
import { BetStrip } from "../frame/bet-strip.tsx";
import en from "../messages/en.json";
import { createLotteryPlay, type LotteryPlay, type LotteryPorts, type Press } from "../play/lottery-play.ts";
import type { OpenedLottery } from "../play/open-lottery.ts";
import { Posts } from "../posts/posts-card.tsx";
import { BettingArea } from "./betting-area.tsx";
import { ConfirmBet } from "./confirm-bet.tsx";
import { ModeChips } from "./mode-chips.tsx";
import { useCounter } from "./use-counter.ts";
import { reachedBy } from "./value-grid.tsx";

const sentences = (domain: string, content: unknown): MessageSource => ({
	domain,
	files: { "./messages/en.json": `data:application/json,${encodeURIComponent(JSON.stringify(content))}` },
});
beforeAll(() =>
	startText({
		sources: [sentences("lottery", en), sentences("platform", { close: "Close" })],
		first: ["lottery", "platform"],
		defaultLanguage: "EN",
	}),
);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const now = Date.parse("2025-11-24T00:00:10Z");
const [current, next] = issuesFrom(issueOf("TSFFC", now), 2).map(({ issue: numero, opensAt, closesAt, drawsAt }) => ({
	numero,
	opensAt,
	closesAt,
	drawsAt,
}));
if (current === undefined || next === undefined) throw new Error("no issues");
const game: LotterySeen = {
	gameId: "TSFFC",
	phase: "open",
	current: { ...current, committed: { commit: "a".repeat(64), source: "tickets" } },
	next,
	last: [],
};
const footing = { currency: "P", mode: "Lott", group: 1950, game: "TSFFC" } as const;

type CounterProps = {
	readonly opened: OpenedLottery;
	readonly lottery: LotteryPlay;
	readonly playType: string;
};

const noDraws: readonly [] = [];

function Counter({ opened, lottery, playType }: CounterProps) {
	const counter = useCounter({ opened, lottery, playType });
	const { slip } = counter;
	return (
		<>
			<ModeChips opened={opened.footing} mode={counter.footing.mode} onMode={counter.changeMode} />
			<BettingArea
				draft={counter.draft}
				footing={counter.footing}
				most={opened.most}
				draws={noDraws}
				under="none"
				onDraft={counter.setDraft}
				onUnder={() => {}}
			/>
			<BetStrip counter={counter} onCart={() => {}} clock={null} />
			<button type="button" onClick={counter.addDraft}>
				Add it
			</button>
			<button type="button" onClick={() => slip.ok && counter.ask({ slips: [slip.value], from: "draft" })}>
				Bet it
			</button>
			<CartList cart={counter.cart} onCart={counter.setCart} onBet={() => {}} onChase={() => {}} />
			<ConfirmBet asked={counter.asked} issue={current?.numero ?? ""} onBet={counter.bet} onClose={counter.drop} />
		</>
	);
}

function open(of: OpenedLottery["footing"] = footing, playType = "Last3Straight") {
	const sent: Press[] = [];
	const asking: OpenedLottery["asking"] = {
		enter: async () => ({ ok: true, value: { game, balance: "100.00", now } }),
		recent: async () => [],
		async bet(asked) {
			sent.push(asked);
			return { ok: true, value: { orders: [], balance: "90.00", now } };
		},
		ordersOn: async () => [],
		unanswered: { recall: () => undefined, remember: () => {}, forget: () => {} },
	};
	const ports: LotteryPorts = {
		...asking,
		clock: () => now,
		later: () => () => {},
		decided: () => {},
		sessionLost: () => {},
	};
	const first = { game, balance: "100.00", now, draws: [] };
	const opened: OpenedLottery = {
		mode: "real",
		footing: of,
		prizeModeId: 1,
		currency: "P",
		most: { issue: "10000.00", plays: new Map([[15, "50.00"]]) },
		session: undefined,
		first,
		asking,
	};
	const lottery = createLotteryPlay(first, ports);
	render(<Counter opened={opened} lottery={lottery} playType={playType} />);
	return { sent };
}

const row = (name: string) => within(screen.getByRole("group", { name }));
const press = (name: string, value: string) => userEvent.click(row(name).getByRole("button", { name: value }));

it("counts as the core counts, says what is missing, and bets what was confirmed under one key", async () => {
	const { sent } = open();
	expect(screen.getByText(en.fault.NOT_OFFERED)).toBeDefined();
	for (const value of ["1", "2"]) await press(en.row.place3, value);
	await press(en.row.place4, "3");
	for (const value of ["4", "5", "6"]) await press(en.row.place5, value);
	expect(playOf(21)?.count([[1, 2], [3], [4, 5, 6]])).toBe(6);
	expect(screen.getByText("6 bets")).toBeDefined();
	await userEvent.click(screen.getByText("Bet it"));
	const dialog = await screen.findByRole("dialog", { name: `Bet on issue ${current?.numero}` });
	expect(sent).toEqual([]);
	expect(dialog.textContent).toMatch(/6 bets for P.12\.00 in total/);
	await userEvent.click(within(dialog).getByRole("button", { name: /^Bet/ }));
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({
		currentNumero: current?.numero,
		betCartAmountSum: "12.00",
		bettingSlipString: "1,2_3_4,5,6~1~21~1~1950~1",
		winningStop: false,
	});
	expect(await screen.findByText(en.fault.NOT_OFFERED)).toBeDefined();
});

it("says what one may stake on the issue, and on a play that takes less", async () => {
	open();
	expect(screen.getByText(/^You may stake P.10,000\.00 at most on one issue\.$/)).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: en.group.Last2 }));
	expect(screen.getByText(/^You may stake P.50\.00 at most on this play of one issue\.$/)).toBeDefined();
});

it("300 numbers are six stops of the keyboard, each named, and picked without a pointer", async () => {
	const play = playOf(1623);
	expect(play?.rows.reduce((sum, { values }) => sum + values.length, 0)).toBe(294);
	open({ ...footing, game: "TSFFLHC" }, "LHCNormalPlace");
	const rows = screen.getAllByRole("toolbar");
	expect(rows.map((each) => each.getAttribute("aria-label"))).toEqual([
		...[en.row.place1, en.row.place2, en.row.place3],
		...[en.row.place4, en.row.place5, en.row.place6],
	]);
	for (const each of rows) {
		const values = within(each).getAllByRole("button");
		expect(values.map((value) => value.textContent)).toEqual(Array.from({ length: 49 }, (_, at) => String(at + 1)));
		expect(values.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
	}
	const focused = () => document.activeElement?.textContent;
	within(rows[0] ?? document.body)
		.getByRole("button", { name: "1" })
		.focus();
	await userEvent.keyboard("{ArrowRight}{ArrowRight} {End}{ArrowRight}");
	expect(focused()).toBe("49");
	await userEvent.keyboard("{ArrowLeft}{Enter}{Home}{ArrowLeft}");
	expect(focused()).toBe("1");
	const pressed = () => within(rows[0] ?? document.body).getAllByRole("button", { pressed: true });
	expect(pressed().map(({ textContent }) => textContent)).toEqual(["3", "48"]);
	expect(screen.getByText("2 bets")).toBeDefined();
	// Away and back it is the value where one was.
	await userEvent.keyboard("{ArrowRight}{Tab}");
	expect(rows.every((each) => !each.contains(document.activeElement))).toBe(true);
	await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
	expect(focused()).toBe("2");
	// From one row to the next by the quick picks between them, which stand here both as a phone and as a desk shows them.
	let stops = 0;
	for (; rows[1]?.contains(document.activeElement) === false && stops < 20; stops++) await userEvent.keyboard("{Tab}");
	expect(stops).toBeLessThan(14);
	expect(focused()).toBe("1");
});

it.each([
	["ArrowRight", 4, 5],
	["ArrowLeft", 0, 0],
	["ArrowDown", 4, 14],
	["ArrowDown", 45, 45],
	["ArrowUp", 14, 4],
	["ArrowUp", 4, 4],
	["Home", 30, 0],
	["End", 30, 48],
	["a", 30, undefined],
])("%s leads from value %i to %s", (key, here, to) => {
	expect(reachedBy(key, { here, count: 49, columns: 10 })).toBe(to);
});

it("a slip goes into the cart, is summed there and can be taken out; chance picks into it too", async () => {
	open();
	for (const place of [en.row.place3, en.row.place4, en.row.place5]) await press(place, "7");
	await userEvent.click(screen.getByText("Add it"));
	await userEvent.click(screen.getByRole("button", { name: "Random 5" }));
	expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(6);
	expect(screen.getByText("6 bets")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: /^Remove Last three: Straight 7 \| 7 \| 7/ }));
	expect(screen.getByText("5 bets")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: en.cart.clear }));
	expect(screen.getByText(en.cart.empty)).toBeDefined();
});

it("by the first digit there is no bet on it, no prize group, and a cart of its own", async () => {
	const { sent } = open();
	for (const place of [en.row.place3, en.row.place4, en.row.place5]) await press(place, "7");
	await userEvent.click(screen.getByText("Add it"));
	await userEvent.click(screen.getByRole("button", { name: en.modes.ZY }));
	expect(screen.getByText(en.cart.empty)).toBeDefined();
	expect(screen.getByText(en.modes.saysZY)).toBeDefined();
	expect(screen.queryByRole("button", { name: en.group.All5 })).toBeNull();
	expect(screen.queryByRole("slider")).toBeNull();
	expect(screen.getByText("Return 96.5%")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: en.group.Last2 }));
	await press(en.row.place4, "3");
	await press(en.row.place5, "4");
	await userEvent.click(screen.getByText("Bet it"));
	await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /^Bet/ }));
	expect(sent).toMatchObject([{ prizeModeId: 2, betCartAmountSum: "2.00", bettingSlipString: "3_4~1~15~1~0~1" }]);
	await userEvent.click(screen.getByRole("button", { name: en.modes.Lott }));
	expect(screen.getByRole("slider")).toBeDefined();
});

it("pasted lines say how many were read, repeated and wrong", async () => {
	open();
	await userEvent.click(screen.getByRole("button", { name: en.play.typed }));
	await userEvent.click(screen.getByRole("textbox", { name: /Lines of 3 digits/ }));
	await userEvent.paste("123 456,123;99 4567");
	expect(screen.getByText("Lines read: 2. Repeats dropped: 1. Not lines of this play: 2.")).toBeDefined();
	expect(screen.getByText("2 bets")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: en.typed.tidy }));
	expect(screen.getByText("Lines read: 2.")).toBeDefined();
});

it("a chase shows its total and the most that can be lost before it is bet, and sends the rows that it shows", async () => {
	const slip = unwrap(parseSlip("1_2_3~1~21~1~1800~1", footing));
	const onChase = vi.fn();
	render(<ChaseSheet slips={[slip]} issues={issuesFrom(issueOf("TSFFC", now), 20)} onChase={onChase} />);
	await userEvent.click(screen.getByRole("button", { name: en.chase.growing }));
	const rows = planChase({ kind: "growing", multiple: 1, factor: 2, every: 1 }, basisOf([slip]), 5);
	expect(rows.at(-1)?.staked).toBe(6_200n);
	const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
	expect(figure("Total of 5 issues")).toMatch(/62\.00/);
	// A tenth less of a percent and a half: 7.5 per cent of 62.00 come back as rebates.
	expect(figure(en.chase.worst)).toMatch(/57\.35/);
	await userEvent.click(screen.getByRole("button", { name: /^Bet the chase/ }));
	expect(onChase).toHaveBeenCalledWith({
		rows: rows.map(({ multiple }, index) => ({ issue: issuesFrom(issueOf("TSFFC", now), 20)[index]?.issue, multiple })),
		stopOnWin: true,
	});
});

it("posts five digits for a draw of yeekee, and nothing in another game", async () => {
	const sent: string[] = [];
	const posted: { place: number; digits: string; own: boolean }[] = [];
	const client = createClient({
		origin: "http://site.test",
		merchant: () => "tessera",
		language: () => "EN",
		token: () => "t",
		seal: async () => "",
		fetch: async (_address, init) => {
			if (init?.method === "POST") {
				sent.push(String(init.body));
				posted.push({ place: posted.length + 1, digits: "12345", own: true });
				return Response.json({ success: true, value: { place: posted.length } });
			}
			return Response.json({ success: true, value: { count: posted.length, left: 5 - posted.length, posts: posted } });
		},
	});
	const ports = { clientFor: () => client, failureSentence: ({ code }: { code: string }) => code };
	const play = { token: "t", gameCode: "YK" };
	const { container, rerender } = render(<Posts play={play} ports={ports} game={game} />);
	expect(container.textContent).toBe("");
	const numero = "2026030201";
	rerender(<Posts play={play} ports={ports} game={{ gameId: "YK", current: { ...game.current, numero } }} />);
	await screen.findByText(/^0 posted/);
	const act = screen.getByRole<HTMLButtonElement>("button", { name: en.posts.act });
	expect(act.disabled).toBe(true);
	await userEvent.type(screen.getByRole("textbox", { name: en.posts.label }), "12a345x9");
	await userEvent.click(act);
	await screen.findByRole("listitem", { name: "Post 1, 12345, yours" });
	expect(sent).toEqual([JSON.stringify({ numero, digits: "12345" })]);
	await screen.findByText("1 posted. You may post 4 more.");
});
