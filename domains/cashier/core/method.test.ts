import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundsOfBoth, feeOf, judgeAmount } from "./method.ts";

describe("a fee", () => {
	test.each([
		[10_000n, 0n, 0, 0n],
		[10_000n, 100n, 0, 100n],
		[10_000n, 0n, 150, 150n],
		[10_000n, 100n, 150, 250n],
		[999n, 0n, 150, 14n],
		[1n, 0n, 9_999, 0n],
		[1n, 0n, 10_000, 1n],
	])("of %s with %s and %s hundredths of a per cent is %s", (arrived, fixed, basisPoints, fee) => {
		expect(feeOf(arrived, { fixed, basisPoints })).toBe(fee);
	});
	test("never takes more than its part, and less than one minor unit under it", () => {
		fc.assert(
			fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: 0, max: 10_000 }), (arrived, points) => {
				const taken = feeOf(arrived, { fixed: 0n, basisPoints: points }) * 10_000n;
				const due = arrived * BigInt(points);
				expect(taken <= due && due - taken < 10_000n).toBe(true);
			}),
		);
	});
});

describe("an amount", () => {
	test.each([
		[99n, false],
		[100n, true],
		[101n, true],
		[5_000n, true],
		[5_001n, false],
	])("of %s from 100 to 5000: %s", (amount, fits) => {
		expect(judgeAmount(amount, { smallest: 100n, largest: 5_000n }).ok).toBe(fits);
	});
});

describe("two rules together", () => {
	const bounds = (smallest: bigint, largest: bigint) => ({ smallest, largest });
	test.each([
		[bounds(10n, 50n), bounds(20n, 90n), bounds(20n, 50n)],
		[bounds(10n, 90n), bounds(20n, 50n), bounds(20n, 50n)],
		[bounds(10n, 20n), bounds(20n, 50n), bounds(20n, 20n)],
		[bounds(10n, 19n), bounds(20n, 50n), undefined],
	])("of %o and %o let through %o", (one, other, both) => {
		expect(boundsOfBoth(one, other)).toEqual(both);
		expect(boundsOfBoth(other, one)).toEqual(both);
	});
});
