// How much each kind brings: the golden values of the rules, each by a second way of reckoning beside it.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	cashbackOf,
	freeBetProfit,
	houseCost,
	matchOf,
	referralOf,
	signStep,
	ticketsOf,
	wageringOf,
} from "./rewards.ts";

describe("a match", () => {
	const half = { percent: 50, most: 10_000n };
	test("50 % to 100.00 of 150.55 is 75.27, which x 12 asks 903.24 for", () => {
		const bonus = matchOf(15_055n, half);
		expect(bonus).toBe(7_527n);
		expect(Math.floor(150.55 * 50)).toBe(7_527);
		expect(wageringOf(bonus, 12)).toBe(90_324n);
		expect(Array.from({ length: 12 }, () => bonus).reduce((sum, one) => sum + one, 0n)).toBe(90_324n);
	});
	test("is at most what it says, and nothing of nothing", () => {
		expect(matchOf(20_001n, half)).toBe(10_000n);
		expect(matchOf(0n, half)).toBe(0n);
		expect(matchOf(-5n, half)).toBe(0n);
	});
	test.each([
		[10, 350, 6_500n],
		[30, 350, -500n],
	])("of 100 at x%i and an edge of %i costs the house %s", (times, edge, cost) => {
		expect(houseCost(10_000n, { times, edge })).toBe(cost);
		expect(Math.round(10_000 * (1 - times * (edge / 10_000)))).toBe(Number(cost));
	});
});

describe("cashback on a loss", () => {
	const tiers = [
		{ from: 10_000n, percent: 5 },
		{ from: 100_000n, percent: 8 },
		{ from: 1_000_000n, percent: 10 },
	];
	const loss = (staked: bigint, won = 0n, promos = 0n) =>
		cashbackOf({ staked, won, promos }, { tiers, most: 500_000n });
	test.each([
		[99_999n, 4_999n],
		[123_456n, 9_876n],
		[9_999n, 0n],
		[10_000n, 500n],
		[100_000n, 8_000n],
		[1_000_000n, 100_000n],
		[100_000_000n, 500_000n],
	])("of %s lost is %s", (staked, back) => {
		expect(loss(staked)).toBe(back);
		expect(loss(staked + 777n, 700n, 77n)).toBe(back);
	});
	test("counts what was won and given against it, and never goes below nothing", () => {
		expect(loss(50_000n, 60_000n)).toBe(0n);
		expect(cashbackOf({ staked: 5n, won: 0n, promos: 0n }, { tiers: [], most: 9n })).toBe(0n);
		fc.assert(
			fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.bigInt({ min: 0n, max: 10n ** 9n }), (staked, won) => {
				const back = loss(staked, won);
				expect(back >= 0n && (staked < won ? back === 0n : back * 10n <= staked - won)).toBe(true);
			}),
		);
	});
});

test("a free bet pays the profit alone: 10.00 at 2.40 is 14.00", () => {
	expect(freeBetProfit(1_000n, 240)).toBe(1_400n);
	expect((1_000 * 240) / 100 - 1_000).toBe(1_400);
	expect(freeBetProfit(1_000n, 100)).toBe(0n);
});

describe("signing", () => {
	const golden = [1, 2, 3, 5];
	const rewards = [1, 1, 2, 2, 3, 3, 10];
	test.each([
		["streak", [1, 1, 2, 1]],
		["cumulative", [1, 1, 2, 2]],
	] as const)("on days 1 2 3 5 by %s brings %o", (mode, brought) => {
		const got = golden.map((today) => rewards[signStep(golden, { today, mode, steps: 7 }) - 1]);
		expect(got).toEqual(brought);
	});
	test("begins anew after the last", () => {
		const days = [1, 2, 3, 4, 5, 6, 7, 8];
		expect(days.map((today) => signStep(days, { today, mode: "streak", steps: 7 }))).toEqual([1, 2, 3, 4, 5, 6, 7, 1]);
	});
});

test.each([
	[0, 0n],
	[4, 2_000n],
	[5, 4_500n],
	[10, 12_000n],
	[12, 13_000n],
])("%i friends bring %s", (friends, brought) => {
	const rule = {
		each: 500n,
		bonuses: [
			{ friends: 5, amount: 2_000n },
			{ friends: 10, amount: 5_000n },
		],
	};
	expect(referralOf(friends, rule)).toBe(brought);
});

describe("tickets", () => {
	const rule = { every: 100_000n, most: 100 };
	test("of the golden turnovers are 1 1 2 1 0 5, with a rest of 500.00 in all", () => {
		const turnovers = [123_456n, 76_544n, 250_000n, 99_999n, 1n, 500_000n];
		let before = 0n;
		const earned = turnovers.map((turnover) => {
			const had = ticketsOf(before, rule).tickets;
			before += turnover;
			return ticketsOf(before, rule).tickets - had;
		});
		expect(earned).toEqual([1, 1, 2, 1, 0, 5]);
		expect(ticketsOf(before, rule)).toEqual({ tickets: 10, rest: 50_000n });
	});
	test("are never more than the most, nor of what was taken back", () => {
		expect(ticketsOf(10n ** 12n, rule).tickets).toBe(100);
		expect(ticketsOf(-1n, rule)).toEqual({ tickets: 0, rest: 0n });
	});
});
