// Random hands: chips are kept, pots by levels are pots by chips, nobody wins more than they can, and a hand always ends.
import { expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { historiesOf } from "../../../tools/bootstrap/testing/turn.ts";
import { endOf, potsOf, rakeOf, shared, split } from "./pots.ts";
import { potsByChips } from "./testing/chip-by-chip.ts";
import { randomHand } from "./testing/random-hand.ts";

const seed = Number(process.env.SEED ?? 20_261_124);

test(`chips are kept and pots agree with a solver by chips (seed ${seed})`, () => {
	const chance = seededChance(seed);
	for (let round = 0; round < historiesOf(1_200); round++) {
		const hand = randomHand(chance);
		expect(potsOf(hand)).toEqual(potsByChips(hand.players));
		const { players, pots, rake } = endOf(hand);
		const before = hand.players.reduce((sum, { start }) => sum + start, 0);
		expect(players.reduce((sum, { stack }) => sum + stack, rake)).toBe(before);
		expect(players.reduce((sum, { staked, won }) => sum + won - staked, rake)).toBe(0);
		expect(players.reduce((sum, { raked }) => sum + raked, 0)).toBe(rake);
		expect(rake).toBeLessThanOrEqual(
			rakeOf(
				hand.rake,
				pots.reduce((sum, { amount }) => sum + amount, 0),
			),
		);
		for (const { seat, won } of players) {
			expect(won === 0 || pots.some(({ seats }) => seats.includes(seat))).toBe(true);
		}
		for (const { won, shown, seat } of players) {
			const folded = hand.players.find((player) => player.seat === seat)?.folded;
			const alone = hand.players.filter((player) => !player.folded).length === 1;
			// Who wins has shown, unless everybody else folded; who folded never shows.
			expect([won > 0 && !alone && !shown, folded === true && shown]).toEqual([false, false]);
		}
	}
});

test("a rake rounds half to even and ends at its cap", () => {
	expect([50, 70, 90, 30].map((amount) => rakeOf({ rate: 500, cap: 100 }, amount))).toEqual([2, 4, 4, 2]);
	expect(rakeOf({ rate: 500, cap: 3 }, 5_000)).toBe(3);
});

test("sums are split and shared whole", () => {
	expect(split(10, 3)).toEqual([4, 3, 3]);
	expect(shared(250, [777, 2500, 2500])).toEqual([34, 108, 108]);
	expect(shared(0, [0, 0])).toEqual([0, 0]);
});
