// The return gate: every play's exact return, enumerated over all results of its family, in both modes.
import { gateBounds } from "#cabinet/core";
import {
	type CurrencyCode,
	compare,
	currencyDecimals,
	type Fraction,
	fraction,
	isCurrencyCode,
	minus,
	percent,
	plus,
	times,
	zero,
} from "#platform/kernel";
import { numberAt } from "./counting.ts";
import { modesBeside, modesOf, type PrizeMode } from "./game.ts";
import type { Grade, Rows } from "./plays/play.ts";
import { isByLine, isNameless, linesFor, resultsFor, type Sort, sortsFor } from "./plays/results.ts";
import { type Family, families, familyOfPlay, type Play, playsOf } from "./plays/tree.ts";
import {
	costOfOne,
	fixedReturn,
	paidOf,
	payoutOf,
	prizeOf,
	seriesBounds,
	shareOf,
	standardSeries,
	type Terms,
	unitsOf,
} from "./prize.ts";
import { zyPart, zyReturn, zyTakes } from "./zy.ts";

/** More bets than these are not judged at once where each is as likely as the others. */
const mostJudged = 30_000_000;

/** Picks that a play is judged by: all that it takes, or one bet where that is too many; of lines, one of each grade. */
export function widest(play: Play): Rows {
	const all = widestOf(play);
	if (play.each === undefined || play.count(all) <= mostJudged) return all;
	return play.rows.map(({ values, least }) => values.slice(0, least));
}

const widestOf = (play: Play): Rows =>
	play.typed ? typedOf(play) : play.rows.map(({ values, most }) => values.slice(0, most));

/** By how often their digits are in them. */
const someLines = ["11234", "12345", "11223", "11123"] as const;

function typedOf({ line, says }: Play): Rows {
	const lines = new Map<string, readonly number[]>();
	for (const some of someLines) {
		const kept = line?.(Array.from(some.slice(0, says.places.length), Number));
		if (kept !== undefined) lines.set(kept.join(""), kept);
	}
	return [...lines.values()];
}

export type HitsOverAll = { readonly results: number; readonly hits: readonly number[] };

/** Hits of each grade over all results of a play's places. */
export function hitsOverAll(play: Play, rows: Rows): HitsOverAll {
	if (play.each !== undefined) return hitsByWays(play, play.each(rows));
	const sums = play.grades.map(() => 0);
	let results = 0;
	for (const { result, ways } of sortsOf(play, rows)) {
		results += ways;
		for (const [grade, hits] of play.hits(rows, result).entries()) sums[grade] = numberAt(sums, grade) + hits * ways;
	}
	return { results, hits: sums };
}

function sortsOf(play: Play, rows: Rows): Generator<Sort> {
	if (isByLine(play)) return linesFor(play, rows);
	return isNameless(play, rows) ? sortsFor(play) : eachAlone(play);
}

function* eachAlone(play: Play): Generator<Sort> {
	for (const result of resultsFor(play)) yield { result, ways: 1 };
}

/** Where results are too many to walk: of so many bets each brings its grade as often as it says. */
function hitsByWays({ grades }: Play, bets: readonly number[]): HitsOverAll {
	const [{ of: results } = { of: 1 }] = grades;
	const pushes = grades.reduce((sum, { push = 0 }, index) => sum + push * numberAt(bets, index), 0);
	return {
		results,
		hits: grades.map(({ code, ways }, index) => (code === "push" ? pushes : ways * numberAt(bets, index))),
	};
}

/** What such picks return of their cost: without any rounding but that of fixed odds. */
export function returnOf(
	{ play, rows }: { readonly play: Play; readonly rows: Rows },
	terms: Pick<Terms, "mode" | "series">,
	{ results, hits }: HitsOverAll,
): Fraction {
	const bets = BigInt(results) * BigInt(play.count(rows));
	return play.grades.reduce(
		(sum, grade, index) => plus(sum, times(payoutOf(terms, grade), fraction(numberAt(hits, index), bets))),
		zero,
	);
}

/** The return that a mode promises: of a prize group, prize and rebate together. */
export const promisedReturn = (mode: PrizeMode): Fraction =>
	mode === "Lott"
		? fraction(seriesBounds.group, standardSeries)
		: mode === "ZY"
			? fraction(zyReturn, 1000)
			: fraction(fixedReturn, 100);

/**
 * Cutting fixed odds to thousandths costs less than this of the stake: what is cut of the odds is less than a thousandth, and it is
 * missed only in the results that win. Bets whose odds are above one win in fewer than all results, so the part of the stake that
 * is missed is below a thousandth, however great the odds are.
 */
const mostCut = fraction(1, 1_000);

export type PlayReturn = {
	readonly family: Family["code"];
	readonly play: string;
	readonly mode: PrizeMode;
	readonly exact: Fraction;
	/** Of one bet at the least price of any currency, its prize cut to the minor unit and without the rebate. */
	readonly least: Fraction;
};

export type LotteryReport = { readonly returns: readonly PlayReturn[]; readonly reasons: readonly string[] };

/** Whether the plays may be sold. `reasons` is empty where each returns what is promised. */
export function judgeLottery(): LotteryReport {
	const returns = Object.values(families).flatMap((family) =>
		playsOf(family).flatMap((play) => {
			const over = hitsOverAll(play, widest(play));
			return judgedModes(family, play).map((mode) => ({ family: family.code, ...judgePlay(play, mode, over) }));
		}),
	);
	return { returns, reasons: returns.flatMap(faultsOf) };
}

/** Those that a play is sold in. */
const judgedModes = (family: Family, play: Play): readonly PrizeMode[] => [
	...modesOf(family),
	...(modesBeside("Lott", family).includes("ZY") && zyTakes(play) ? (["ZY"] as const) : []),
];

function judgePlay(play: Play, mode: PrizeMode, over: HitsOverAll): Omit<PlayReturn, "family"> {
	const series = mode === "Lott" ? seriesBounds.group : 0;
	const all = returnOf({ play, rows: widest(play) }, { mode, series }, over);
	return {
		play: play.code,
		mode,
		exact: mode === "ZY" ? times(all, fraction(zyReturn, 1000)) : all,
		least: leastReturn(play, mode),
	};
}

function faultsOf({ play, mode, exact, least }: PlayReturn): readonly string[] {
	const promised = promisedReturn(mode);
	const short = mode === "Lott" || mode === "ZY" ? promised : minus(promised, mostCut);
	const told = `${play} in ${mode}`;
	return [
		...(compare(exact, promised) > 0 || compare(exact, short) < 0 ? [`${told} returns ${percent(exact, 4)}`] : []),
		...(compare(exact, fraction(gateBounds.mostReturn, 100)) > 0 ? [`${told} returns more than any game may`] : []),
		...(compare(exact, fraction(gateBounds.leastReturn, 100)) < 0 ? [`${told} returns less than any game may`] : []),
		...(compare(least, fraction(gateBounds.leastWagerReturn, 100)) < 0
			? [`${told} returns ${percent(least)} at its least price`]
			: []),
	];
}

const currencies = Object.keys(currencyDecimals).filter((code): code is CurrencyCode => isCurrencyCode(code));

/** The least of all grades and currencies: one bet at the least price, its prize cut to the minor unit. */
export function leastReturn(
	play: Play,
	mode: PrizeMode,
	offered: readonly number[] = mode === "Lott" ? [seriesBounds.least, seriesBounds.group] : [0],
): Fraction {
	const unit = unitsOf(mode, familyOfPlay(play).code).at(-1) ?? 1;
	const grades = differentGrades(play);
	const all = offered.flatMap((series) =>
		currencies.flatMap((currency) => {
			const terms: Terms = { currency, mode, group: series, series, unit, multiple: 1 };
			return grades.map((grade) => paidShare(terms, grade));
		}),
	);
	return all.reduce((least, each) => (compare(each, least) < 0 ? each : least));
}

/** Of grades that are alike but for their pick, one. */
const differentGrades = ({ grades }: Play): readonly Grade[] => [
	...new Map(
		grades.flatMap((grade) =>
			grade.code === "push" ? [] : [[JSON.stringify({ ...grade, code: "" }), grade] as const],
		),
	).values(),
];

function paidShare(terms: Terms, grade: Grade): Fraction {
	const cost = costOfOne(terms);
	const won = paidInTen(terms, prizeOf(terms, grade, 1)) * BigInt(grade.ways);
	const { parts, of } = shareOf(grade);
	return fraction((won + 10n * cost * BigInt(grade.push ?? 0)) * of, 10n * cost * BigInt(grade.of) * parts);
}

/** What ten draws pay of a prize, each with another first digit: by ZY some of them leave a part of it. */
const paidInTen = ({ mode, currency }: Terms, prize: bigint): bigint =>
	mode === "ZY"
		? everyDigit.reduce((sum, first) => sum + paidOf(zyPart(prize, [first]), currency), 0n)
		: 10n * paidOf(prize, currency);
const everyDigit = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
