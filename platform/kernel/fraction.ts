// Exact fractions over bigint: returns are proven, not estimated. Always in lowest terms, the denominator positive.

export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/** Throws on a denominator of zero. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
	const [above, below] = [BigInt(numerator), BigInt(denominator)];
	if (below === 0n) throw new RangeError("a denominator of zero");
	const sign = below < 0n ? -1n : 1n;
	const divisor = greatestDivisor(above < 0n ? -above : above, below * sign);
	return { numerator: (above * sign) / divisor, denominator: (below * sign) / divisor };
}

function greatestDivisor(...pair: readonly [bigint, bigint]): bigint {
	let [left, right] = pair;
	while (right !== 0n) [left, right] = [right, left % right];
	return left === 0n ? 1n : left;
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };

export const plus = (a: Fraction, b: Fraction): Fraction =>
	fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const minus = (a: Fraction, b: Fraction): Fraction =>
	fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const times = (a: Fraction, b: Fraction): Fraction =>
	fraction(a.numerator * b.numerator, a.denominator * b.denominator);

export const over = (a: Fraction, b: Fraction): Fraction =>
	fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/** Negative, zero or positive as a is below, equal to or above b. */
export function compare(a: Fraction, b: Fraction): number {
	const difference = a.numerator * b.denominator - b.numerator * a.denominator;
	return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The nearest double: for figures that people read and for statistics, never for money. */
export function toNumber(value: Fraction): number {
	const scaled = (value.numerator * 10n ** 18n) / value.denominator;
	return Number(scaled) / 1e18;
}

/** A share as per cent, rounded half up to so many decimals: 0.96017 is "96.02". */
export function percent(value: Fraction, decimals = 2): string {
	const unit = 10n ** BigInt(decimals);
	const size = value.numerator < 0n ? -value.numerator : value.numerator;
	const rounded = (2n * size * 100n * unit + value.denominator) / (2n * value.denominator);
	const digits = rounded.toString().padStart(decimals + 1, "0");
	const sign = value.numerator < 0n && rounded > 0n ? "-" : "";
	return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
