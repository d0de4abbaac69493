// What a ticket is worth before it is decided: the average of what it will pay, by the house's chances and not by its shown
// odds, less the house's share, rounded down. Legs of one event never stand in one line, so their averages multiply.
import { scaleMinor } from "#platform/kernel";
import { type Chances, returnOf } from "../price/chances.ts";
import { addAt, chanceAt } from "../price/sums.ts";
import { factorOf, type LegEnd } from "./factor.ts";

export type LegWorth = { readonly odds: number } & (
	| { readonly end: LegEnd }
	/** Open: how likely each end is. */
	| { readonly chances: Chances }
);

const worthOf = (leg: LegWorth): number => {
	if ("chances" in leg) return returnOf(leg.chances, leg.odds / 100);
	const { numerator, denominator } = factorOf(leg.end, leg.odds);
	return Number(numerator) / Number(denominator);
};

/** What a line's stake of 1 is worth on average, over all lines of these sizes. */
export function fairWorth(legs: readonly LegWorth[], sizes: readonly number[]): number {
	const sums = [1];
	for (const leg of legs) {
		const worth = worthOf(leg);
		for (let size = sums.length; size >= 1; size--) addAt(sums, { at: size, more: chanceAt(sums, size - 1) * worth });
	}
	return sizes.reduce((sum, size) => sum + chanceAt(sums, size), 0);
}

/** Of what is fair, kept by the house. */
export const cashOutMargin = 0.05;

/** Minor units offered for a whole ticket, down. */
export function cashOutValue(line: bigint, fair: number, margin = cashOutMargin): bigint {
	const millionths = BigInt(Math.floor(fair * (1 - margin) * 1e9 + 1e-3));
	return scaleMinor(line, { numerator: millionths, denominator: 1_000_000_000n, rounding: "down" });
}

/** Shares of a ticket that are sold, in hundredths. */
export const partOf = (amount: bigint, hundredths: number): bigint =>
	scaleMinor(amount, { numerator: BigInt(hundredths), denominator: 100n, rounding: "down" });
