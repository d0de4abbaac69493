import { expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { chiSquareQuantile, rateInterval } from "./sampling.ts";

test("the quantiles of chi-square are those of the tables", () => {
	expect(chiSquareQuantile({ freedom: 20, z: 2.5758 })).toBeCloseTo(39.997, 1);
	expect(chiSquareQuantile({ freedom: 20, z: -2.5758 })).toBeCloseTo(7.4, 1);
});

test("ten events in a thousand trials lie in the exact interval of Poisson's distribution", () => {
	const { low, high } = rateInterval([{ met: 10, weight: 0.001 }]);
	// Garwood's interval for ten events at 99 %: 3.717 to 21.398.
	expect(low * 1_000).toBeCloseTo(3.717, 1);
	expect(high * 1_000).toBeCloseTo(21.398, 1);
});

test("what was never met may still come", () => {
	expect(rateInterval([{ met: 0, weight: 0.01 }]).low).toBe(0);
	expect(rateInterval([{ met: 0, weight: 0.01 }]).high).toBeCloseTo(0.053, 2);
	expect(rateInterval([])).toEqual({ low: 0, high: 0 });
});

test("of a thousand samples in two parts at least 98 in a hundred hold the true rate", () => {
	const chance = seededChance(20_261_124);
	const often = (one: number): number =>
		Array.from({ length: 400 }).reduce((sum: number) => sum + (chance.below(one) === 0 ? 1 : 0), 0);
	let held = 0;
	for (let sample = 0; sample < 1_000; sample++) {
		const { low, high } = rateInterval([
			{ met: often(20), weight: 1 / 400 },
			{ met: often(100), weight: 3 / 400 },
		]);
		if (low <= 0.08 && 0.08 <= high) held++;
	}
	expect(held).toBeGreaterThanOrEqual(980);
});
