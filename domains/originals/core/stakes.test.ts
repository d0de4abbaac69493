// Stakes and wins in minor units.
import { describe, expect, it } from "vitest";
import { currencyDecimals, isCurrencyCode, toNumber } from "#platform/kernel";
import { awardOf } from "./games/hi-lo.ts";
import { mostTimes, originalGames, timesUnit } from "./original.ts";
import { waysOf } from "./registry.ts";
import { leastStakes, offeredStakes, stakeBounds, winOf } from "./stakes.ts";

const currencies = Object.keys(currencyDecimals).filter(isCurrencyCode);

describe("stakes", () => {
	it.each(currencies)("%s: ascending, from at least a hundred minor units, the bounds at the ends", (currency) => {
		for (const game of originalGames) {
			const stakes = offeredStakes({ game, currency });
			expect(stakes.length).toBeGreaterThanOrEqual(7);
			expect([...stakes].sort((a, b) => (a < b ? -1 : 1))).toEqual(stakes);
			expect(stakes[0]).toBeGreaterThanOrEqual(100n);
			expect(stakeBounds({ game, currency })).toEqual({ min: stakes[0], max: stakes.at(-1) });
		}
	});

	it("in the house's play money: 1 to 200, and from 2 where multipliers are finer than hundredths", () => {
		expect(stakeBounds({ game: "limbo", currency: "P" })).toEqual({ min: 100n, max: 20_000n });
		expect(stakeBounds({ game: "dice", currency: "P" })).toEqual({ min: 200n, max: 20_000n });
	});

	it("the dearest round stays within what the ledger counts", () => {
		for (const currency of currencies) {
			expect(winOf(stakeBounds({ game: "crash", currency }).max, mostTimes)).toBeLessThan(2n ** 63n);
		}
	});

	it.each(originalGames)("%s: every stake is a whole number of times one of the least", (game) => {
		for (const currency of currencies) {
			const { min } = stakeBounds({ game, currency });
			expect(leastStakes(game)).toContain(min);
			for (const stake of offeredStakes({ game, currency })) expect(stake % (min === 200n ? 100n : min)).toBe(0n);
		}
	});
});

describe("every way to bet returns what is promised, at every stake that is offered", () => {
	it.each(originalGames)("%s: from 97.5 to 98 %%, and no way half a per cent from another", (game) => {
		const stakes = new Set(currencies.flatMap((currency) => offeredStakes({ game, currency }).map(Number)));
		let [low, high] = [100, 0];
		for (const way of waysOf(game)) {
			const awards = way.awards.map(({ times, chance }) => ({ times, share: toNumber(chance) }));
			for (const stake of stakes) {
				// Whole numbers below 2^53: the win of a stake is exact.
				const paid = awards.reduce((sum, { times, share }) => sum + Math.floor((stake * times) / timesUnit) * share, 0);
				const rtp = (paid / stake) * 100;
				[low, high] = [Math.min(low, rtp), Math.max(high, rtp)];
			}
		}
		expect(low).toBeGreaterThanOrEqual(97.5);
		expect(high).toBeLessThanOrEqual(98 + 1e-9);
		expect(high - low).toBeLessThanOrEqual(0.5);
	});

	it("hi-lo: so does every run of up to four guesses", () => {
		const runs = (length: number): number[][] =>
			length === 0
				? [[]]
				: runs(length - 1).flatMap((run) =>
						Array.from({ length: 12 }, (_, ways) => ways + 1)
							.filter((ways) => ways <= (run.at(-1) ?? 12))
							.map((ways) => [...run, ways]),
					);
		for (const run of [1, 2, 3, 4].flatMap(runs)) {
			const { times, chance } = awardOf(run);
			if (times > mostTimes) continue;
			for (const stake of leastStakes("hi-lo")) {
				const rtp = (Number(winOf(stake, times)) / Number(stake)) * toNumber(chance) * 100;
				expect(rtp).toBeGreaterThanOrEqual(97.5);
				expect(rtp).toBeLessThanOrEqual(98 + 1e-9);
			}
		}
	});
});

describe("a win", () => {
	it.each(currencies)("%s: a stake that is returned is the stake, to the minor unit, at every level", (currency) => {
		for (const stake of offeredStakes({ game: "limbo", currency })) {
			expect(winOf(stake, timesUnit)).toBe(stake);
			expect(winOf(stake, 0)).toBe(0n);
		}
	});

	it.each([
		[100n, 19_600, 196n],
		[100n, 10_315, 103n],
		[2_500n, 10_315, 2_578n],
		[100n, 0, 0n],
		[100n, 9_999, 99n],
		[20_000n, mostTimes, 200_000_000n],
	])("%s at %i ten-thousandths is %s: rounded down, once", (stake, times, win) => {
		expect(winOf(stake, times)).toBe(win);
	});

	it.each([-1, 0.5, Number.NaN])("a multiplier of %s is a bug", (times) => {
		expect(() => winOf(100n, times)).toThrow("whole");
	});
});
