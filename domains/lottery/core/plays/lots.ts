// Plays on the numbers of a board: each number that is looked at is a lot. A line on so many lots is so many bets, and every lot that
// shows it wins; or it is one bet that each of them pays. Sets of tails are bets on all, or none, of them.
import { choose } from "../counting.ts";
import type { Balls } from "./balls.ts";
import {
	at,
	type Digits,
	type Grade,
	type LotSet,
	once,
	oneRow,
	type Place,
	type PlayRule,
	type Rows,
	rowOf,
} from "./play.ts";
import { sampleOf } from "./sample.ts";

export type Lots = readonly (readonly Place[])[];

/** Two digits are picked, longer lines are typed. */
const picked = 2;
const hundred = Array.from({ length: 100 }, (_, value) => value);

const textOf = (digits: readonly number[]): string => digits.join("");
const tailText = (value: number): string => String(value).padStart(picked, "0");

/** What is bet on, as text. */
const linesOf = (rows: Rows, length: number): ReadonlySet<string> =>
	new Set(length === picked ? rowOf(rows, 0).map(tailText) : rows.map(textOf));

type OfLots = { readonly balls: Balls; readonly set: LotSet; readonly lots: Lots };

const lengthOf = (lots: Lots): number => rowOf(lots, 0).length;

/** How lines of so many digits are given: picked of a hundred, or typed. */
const given = (length: number): Pick<PlayRule, "rows" | "line"> =>
	length === picked
		? { rows: oneRow({ symbols: "tail", values: hundred, least: 1 }) }
		: { rows: [], line: (digits) => (digits.length === length ? digits : undefined) };

const lineCount = (rows: Rows, length: number): number => (length === picked ? rowOf(rows, 0).length : rows.length);

const shownIn = (lots: Lots, digits: Digits): readonly string[] => lots.map((lot) => textOf(at(digits, lot)));

/** Each lot is a bet of its own. */
export function lotPlay({ balls, set, lots }: OfLots): PlayRule {
	const length = lengthOf(lots);
	const count = (rows: Rows) => lineCount(rows, length) * lots.length;
	return {
		says: { sentence: "lots", set, places: rowOf(lots, 0), lots },
		...given(length),
		grades: [{ code: "hit", ways: 1, of: 10 ** length }],
		// One lot alone is walked.
		...(lots.length === 1 ? {} : { results: () => sampleOf(balls), each: (rows) => [count(rows)] }),
		count,
		hits: (rows, digits) => {
			const lines = linesOf(rows, length);
			return [shownIn(lots, digits).filter((text) => lines.has(text)).length];
		},
		most: () => [[lots.length]],
	};
}

/** One bet a line: each lot that shows it pays it once more. */
export function wholeLots({ balls, set, lots }: OfLots): PlayRule {
	const { says, count, ...rule } = lotPlay({ balls, set, lots });
	return {
		...rule,
		says: { sentence: "wholeLots", set, places: says.places, lots },
		grades: [{ code: "hit", ways: lots.length, of: 10 ** lengthOf(lots) }],
		results: () => sampleOf(balls),
		each: (rows) => [count(rows) / lots.length],
		count: (rows) => count(rows) / lots.length,
	};
}

/** Chances are told in parts of this: the exact ones have too many digits. */
const parts = 10 ** 15;

type Tails = { readonly balls: Balls; readonly lots: Lots; readonly take: number };

/** Of draws of so many tails: those in which none of so many comes, in hundredths to the power of the draws. */
const without = (missing: number, draws: number): bigint => BigInt(100 - missing) ** BigInt(draws);

/** What is cut off counts as one, so that no prize gets greater than it should. */
function told(ways: bigint, draws: number): Grade {
	const of = 100n ** BigInt(draws);
	return { code: "hit", ways: Number((ways * BigInt(parts) + of - 1n) / of), of: parts };
}

function allShown({ take, draws }: { readonly take: number; readonly draws: number }): bigint {
	let ways = 0n;
	for (let missing = 0; missing <= take; missing++)
		ways += BigInt(missing % 2 === 0 ? 1 : -1) * BigInt(choose({ of: take, take: missing })) * without(missing, draws);
	return ways;
}

type TailSets = Tails & {
	readonly sentence: "tailsAmong" | "tailsMissing";
	readonly grade: Grade;
	readonly most: (picks: number) => number;
};

function tailSets({ balls, lots, take, sentence, grade, most }: TailSets): PlayRule {
	const count = (rows: Rows) => choose({ of: rowOf(rows, 0).length, take });
	return {
		says: { sentence, take, places: rowOf(lots, 0), lots },
		rows: oneRow({ symbols: "tail", values: hundred, least: take }),
		grades: [grade],
		results: () => sampleOf(balls),
		each: (rows) => [count(rows)],
		count,
		hits: (rows, digits) => {
			const shown = new Set(shownIn(lots, digits));
			const among = rowOf(rows, 0).filter((value) => shown.has(tailText(value)) === (sentence === "tailsAmong"));
			return [choose({ of: among.length, take })];
		},
		most: (rows) => [[choose({ of: most(rowOf(rows, 0).length), take })]],
	};
}

/** Sets of so many tails, all of which come. */
export const tailsAmong = (of: Tails): PlayRule =>
	tailSets({
		...of,
		sentence: "tailsAmong",
		grade: told(allShown({ take: of.take, draws: of.lots.length }), of.lots.length),
		most: (picks) => Math.min(picks, of.lots.length),
	});

/** Sets of so many tails, none of which comes. One at least always does. */
export const tailsMissing = (of: Tails): PlayRule =>
	tailSets({
		...of,
		sentence: "tailsMissing",
		grade: told(without(of.take, of.lots.length), of.lots.length),
		most: (picks) => Math.min(picks, 99),
	});

const ascending = (digits: readonly number[]): readonly number[] => [...digits].sort((left, right) => left - right);

/** How often each digit of a line is in it, the most first: "211". */
const patternOf = (line: readonly number[]): string =>
	[...new Set(line)]
		.map((digit) => line.filter((each) => each === digit).length)
		.sort((left, right) => right - left)
		.join("");

const boxes = [
	["1111", "orders24", 24],
	["211", "orders12", 12],
	["22", "orders6", 6],
	["31", "orders4", 4],
] as const;

/** Four digits in any order, each line by how many orders it has. Four alike have but one, which is no such bet. */
export const boxed = (places: readonly Place[]): PlayRule => ({
	says: { sentence: "boxed", places },
	rows: [],
	grades: boxes.map(([, code, ways]) => ({ code, ways, of: 10_000 })),
	count: (rows) => rows.length,
	hits: (rows, digits) => {
		const drawn = ascending(at(digits, places));
		const hit = rows.some((line) => textOf(line) === textOf(drawn));
		return boxes.flatMap(([pattern]) => once(hit && pattern === patternOf(drawn)));
	},
	most: () => boxes.map((_, index) => boxes.map((__, grade) => (grade === index ? 1 : 0))),
	line: (digits) => (digits.length === 4 && new Set(digits).size > 1 ? ascending(digits) : undefined),
});
