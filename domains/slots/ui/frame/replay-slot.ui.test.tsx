// What a replay says to somebody who does not see it: what the live round said, and nothing that was staked anew.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startText } from "#platform/ui";
import type { OpenedReplay } from "./open-replay.ts";
import { ReplaySlot } from "./replay-slot.tsx";
import { sentences, testShow } from "./testing.ts";

beforeAll(() => startText({ sources: [sentences], first: ["slots"], defaultLanguage: "EN" }));
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

it("the reels turn, the bonus by its steps, the result with the balance it left; the same when it is shown again", async () => {
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
	const replay = { show, round, cost: 20, shownOf: (credits: number) => (credits / 20).toFixed(2), money: undefined };
	await act(async () => {
		render(<ReplaySlot replay={replay} ports={{ version: "1" }} onClose={undefined} closing="leave" />);
	});
	const said = (): string => screen.getByRole("status").textContent ?? "";
	expect(said()).toBe("The reels turn.");
	act(() => show.showing.set({ kind: "free-start", spins: 8 }));
	expect(said()).toBe("8 free spins");
	act(() => show.showing.set({ kind: "free-end", spins: 8, win: 150 }));
	expect(said()).toBe("Free spins: P 7.50");
	await act(async () => end());
	expect(said()).toBe("You won P 7.50. Balance P 16.50.");
	act(() => screen.getByRole("button", { name: "Show it again" }).click());
	act(() => show.showing.set(undefined));
	expect(said()).toBe("The reels turn.");
	expect(screen.getAllByText("Replay")).toHaveLength(1);
});
