// What a replay says to somebody who does not see it: what the live round said, and nothing that was staked anew.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { cabinetSentences } from "#cabinet/ui/testing";
import { startText } from "#platform/ui";
import type { OpenedReplay } from "./open-replay.ts";
import { ReplaySlot } from "./replay-slot.tsx";
import { sentences, testShow } from "./testing.ts";

beforeAll(() =>
	startText({
		sources: [...sentences, cabinetSentences],
		first: ["slots", "slot-names", "cabinet"],
		defaultLanguage: "EN",
	}),
);
afterEach(cleanup);

const round: OpenedReplay["round"] = {
	replay: true,
	roundId: "r1",
	gameCode: "dancheong-gate",
	vassalage: "TESSERA",
	vendorName: "The House",
	gameType: "RNG",
	displayName: "Dancheong Gate",
	smallIcon: "/a.webp",
	hue: 10,
	payTable: "dancheong-gate@1",
	mode: "real",
	currency: "P",
	stake: "1.00",
	win: "7.50",
	balanceBefore: "10.00",
	balanceAfter: "16.50",
	startedAt: "2026-11-23T00:00:00.000Z",
	events: [
		{ type: "bet", mode: "standard", cost: 20 },
		{ type: "total", win: 150 },
	],
};

async function openReplay(shown: OpenedReplay["round"]) {
	let end = (): void => {};
	const stage = {
		resize: () => {},
		show: () => {},
		start: () => {},
		giveUp: () => {},
		hurry: () => {},
		close: () => {},
		present: () =>
			new Promise<void>((resolve) => {
				end = resolve;
			}),
	};
	const show = { ...testShow(), open: async () => ({ stage, close: () => {} }) };
	const money = (credits: number): string => (credits / 20).toFixed(2);
	const replay = { show, round: shown, cost: 20, shownOf: money, money: undefined };
	await act(async () => {
		render(<ReplaySlot replay={replay} ports={{ version: "1" }} onClose={undefined} closing="leave" />);
	});
	return { show, end: () => act(async () => end()) };
}

it("a doubling turns no reel: both sides stay open and it is said how it went, until it is shown again", async () => {
	const doubled = { type: "double-up", round: "r0", step: 1, picked: "left", drawn: "right", pay: 0 } as const;
	const { show, end } = await openReplay({ ...round, win: "0.00", events: [doubled, { type: "total", win: 0 }] });
	expect(screen.queryByText("Your pick")).toBeNull();
	act(() => show.showing.set(undefined));
	await end();
	expect(screen.getByText("Your pick")).toBeTruthy();
	expect(screen.getByText("The other shell held it")).toBeTruthy();
	cleanup();
	const spun = await openReplay(round);
	await spun.end();
	expect(screen.queryByText("Your pick")).toBeNull();
});

it("the reels turn, the bonus by its steps, the result with the balance it left; the same when it is shown again", async () => {
	const { show, end } = await openReplay(round);
	const said = (): string => screen.getByRole("status").textContent ?? "";
	expect(said()).toBe("The reels turn.");
	act(() => show.showing.set({ kind: "free-start", spins: 8 }));
	expect(said()).toBe("8 free spins");
	act(() => show.showing.set({ kind: "free-end", spins: 8, win: 150 }));
	expect(said()).toBe("Free spins: P 7.50");
	await end();
	expect(said()).toBe("You won P 7.50. Balance P 16.50.");
	act(() => screen.getByRole("button", { name: "Show it again" }).click());
	act(() => show.showing.set(undefined));
	expect(said()).toBe("The reels turn.");
	expect(screen.getAllByText("Replay")).toHaveLength(1);
});
