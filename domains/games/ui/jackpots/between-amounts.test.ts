// A pot that ticks is never shown above what it holds.
import fc from "fast-check";
import { expect, test } from "vitest";
import { betweenAmounts } from "./between-amounts.ts";

test.each([
	["0.00", "1.00", 0, "0.00"],
	["0.00", "1.00", 0.5, "0.50"],
	["0.00", "0.01", 0.999, "0.00"],
	["9.99", "10.00", 1, "10.00"],
	["1500", "2500", 0.25, "1750"],
	["10.00", "2.00", 0, "2.00"],
	["10", "20.00", 0, "20.00"],
])("from %s to %s at %d is %s", (from, to, part, shown) => {
	expect(betweenAmounts({ from, to, part })).toBe(shown);
});

test("it never passes the true value, and arrives at it", () => {
	const money = fc.integer({ min: 0, max: 1e9 }).map((units) => (units / 100).toFixed(2));
	fc.assert(
		fc.property(money, money, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
			expect(Number(betweenAmounts({ from, to, part }))).toBeLessThanOrEqual(Number(to));
			expect(betweenAmounts({ from, to, part: 1 })).toBe(to);
		}),
	);
});
