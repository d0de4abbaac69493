// Plays on the prizes of a board of four digits: a line pays by the prize that it is drawn for, as often as it is drawn.
import type { Balls } from "./balls.ts";
import { at, type Digits, type PaidPrize, type PlayRule, type Rows, rowOf } from "./play.ts";
import { sampleOf } from "./sample.ts";

/** What one number of a prize pays, against the others. */
export type Worth = PaidPrize & { readonly worth: number };

type Board = { readonly balls: Balls; readonly set: "big" | "small"; readonly prizes: readonly Worth[] };
type Prizes = Board & { readonly box: boolean };

const text = (digits: readonly number[]): string => digits.join("");

/** Every different order of a line. */
function ordersOf(line: readonly number[]): readonly string[] {
	if (line.length < 2) return [text(line)];
	const orders = line.flatMap((digit, index) =>
		ordersOf([...line.slice(0, index), ...line.slice(index + 1)]).map((rest) => `${digit}${rest}`),
	);
	return [...new Set(orders)];
}

/** A line in any of its orders as one bet, for lines that have so many. */
export function anyOrderPlay({ orders, ...board }: Board & { readonly orders: number }): PlayRule {
	const { says, grades, ...straight } = prizePlay({ ...board, box: false });
	const { set, prizes } = board;
	return {
		...straight,
		says: {
			sentence: "prizesAny",
			set,
			orders,
			places: says.places,
			prizes: prizes.map(({ code, numbers }) => ({ code, numbers })),
		},
		grades: grades.map((grade) => ({ ...grade, ways: grade.ways * orders })),
		hits: (rows, digits) => hitsIn(prizes, new Set(rows.flatMap(ordersOf)), digits),
		line: (digits) => (digits.length === 4 && ordersOf(digits).length === orders ? ascending(digits) : undefined),
	};
}

/** Of each prize, how many of its numbers are among the lines. */
const hitsIn = (prizes: readonly Worth[], lines: ReadonlySet<string>, digits: Digits): readonly number[] =>
	prizes.map(({ numbers }) => numbers.filter((number) => lines.has(text(at(digits, number)))).length);

const ascending = (digits: readonly number[]): readonly number[] => [...digits].sort((left, right) => left - right);

export function prizePlay({ balls, set, prizes, box }: Prizes): PlayRule {
	const all = prizes.reduce((sum, { worth, numbers }) => sum + worth * numbers.length, 0);
	const linesOf = (rows: Rows): readonly string[] => (box ? rows.flatMap(ordersOf) : rows.map(text));
	const count = (rows: Rows) => linesOf(rows).length;
	return {
		says: {
			sentence: box ? "prizesBox" : "prizes",
			set,
			places: rowOf(
				prizes.flatMap(({ numbers }) => numbers),
				0,
			),
			prizes: prizes.map(({ code, numbers }) => ({ code, numbers })),
		},
		rows: [],
		grades: prizes.map(({ code, numbers, worth }) => ({
			code,
			ways: numbers.length,
			of: 10_000,
			share: { parts: worth * numbers.length, of: all },
		})),
		results: () => sampleOf(balls),
		each: (rows) => prizes.map(() => count(rows)),
		count,
		hits: (rows, digits) => hitsIn(prizes, new Set(linesOf(rows)), digits),
		most: () => [prizes.map(({ numbers }) => numbers.length)],
		line: (digits) => {
			if (digits.length !== 4 || (box && new Set(digits).size === 1)) return undefined;
			return box ? ascending(digits) : digits;
		},
	};
}
