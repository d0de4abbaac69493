import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type ConversionTerms,
	convertPoints,
	decideExchange,
	exchangeId,
	exchangeNumber,
	type Item,
	priceOf,
} from "./exchange.ts";

/** 10.00 points are 1.00; at least 10.00, at most 5,000.00 points at once. */
const terms: ConversionTerms = { step: 1_000n, cash: 100n, smallest: 1_000n, largest: 500_000n };

describe("points to cash", () => {
	test.each([
		[1_000n, 100n],
		[2_000n, 200n],
		[500_000n, 50_000n],
		[999n, "POINTS_OUT_OF_RANGE"],
		[0n, "POINTS_OUT_OF_RANGE"],
		[-1_000n, "POINTS_OUT_OF_RANGE"],
		[501_000n, "POINTS_OUT_OF_RANGE"],
		[1_500n, "POINTS_STEP"],
		[1_001n, "POINTS_STEP"],
	])("%d", (points, cash) => {
		const converted = convertPoints(points, terms);
		expect(converted.ok ? converted.value : converted.error).toBe(cash);
	});

	test("is exact, and two conversions give what one of their sum gives (property)", () => {
		const steps = fc.integer({ min: 1, max: 250 }).map((count) => BigInt(count) * terms.step);
		fc.assert(
			fc.property(steps, steps, (one, two) => {
				const cash = (points: bigint) => {
					const converted = convertPoints(points, terms);
					return converted.ok ? converted.value : undefined;
				};
				expect(cash(one + two)).toBe((cash(one) ?? 0n) + (cash(two) ?? 0n));
				expect((cash(one) ?? 0n) * terms.step).toBe(one * terms.cash);
			}),
		);
	});
});

describe("the price of an item", () => {
	const item: Item = { points: 4_500n, stock: 3, minLevel: 2, open: true };
	test.each([
		["one", item, 1, 2, 4_500n],
		["all there are, for a higher rank", item, 3, 8, 13_500n],
		["more than there are", item, 4, 2, "REWARD_SOLD_OUT"],
		["without an end of them", { ...item, stock: undefined }, 20, 2, 90_000n],
		["for too low a rank", item, 1, 1, "RANK_TOO_LOW"],
		["too low a rank is told before an empty shelf", { ...item, stock: 0 }, 1, 0, "RANK_TOO_LOW"],
		["taken off the shelf", { ...item, open: false }, 1, 8, "REWARD_NOT_FOUND"],
	])("%s", (_what, shelf, quantity, level, price) => {
		const priced = priceOf(shelf, { quantity, level });
		expect(priced.ok ? priced.value : priced.error).toBe(price);
	});
});

describe("an operator's decision", () => {
	test.each([
		["applying", "pass", "passed"],
		["applying", "reject", "rejected"],
		["passed", "pass", "passed"],
		["rejected", "reject", "rejected"],
		["passed", "reject", "EXCHANGE_DECIDED"],
		["rejected", "pass", "EXCHANGE_DECIDED"],
	] as const)("%s, %s: %s", (status, decision, outcome) => {
		const decided = decideExchange(status, decision);
		expect(decided.ok ? decided.value : decided.error).toBe(outcome);
	});
});

describe("the number of an exchange", () => {
	test("holds its day and leads back to it", () => {
		expect(exchangeNumber(42n, new Date("2026-11-21T23:59:59Z"))).toBe("X261121-000042");
		expect(exchangeId("X261121-000042")).toBe(42n);
	});
	test.each(["", "42", "X261121-42", "X261121-", "x261121-000042", "X261121-0000000000000000001"])(
		"%j is none",
		(text) => {
			expect(exchangeId(text)).toBeUndefined();
		},
	);
	test("any number comes back (property)", () => {
		fc.assert(
			fc.property(fc.bigInt(1n, 999_999_999_999n), (id) => {
				expect(exchangeId(exchangeNumber(id, new Date("2026-01-02T00:00:00Z")))).toBe(id);
			}),
		);
	});
});
