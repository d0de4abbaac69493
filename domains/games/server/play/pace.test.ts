// The pause between two rounds of a game.
import { describe, expect, it } from "vitest";
import { memberId } from "#platform/kernel";
import { paceKey, tooEarly } from "./pace.ts";

const at = (milliseconds: number): Date => new Date(1_800_000_000_000 + milliseconds);

describe("a round after another", () => {
	it("waits for the rest of the pause, and not a millisecond more", () => {
		const pace = { last: at(0), cycle: 2_500 };
		for (const [now, rest] of [
			[0, 2_500],
			[1, 2_499],
			[2_499, 1],
			[2_500, 0],
			[90_000, 0],
		] as const) {
			expect(tooEarly({ startedAt: at(now) }, pace)).toBe(rest);
		}
	});

	it("waits for nothing where there was none before, or no pause is asked for", () => {
		expect(tooEarly({ startedAt: at(0) }, { last: undefined, cycle: 2_500 })).toBe(0);
		expect(tooEarly({ startedAt: at(0) }, { last: at(0), cycle: 0 })).toBe(0);
	});

	it("that was begun a moment ahead by another node's clock still has the whole pause after it", () => {
		expect(tooEarly({ startedAt: at(0) }, { last: at(40), cycle: 2_500 })).toBe(2_540);
	});

	it("is of its member and its game alone", () => {
		const keys = [
			paceKey({ memberId: memberId("1"), gameId: "12" }),
			paceKey({ memberId: memberId("11"), gameId: "2" }),
			paceKey({ memberId: memberId("1"), gameId: "2" }),
		];
		expect(new Set(keys).size).toBe(3);
	});
});
