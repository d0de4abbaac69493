import fc from "fast-check";
import { expect, test } from "vitest";
import { compare, fraction, over, percent, plus, times, toNumber, zero } from "./fraction.ts";

test.each([
	[6n, 4n, "3/2"],
	[-6n, 4n, "-3/2"],
	[6n, -4n, "-3/2"],
	[0n, -7n, "0/1"],
	[7n, 1n, "7/1"],
])("%s over %s in lowest terms is %s", (numerator, denominator, text) => {
	const value = fraction(numerator, denominator);
	expect(`${value.numerator}/${value.denominator}`).toBe(text);
});

test("a denominator of zero is a bug, also by dividing by zero", () => {
	expect(() => fraction(1, 0)).toThrow(RangeError);
	expect(() => over(fraction(1), zero)).toThrow(RangeError);
});

const drawn = fc
	.tuple(fc.bigInt(-1_000_000n, 1_000_000n), fc.bigInt(1n, 1_000_000n))
	.map(([numerator, denominator]) => fraction(numerator, denominator));

test("the rules of arithmetic hold exactly", () => {
	fc.assert(
		fc.property(drawn, drawn, drawn, (a, b, c) => {
			expect(plus(a, b)).toEqual(plus(b, a));
			expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
			expect(plus(a, times(a, fraction(-1)))).toEqual(zero);
			if (b.numerator !== 0n) expect(times(over(a, b), b)).toEqual(a);
			expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
		}),
		{ seed: 5 },
	);
});

test.each([
	[fraction(96_017, 100_000), 2, "96.02"],
	[fraction(96_015, 100_000), 2, "96.02"],
	[fraction(960_149, 1_000_000), 2, "96.01"],
	[fraction(1, 3), 4, "33.3333"],
	[fraction(1, 20), 0, "5"],
	[fraction(1, 100_000), 2, "0.00"],
	[fraction(-1, 8), 1, "-12.5"],
	[zero, 2, "0.00"],
])("%o as per cent with %i decimals is %s", (value, decimals, text) => {
	expect(percent(value, decimals)).toBe(text);
});

test("the nearest double is good to fifteen digits", () => {
	expect(toNumber(fraction(1, 3))).toBeCloseTo(1 / 3, 15);
	expect(toNumber(fraction(28_121_057, 29_251_584))).toBeCloseTo(28_121_057 / 29_251_584, 15);
});
