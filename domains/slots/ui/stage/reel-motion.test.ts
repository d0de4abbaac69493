import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	cruiseSpeed,
	landingMilliseconds,
	landingRows,
	settle,
	spinUpDistance,
	spinUpMilliseconds,
	symbolAt,
	visible,
} from "./reel-motion.ts";

const ring = { strip: [5, 6, 7, 8], window: [1, 2, 3], at: 10 };

describe("a reel", () => {
	it("shows what stands on it at rest, and its strip all around", () => {
		expect(visible(ring, { position: 10, rows: 3 })).toEqual([
			{ symbol: 1, row: 0 },
			{ symbol: 2, row: 1 },
			{ symbol: 3, row: 2 },
			{ symbol: 6, row: 3 },
		]);
		expect([-1, 0, 9].map((place) => symbolAt(ring, place))).toEqual([8, 5, 6]);
	});

	it("a stop shows the strip from its index on, closed to a ring", () => {
		const bare = { strip: [5, 6, 7, 8], window: [], at: 0 };
		expect(visible(bare, { position: 3, rows: 2 }).map((seen) => seen.symbol)).toEqual([8, 5, 6]);
	});

	it("an empty strip is a bug", () => {
		expect(() => symbolAt({ strip: [], window: [], at: 0 }, 1)).toThrow(RangeError);
	});

	it("turning down lowers the position and moves symbols down, never leaving a hole", () => {
		fc.assert(
			fc.property(fc.double({ min: -40, max: 40, noNaN: true }), (position) => {
				const rows = visible(ring, { position, rows: 3 }).map((seen) => seen.row);
				expect(rows[0]).toBeLessThanOrEqual(0);
				expect(rows[0]).toBeGreaterThanOrEqual(-1);
				expect(rows.at(-1)).toBeGreaterThanOrEqual(2);
			}),
		);
	});
});

describe("the turn", () => {
	it("gathers speed without a jerk", () => {
		const before = spinUpDistance(1 - 1 / spinUpMilliseconds);
		expect(spinUpDistance(0)).toBe(0);
		expect(spinUpDistance(1) - before).toBeCloseTo(cruiseSpeed, 3);
	});

	it("lands from full speed without a jerk, a little beyond its place, then on it", () => {
		const first = landingRows * settle(1 / landingMilliseconds);
		expect(first).toBeCloseTo(cruiseSpeed, 3);
		expect(settle(0)).toBe(0);
		expect(settle(1)).toBe(1);
		const highest = Math.max(...Array.from({ length: 100 }, (_, index) => settle(index / 100)));
		expect(highest).toBeGreaterThan(1);
		expect(highest).toBeLessThan(1.05);
	});
});
