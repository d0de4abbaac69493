// Plays on the prizes of a board of four digits: a line pays by the prize that it is drawn for, as often as it is drawn.
import type { Balls } from "./balls.ts";
import { at, type PaidPrize, type PlayRule, type Rows } from "./play.ts";
import { sampleOf } from "./sample.ts";

/** What one number of a prize pays, against the others. */
export type Worth = PaidPrize & { readonly worth: number };

type Prizes = {
	readonly balls: Balls;
	readonly set: "big" | "small";
	readonly prizes: readonly Worth[];
	readonly box: boolean;
};

const text = (digits: readonly number[]): string => digits.join("");

/** Every different order of a line. */
function ordersOf(line: readonly number[]): readonly string[] {
	if (line.length < 2) return [text(line)];
	const orders = line.flatMap((digit, index) =>
		ordersOf([...line.slice(0, index), ...line.slice(index + 1)]).map((rest) => `${digit}${rest}`),
	);
	return [...new Set(orders)];
}

const ascending = (digits: readonly number[]): readonly number[] => [...digits].sort((left, right) => left - right);

export function prizePlay({ balls, set, prizes, box }: Prizes): PlayRule {
	const all = prizes.reduce((sum, { worth, numbers }) => sum + worth * numbers.length, 0);
	const linesOf = (rows: Rows): readonly string[] => (box ? rows.flatMap(ordersOf) : rows.map(text));
	const count = (rows: Rows) => linesOf(rows).length;
	return {
		says: {
			sentence: box ? "prizesBox" : "prizes",
			set,
			places: prizes[0]?.numbers[0] ?? [],
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
		hits: (rows, digits) => {
			const lines = new Set(linesOf(rows));
			return prizes.map(({ numbers }) => numbers.filter((number) => lines.has(text(at(digits, number)))).length);
		},
		most: () => [prizes.map(({ numbers }) => numbers.length)],
		line: (digits) => {
			if (digits.length !== 4 || (box && new Set(digits).size === 1)) return undefined;
			return box ? ascending(digits) : digits;
		},
	};
}
