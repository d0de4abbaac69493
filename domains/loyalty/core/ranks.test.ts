import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysBefore, highestLevel, levelOf, progressOf, type Rank, windowDays, windowStart } from "./ranks.ts";

const ladder: readonly Rank[] = [
	{ level: 0, needed: 0n },
	{ level: 1, needed: 1_000n },
	{ level: 2, needed: 5_000n },
	{ level: 3, needed: 20_000n },
];

describe("the rank of a turnover", () => {
	test.each([
		[0n, 0],
		[999n, 0],
		[1_000n, 1],
		[4_999n, 1],
		[5_000n, 2],
		[20_000n, 3],
		[9_999_999n, 3],
		[-50n, 0],
	])("%d stands on %d", (turnover, level) => {
		expect(levelOf(ladder, turnover)).toBe(level);
		expect(levelOf([...ladder].reverse(), turnover)).toBe(level);
	});

	test("is 0 where a brand has no ladder", () => {
		expect(levelOf([], 1_000_000n)).toBe(0);
	});

	test("never falls while the turnover grows (property)", () => {
		const amounts = fc.bigInt(0n, 30_000n);
		fc.assert(
			fc.property(amounts, amounts, (one, more) => {
				expect(levelOf(ladder, one + more)).toBeGreaterThanOrEqual(levelOf(ladder, one));
			}),
		);
	});
});

describe("the way to the next rank", () => {
	test.each([
		[0, 0n, { next: 1, missing: 1_000n, permille: 0 }],
		[0, 250n, { next: 1, missing: 750n, permille: 250 }],
		[0, 999n, { next: 1, missing: 1n, permille: 999 }],
		[1, 1_000n, { next: 2, missing: 4_000n, permille: 0 }],
		[1, 3_000n, { next: 2, missing: 2_000n, permille: 500 }],
		[2, 400n, { next: 3, missing: 19_600n, permille: 0 }],
		[3, 20_000n, undefined],
		[3, 0n, undefined],
	])("from level %d with %d", (level, turnover, progress) => {
		expect(progressOf(ladder, { level, turnover })).toEqual(progress);
	});

	test("is over when the next rank is reached and not yet given", () => {
		expect(progressOf(ladder, { level: 0, turnover: 1_000n })).toBeUndefined();
	});

	test("what is missing, once played, reaches it (property)", () => {
		fc.assert(
			fc.property(fc.bigInt(0n, 19_999n), (turnover) => {
				const level = levelOf(ladder, turnover);
				const progress = progressOf(ladder, { level, turnover });
				expect(levelOf(ladder, turnover + (progress?.missing ?? 0n))).toBe(progress?.next);
				expect(progress?.permille).toBeGreaterThanOrEqual(0);
				expect(progress?.permille).toBeLessThan(1000);
			}),
		);
	});
});

describe("the window", () => {
	test.each([
		["2026-11-21", "2026-08-24"],
		["2026-03-01", "2025-12-02"],
		["2024-03-01", "2023-12-03"],
	])("that ends with %s begins with %s", (today, start) => {
		expect(windowStart(today)).toBe(start);
	});

	test("holds 90 days, and today is one of them", () => {
		const start = windowStart("2026-11-21");
		expect((Date.parse("2026-11-21") - Date.parse(start)) / 86_400_000 + 1).toBe(windowDays);
		expect(daysBefore("2026-11-21", 0)).toBe("2026-11-21");
		expect(daysBefore("2026-11-21", windowDays)).toBe(daysBefore(start, 1));
	});

	test("the highest level is the eighth", () => {
		expect(highestLevel).toBe(8);
	});
});
