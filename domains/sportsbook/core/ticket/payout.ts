// What a ticket pays: the sum over its lines of stake and factors, exact, rounded once, half to even.
import { type Fraction, fraction, plus, scaleMinor, times, zero } from "#platform/kernel";
import { factorOf, type LegEnd } from "./factor.ts";

const sumAt = (sums: readonly Fraction[], size: number): Fraction => sums[size] ?? zero;

/** Elementary symmetric sums: the k-th is the sum over all k of the legs of their factors' product. */
export function symmetric(factors: readonly Fraction[]): readonly Fraction[] {
	const sums: Fraction[] = [fraction(1)];
	for (const factor of factors)
		for (let size = sums.length; size >= 1; size--)
			sums[size] = plus(sumAt(sums, size), times(sumAt(sums, size - 1), factor));
	return sums;
}

/** What a line's stake of 1 becomes over all lines of these sizes. */
export function multipleOf(factors: readonly Fraction[], sizes: readonly number[]): Fraction {
	const sums = symmetric(factors);
	return sizes.reduce((sum, size) => plus(sum, sumAt(sums, size)), zero);
}

export type EndedLeg = { readonly odds: number; readonly end: LegEnd };

/** `line`: minor units staked on each line. */
export function payoutOf(line: bigint, legs: readonly EndedLeg[], sizes: readonly number[]): bigint {
	return scaledBy(
		line,
		multipleOf(
			legs.map(({ end, odds }) => factorOf(end, odds)),
			sizes,
		),
	);
}

export const scaledBy = (line: bigint, { numerator, denominator }: Fraction): bigint =>
	scaleMinor(line, { numerator, denominator, rounding: "half-even" });

/** The most that it can pay: every leg won. */
export const mostPaid = (line: bigint, odds: readonly number[], sizes: readonly number[]): bigint =>
	payoutOf(
		line,
		odds.map((one) => ({ odds: one, end: "won" as const })),
		sizes,
	);

/** Legs that are open may still win or lose: undefined while that changes what is paid. */
export function settledPayout(
	line: bigint,
	legs: readonly { readonly odds: number; readonly end: LegEnd | undefined }[],
	sizes: readonly number[],
): bigint | undefined {
	const open = legs.some(({ end }) => end === undefined);
	const factors = legs.map(({ end, odds }) => factorOf(end ?? "won", odds));
	const best = scaledBy(line, multipleOf(factors, sizes));
	return !open || best === 0n ? best : undefined;
}
