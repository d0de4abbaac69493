// Which tier a team has reached.
import { expect, test } from "vitest";
import { streakOf, type Tier, tierReached } from "./tiers.ts";

const tiers: readonly Tier[] = [
	{ members: 0, turnover: 100n, streak: 0, rate: 4_000n },
	{ members: 8, turnover: 300n, streak: 0, rate: 6_000n },
	{ members: 8, turnover: 300n, streak: 3, rate: 9_000n },
];
const rateOf = (members: number, turnover: bigint, streak: number) =>
	tierReached(tiers, { members, turnover, streak })?.rate;

test("the last tier whose conditions all hold", () => {
	expect(rateOf(0, 99n, 9)).toBeUndefined();
	expect(rateOf(7, 10_000n, 9)).toBe(4_000n);
	expect(rateOf(8, 300n, 2)).toBe(6_000n);
	expect(rateOf(8, 300n, 3)).toBe(9_000n);
});

test("a streak is broken by a period that the company did not win", () => {
	const days = [1n, 1n, -1n, 1n, 1n, 1n, 1n];
	const reached = days.map((_, day) => streakOf(days.slice(0, day + 1)));
	expect(reached).toEqual([1, 2, 0, 1, 2, 3, 4]);
	expect(reached.flatMap((streak, day) => (streak >= 3 ? [day + 1] : []))).toEqual([6, 7]);
	expect(streakOf([])).toBe(0);
	expect(streakOf([5n, 0n])).toBe(0);
});
