// Free bets: the house stakes, the holder wins what comes on top. One line, of all of its amount, at odds that are high enough.
import type { LegEnd } from "./factor.ts";

/** Minor units; odds of the whole bet, in hundredths. */
export type FreeBetTerms = { readonly amount: bigint; readonly leastOdds: number };
export type FreeBetWish = { readonly line: bigint; readonly lines: number; readonly odds: readonly number[] };

export function fitsFreeBet({ amount, leastOdds }: FreeBetTerms, { line, lines, odds }: FreeBetWish): boolean {
	const whole = odds.reduce((product, one) => product * BigInt(one), 1n);
	const least = BigInt(leastOdds) * 100n ** BigInt(odds.length - 1);
	return lines === 1 && line === amount && whole >= least;
}

/** What it pays of what the same bet would return: the profit alone. Undefined where nothing was at risk: it goes back. */
export function freeBetPays(
	whole: bigint,
	{ stake, ends }: { readonly stake: bigint; readonly ends: readonly (LegEnd | undefined)[] },
): bigint | undefined {
	if (ends.every((end) => end === "push" || end === "void")) return undefined;
	return whole > stake ? whole - stake : 0n;
}
