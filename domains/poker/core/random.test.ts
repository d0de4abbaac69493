// Random hands: chips are kept, pots by levels are pots by chips, nobody wins more than they can, and a hand always ends.
import { expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { historiesOf } from "../../../tools/bootstrap/testing/turn.ts";
import { rakeOf, shared, split } from "./pots.ts";
import { faultsOf } from "./testing/hand-faults.ts";
import { randomHand } from "./testing/random-hand.ts";

const seed = Number(process.env.SEED ?? 20_261_124);

test(`chips are kept and pots agree with a solver by chips (seed ${seed})`, () => {
	const chance = seededChance(seed);
	for (let round = 0; round < historiesOf(1_200); round++) expect(faultsOf(randomHand(chance))).toEqual([]);
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
