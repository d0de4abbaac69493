import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { earnPoints, parseRate, partsOfAPoint } from "./earn-points.ts";

describe("the brand's rates", () => {
	test.each([
		["0.70", 70n],
		["1.00", 100n],
		["1.20", 120n],
		["12.05", 1205n],
		["", 0n],
	])("%j", (text, rate) => {
		expect(parseRate(text)).toBe(rate);
	});
	test.each(["1.2", "1", "-1.00", "1,20", "1.200", " 1.20", "x"])("%j is none", (text) => {
		expect(() => parseRate(text)).toThrow(RangeError);
	});
});

describe("points", () => {
	test.each([
		["100.00 of a slot at 1.20", 10_000n, "1.20", 100n, 120n],
		["100.00 of a live table at 0.70", 10_000n, "0.70", 100n, 70n],
		["100.00 on a match at 1.00", 10_000n, "1.00", 100n, 100n],
		["100.00 of fishing at 1.20 with a rank of 150 %", 10_000n, "1.20", 150n, 180n],
		["0.83 of a slot: not yet a hundredth of a point", 83n, "1.20", 100n, 0n],
		["0.84 of a slot", 84n, "1.20", 100n, 1n],
		["a category without points", 1_000_000n, "", 100n, 0n],
	])("%s", (_what, stake, rate, percent, points) => {
		expect(earnPoints({ rest: 0n, played: [{ stake, rate: parseRate(rate) }], percent }).points).toBe(points);
	});

	test("keeps what is left of a division: a hundred small stakes earn what one large one does", () => {
		let rest = 0n;
		let points = 0n;
		for (let spin = 0; spin < 100; spin += 1) {
			const earned = earnPoints({ rest, played: [{ stake: 25n, rate: 120n }], percent: 100n });
			rest = earned.rest;
			points += earned.points;
		}
		expect(points).toBe(30n);
		expect(rest).toBe(0n);
	});

	const earn = (rest: bigint, stake: bigint) => earnPoints({ rest, played: [{ stake, rate: 120n }], percent: 100n });
	test("what was voided is earned again before new points are posted", () => {
		const taken = earn(0n, -10_000n);
		expect(taken).toEqual({ points: 0n, rest: -120n * partsOfAPoint });
		expect(earn(taken.rest, 10_000n)).toEqual({ points: 0n, rest: 0n });
		expect(earn(taken.rest, 20_000n)).toEqual({ points: 120n, rest: 0n });
	});

	test("none is lost and none invented, however what was played is cut into batches (property)", () => {
		const rate = fc.constantFrom(0n, 70n, 100n, 120n);
		const played = fc.record({ stake: fc.bigInt(-50_000n, 500_000n), rate });
		const batches = fc.array(fc.array(played, { maxLength: 6 }), { maxLength: 12 });
		fc.assert(
			fc.property(batches, fc.bigInt(100n, 200n), (cut, percent) => {
				let rest = 0n;
				let posted = 0n;
				for (const batch of cut) {
					const earned = earnPoints({ rest, played: batch, percent });
					expect(earned.points).toBeGreaterThanOrEqual(0n);
					expect(earned.rest).toBeLessThan(partsOfAPoint);
					rest = earned.rest;
					posted += earned.points;
				}
				const parts = cut.flat().reduce((sum, one) => sum + one.stake * one.rate * percent, 0n);
				expect(posted * partsOfAPoint + rest).toBe(parts);
			}),
		);
	});
});
