// The pause between two rounds of a member.
import { describe, expect, it } from "vitest";
import { cycleOf, tooEarly } from "./pace.ts";

const at = (milliseconds: number): Date => new Date(1_800_000_000_000 + milliseconds);
const lastAt = (milliseconds: number, gameId = "slot") => ({ gameId, startedAt: at(milliseconds) });
const cycle = (gameId: string): number => (gameId === "slot" ? 2_500 : 5_000);

describe("a round after another", () => {
	it("waits for the rest of the pause, and not a millisecond more", () => {
		for (const [now, rest] of [
			[0, 2_500],
			[1, 2_499],
			[2_499, 1],
			[2_500, 0],
			[90_000, 0],
		] as const) {
			expect(tooEarly({ startedAt: at(now) }, { last: lastAt(0), cycle })).toBe(rest);
		}
	});

	it("waits for the pause of the game that was played, whatever is played next", () => {
		expect(tooEarly({ startedAt: at(2_500) }, { last: lastAt(0, "slot"), cycle })).toBe(0);
		expect(tooEarly({ startedAt: at(2_500) }, { last: lastAt(0, "dice"), cycle })).toBe(2_500);
	});

	it("waits for nothing where there was none before, or no pause is asked for", () => {
		expect(tooEarly({ startedAt: at(0) }, { last: undefined, cycle })).toBe(0);
		expect(tooEarly({ startedAt: at(0) }, { last: lastAt(0), cycle: () => 0 })).toBe(0);
	});

	it("that was begun a moment ahead by another node's clock still has the whole pause after it", () => {
		expect(tooEarly({ startedAt: at(0) }, { last: lastAt(40), cycle })).toBe(2_540);
	});
});

describe("the pause of a game", () => {
	it.each([
		["a slot with lines", { category: "RNG", lines: 20 }, 2_500],
		["a slot with ways", { category: "RNG", lines: 243 }, 2_500],
		["an instant game, which stands among the slots", { category: "RNG", lines: undefined }, 5_000],
		["a table", { category: "LIVE", lines: undefined }, 5_000],
		["a game that is not in the catalogue any more", undefined, 5_000],
	] as const)("%s", (_, game, milliseconds) => {
		expect(cycleOf(game, { slots: 2_500, others: 5_000 })).toBe(milliseconds);
	});
});
