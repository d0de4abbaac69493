import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askTurnover, noTurnover, stricter, type Turnover, workedOff } from "./turnover.ts";

/** "d100" a deposit of 100, "p40" play of 40, "v10" play of 10 taken back. */
function leftAfter(history: string, percent = 100): Turnover {
	let turnover = noTurnover;
	let wagered = 0n;
	for (const [sign, ...digits] of history.split(" ").filter(Boolean)) {
		const amount = BigInt(digits.join(""));
		if (sign === "d") turnover = askTurnover(turnover, { credited: amount, percent, wagered });
		if (sign === "p") wagered += amount;
		if (sign === "v") wagered -= amount;
	}
	return workedOff(turnover, wagered);
}

describe("what is left to wager", () => {
	test.each([
		["", 0n, 0n],
		["d100", 100n, 100n],
		["d100 p40", 60n, 100n],
		["d100 p100", 0n, 0n],
		["d100 p250", 0n, 0n],
		["p500 d100", 100n, 100n],
		["d100 p250 d50", 50n, 50n],
		["d100 p30 d50", 120n, 150n],
		["d100 p30 d50 p119", 1n, 150n],
		["d100 p50 v20", 70n, 100n],
		["p50 d100 v50", 100n, 100n],
	])("after %j is %s of %s", (history, missing, asked) => {
		expect(leftAfter(history)).toMatchObject({ missing, asked });
	});
	test.each([
		[0, 0n],
		[50, 50n],
		[300, 300n],
		[33, 33n],
	])("of a brand that asks for %s hundredths: %s", (percent, missing) => {
		expect(leftAfter("d100", percent).missing).toBe(missing);
	});
	test("a fraction is not asked for", () => expect(leftAfter("d1", 99).missing).toBe(0n));
	test("is never more than was asked for, never less than nothing, and never more after play", () => {
		const step = fc.tuple(fc.constantFrom("d", "p"), fc.integer({ min: 1, max: 1_000 }));
		fc.assert(
			fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 500 }), (steps, more) => {
				const history = steps.map(([sign, amount]) => `${sign}${amount}`).join(" ");
				const now = leftAfter(history);
				expect(now.missing >= 0n && now.missing <= now.asked).toBe(true);
				expect(leftAfter(`${history} p${more}`).missing <= now.missing).toBe(true);
			}),
		);
	});
});

describe("of two that one play works off", () => {
	const asks = (missing: bigint, asked: bigint): Turnover => ({ asked, missing, wagered: 7n });
	test.each([
		["the one that asks for more yet, named first", asks(40n, 100n), asks(30n, 500n), "first"],
		["the one that asks for more yet, named second", asks(30n, 500n), asks(40n, 100n), "second"],
		["the first where both ask for as much", asks(40n, 100n), asks(40n, 200n), "first"],
		["the one that asks, beside one that is worked off", noTurnover, asks(1n, 1n), "second"],
		["however little the other was in all", asks(1n, 1n), noTurnover, "first"],
	] as const)("counts %s", (_, first, second, which) => {
		expect(stricter(first, second)).toBe(which === "first" ? first : second);
	});
});
