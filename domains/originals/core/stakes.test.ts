// Stakes and wins in minor units.
import { describe, expect, it } from "vitest";
import { currencyDecimals, isCurrencyCode } from "#platform/kernel";
import { mostTimes, timesUnit } from "./original.ts";
import { offeredStakes, stakeBounds, winOf } from "./stakes.ts";

const currencies = Object.keys(currencyDecimals).filter(isCurrencyCode);

describe("stakes", () => {
	it.each(currencies)("%s: ascending, from at least a hundred minor units, the bounds at the ends", (currency) => {
		const stakes = offeredStakes(currency);
		expect(stakes).toHaveLength(8);
		expect([...stakes].sort((a, b) => (a < b ? -1 : 1))).toEqual(stakes);
		expect(stakes[0]).toBeGreaterThanOrEqual(100n);
		expect(stakeBounds(currency)).toEqual({ min: stakes[0], max: stakes[7] });
	});

	it("in the house's play money: 1 to 200", () => {
		expect(stakeBounds("P")).toEqual({ min: 100n, max: 20_000n });
	});

	it("the dearest round stays within what the ledger counts", () => {
		for (const currency of currencies) {
			expect(winOf(stakeBounds(currency).max, mostTimes)).toBeLessThan(2n ** 63n);
		}
	});
});

describe("a win", () => {
	it.each(currencies)("%s: a stake that is returned is the stake, to the minor unit, at every level", (currency) => {
		for (const stake of offeredStakes(currency)) {
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

	it("the digit that is cut off takes less than one unit, so the least stake still returns above 96.9 %", () => {
		// Dice at 95 %: 103.15 becomes 103.
		expect(Number(winOf(100n, 10_315)) * 0.95).toBeGreaterThan(96.9);
	});

	it.each([-1, 0.5, Number.NaN])("a multiplier of %s is a bug", (times) => {
		expect(() => winOf(100n, times)).toThrow("whole");
	});
});
