import fc from "fast-check";
import { expect, test } from "vitest";
import { handedSince, judgeFloat, leftToday } from "./float.ts";

const terms = { smallest: 100n, largest: 5_000n, aDay: 10_000n };

test.each([
	[99n, 0n, "TRANSFER_OUT_OF_RANGE"],
	[100n, 0n, "goes"],
	[5_000n, 0n, "goes"],
	[5_001n, 0n, "TRANSFER_OUT_OF_RANGE"],
	[5_000n, 5_000n, "goes"],
	[5_000n, 5_001n, "DAY_LIMIT_REACHED"],
	[100n, 10_000n, "DAY_LIMIT_REACHED"],
	[100n, 99_999n, "DAY_LIMIT_REACHED"],
	[0n, 0n, "TRANSFER_OUT_OF_RANGE"],
	[-500n, 0n, "TRANSFER_OUT_OF_RANGE"],
])("%s after %s was handed on: %s", (amount, handed, told) => {
	const judged = judgeFloat(amount, { terms, handed });
	expect(judged.ok ? "goes" : judged.error).toBe(told);
});

test("however much is tried, a day's sum is never passed and what is left never below zero", () => {
	fc.assert(
		fc.property(fc.array(fc.bigInt({ min: -10n, max: 6_000n })), (amounts) => {
			let handed = 0n;
			for (const amount of amounts) if (judgeFloat(amount, { terms, handed }).ok) handed += amount;
			expect(handed <= terms.aDay).toBe(true);
			expect(leftToday(terms, handed)).toBe(terms.aDay - handed);
		}),
	);
	expect(leftToday(terms, 20_000n)).toBe(0n);
});

test("a day is twenty-four hours back", () => {
	expect(handedSince(new Date("2026-11-22T12:00:00Z"))).toEqual(new Date("2026-11-21T12:00:00Z"));
});
