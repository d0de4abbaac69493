// The arithmetic of a slip: what it costs, what a hit pays, what is given back for a lower series. Money in minor units; prizes
// are reckoned to four decimals of the currency, rounded down once a grade, and paid rounded down to the minor unit, once a slip.
import { type CurrencyCode, currencyDecimals, type Fraction, fraction } from "#platform/kernel";
import type { PrizeMode } from "./game.ts";
import type { FamilyCode } from "./plays/family.ts";
import type { Grade } from "./plays/play.ts";

/** The series at which a prize is N/w times the price: no share for the house. */
export const standardSeries = 2000;

/** A member's group and what may be chosen below it: prize against rebate, in steps. */
export const seriesBounds = { least: 1800, group: 1950, step: 2 } as const;

export const isSeries = (series: number, group: number = seriesBounds.group): boolean =>
	Number.isInteger(series) &&
	series >= seriesBounds.least &&
	series <= group &&
	(series - seriesBounds.least) % seriesBounds.step === 0;

/** Fixed odds return 96 per cent before their third decimal is cut off. */
export const fixedReturn = 96;

/** 1, a tenth, a hundredth: what a price is divided by. */
export const units = { 1: 1, 2: 10, 3: 100 } as const;
export type UnitMode = keyof typeof units;
export const isUnitMode = (mode: number): mode is UnitMode => mode === 1 || mode === 2 || mode === 3;

/** The price of one bet at the whole unit, in minor units: two of what a player there would call one. A hundred divides it. */
const priceUnits: Readonly<Record<CurrencyCode, bigint>> = {
	P: 100n,
	USD: 100n,
	EUR: 100n,
	CNY: 100n,
	THB: 500n,
	BDT: 1_000n,
	KRW: 1_000n,
	JPY: 100n,
	VND: 10_000n,
	IDR: 10_000n,
};

/** Bets of Lott and ZY cost two units; at fixed odds the amount is the player's, by unit and multiple. */
export const priceOf = (currency: CurrencyCode, mode: PrizeMode): bigint =>
	priceUnits[currency] * (mode === "Lott" || mode === "ZY" ? 2n : 1n);

/** What one bet of a slip is reckoned by. */
export type Terms = {
	readonly currency: CurrencyCode;
	readonly mode: PrizeMode;
	/** The member's group when the slip was taken, and the series chosen within it. Both 0 in Elott. */
	readonly group: number;
	readonly series: number;
	readonly unit: UnitMode;
	readonly multiple: number;
};

/**
 * What is offered of a family. An amount of Elott is whole tenths, and so is a bet on what is likely: at less, cutting a prize to the
 * minor unit would take too much of it.
 */
export const unitsOf = (mode: PrizeMode, family: FamilyCode): readonly UnitMode[] =>
	mode === "Lott" && family === "SSC" ? [1, 2, 3] : [1, 2];

export const isTerms = ({ mode, group, series, unit, multiple }: Terms): boolean =>
	unitsOf(mode, "SSC").includes(unit) &&
	Number.isInteger(multiple) &&
	multiple >= 1 &&
	multiple <= mostMultiple &&
	(mode === "Lott" ? isSeries(series, group) : group === 0 && series === 0);

export const mostMultiple = 1_000_000;

/** Of one bet, in minor units. */
export const costOfOne = ({ currency, mode, unit, multiple }: Terms): bigint =>
	(priceOf(currency, mode) / BigInt(units[unit])) * BigInt(multiple);

export const costOf = (terms: Terms, count: number): bigint => costOfOne(terms) * BigInt(count);

/** The part of a bet's return that a grade is. */
export const shareOf = ({ share = { parts: 1, of: 1 } }: Grade): { readonly parts: bigint; readonly of: bigint } => ({
	parts: BigInt(share.parts),
	of: BigInt(share.of),
});

/**
 * Fixed odds in thousandths: 96 per cent of what is fair, the rest of the third decimal cut off. Results in which the stake comes
 * back return their part of it already.
 */
export const fixedOdds = (grade: Grade): bigint => {
	if (grade.code === "push") return 1000n;
	const { parts, of } = shareOf(grade);
	const returned = (BigInt(fixedReturn) * 10n * BigInt(grade.of) - 1000n * BigInt(grade.push ?? 0)) * parts;
	return returned / (BigInt(grade.ways) * of);
};

/** What fixed odds return of a stake in the long run, in thousandths, rounded down: of the grades that a bet can have, the least. */
export function fixedReturnOf(grades: readonly Grade[]): number {
	const each = grades.map(
		(grade) => Number(fixedOdds(grade)) * (grade.ways / grade.of) + 1000 * ((grade.push ?? 0) / grade.of),
	);
	const parts = grades.some(({ share }) => share !== undefined);
	const own = each.filter((_, index) => grades[index]?.code !== "push");
	return Math.floor((parts ? own.reduce((sum, one) => sum + one, 0) : Math.min(...own)) + 1e-9);
}

/** What a hit pays for one minor unit of the bet's cost. */
export function payoutOf({ mode, series }: Pick<Terms, "mode" | "series">, grade: Grade): Fraction {
	const { parts, of } = shareOf(grade);
	if (mode === "ZY") return fraction(BigInt(grade.of) * parts, BigInt(grade.ways) * of);
	if (mode !== "Lott") return fraction(fixedOdds(grade), 1000);
	if (grade.code === "push") return fraction(1, 1);
	const back = BigInt(standardSeries) * BigInt(grade.push ?? 0);
	return fraction((BigInt(series) * BigInt(grade.of) - back) * parts, BigInt(standardSeries) * BigInt(grade.ways) * of);
}

/** Ten-thousandths of the currency in one minor unit. */
export const finePerMinor = (currency: CurrencyCode): bigint => 10n ** BigInt(4 - currencyDecimals[currency]);

/** So many hits of a grade, in ten-thousandths of the currency: rounded down once. */
export function prizeOf(terms: Terms, grade: Grade, hits: number): bigint {
	const { numerator, denominator } = payoutOf(terms, grade);
	return (costOfOne(terms) * finePerMinor(terms.currency) * BigInt(hits) * numerator) / denominator;
}

/** What a lower series than the group's gives back of the cost at settlement, won or lost; in ten-thousandths, rounded down. */
export function rebateOf(terms: Terms, count: number): bigint {
	if (terms.mode !== "Lott") return 0n;
	return (
		(costOf(terms, count) * finePerMinor(terms.currency) * BigInt(terms.group - terms.series)) / BigInt(standardSeries)
	);
}

/** Ten-thousandths of the currency in minor units, rounded down: what is paid. */
export const paidOf = (fine: bigint, currency: CurrencyCode): bigint => fine / finePerMinor(currency);

/** "1950.0000": for those who read prizes before they are rounded to the minor unit. */
export function fineText(fine: bigint): string {
	const digits = fine.toString().padStart(5, "0");
	return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
