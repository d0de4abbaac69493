// Plays on what a result is like: each pick is a test of its own with a prize of its own. What each test holds for is counted over
// all results once.
import { choose, countIn, numberAt, sumOf } from "../counting.ts";
import { arrangements, type Balls, placesOf, repeatsOf, setsOf, valuesOf } from "./balls.ts";
import {
	at,
	type Digits,
	type Grade,
	once,
	oneRow,
	type Place,
	type PlayRule,
	type Rows,
	rowOf,
	type Symbols,
	type TestName,
} from "./play.ts";

type Tested = {
	readonly test: TestName;
	readonly balls: Balls;
	/** The places that are looked at. */
	readonly places: readonly Place[];
	readonly symbols: Symbols;
	readonly values: readonly number[];
	readonly holds: (value: number, shown: Digits) => boolean;
	/** Where big begins, for the sentence. */
	readonly big?: number;
	/** Only which numbers are drawn matters, not their order. */
	readonly sets?: boolean;
	/** Every result as far as it is looked at, where the first drum alone does not say. */
	readonly space?: () => Iterable<Digits>;
	/** The stake comes back. */
	readonly ties?: (value: number, shown: Digits) => boolean;
	readonly texts?: readonly string[];
};

/** Every result as far as it is looked at. */
function resultsOf({ balls, places, sets = false, space }: Tested): Iterable<Digits> {
	if (space !== undefined) return space();
	const values = valuesOf(balls);
	if (balls.repeats) return repeatsOf(values, places.length);
	return sets ? setsOf(values, places.length) : arrangements(values, places.length);
}

function* placed(tested: Tested): Generator<Digits> {
	const { balls, places } = tested;
	for (const shown of resultsOf(tested)) {
		const digits = placesOf(balls).map(() => 0);
		for (const [index, place] of places.entries()) digits[place] = numberAt(shown, index);
		yield digits;
	}
}

/** What a result is to a pick. */
export type Ends = "wins" | "ties" | "loses";

const endOf = ({ holds, ties }: Pick<Tested, "holds" | "ties">, value: number, shown: Digits): Ends => {
	if (ties?.(value, shown) === true) return "ties";
	return holds(value, shown) ? "wins" : "loses";
};

type Counted = { readonly grades: readonly Grade[]; readonly patterns: readonly (readonly Ends[])[] };

/** Of each value the results it holds for; and which of them hold together. */
function countOf(tested: Tested): Counted {
	const { values, ties } = tested;
	const ways = values.map((value) => ({ value, wins: 0, ties: 0, loses: 0 }));
	const patterns = new Map<string, readonly Ends[]>();
	let of = 0;
	for (const shown of resultsOf(tested)) {
		of++;
		const ends = ways.map((one) => {
			const end = endOf(tested, one.value, shown);
			one[end]++;
			return end;
		});
		patterns.set(ends.join(), ends);
	}
	return { grades: gradesOf(values, { ways, of, ties: ties !== undefined }), patterns: [...patterns.values()] };
}

type Ways = {
	readonly ways: readonly { readonly wins: number; readonly ties: number }[];
	readonly of: number;
	readonly ties: boolean;
};

/** A grade a value; where stakes can come back, one for that, the last. */
export function gradesOf(values: readonly number[], { ways, of, ties }: Ways): readonly Grade[] {
	const grades = ways.map(({ wins, ties: push }, index) => {
		const code = `v${numberAt(values, index)}` as const;
		return { code, ways: wins, of, ...(push === 0 ? {} : { push }) };
	});
	const pushed = Math.max(0, ...ways.map((each) => each.ties));
	return ties ? [...grades, { code: "push", ways: pushed, of }] : grades;
}

/** Hits by grade of what was picked. */
export function hitsOfEnds(values: readonly number[], picked: readonly number[], ends: readonly Ends[]) {
	const count = (end: Ends) => values.map((value, index) => (ends[index] === end && picked.includes(value) ? 1 : 0));
	return { wins: count("wins"), ties: sumOf(count("ties")) };
}

export function tests(tested: Tested): PlayRule {
	const { test, places, symbols, values, big, texts, ties } = tested;
	const { grades, patterns } = countOf(tested);
	const hitsOf = (rows: Rows, ends: readonly Ends[]) => {
		const hits = hitsOfEnds(values, rowOf(rows, 0), ends);
		return ties === undefined ? hits.wins : [...hits.wins, hits.ties];
	};
	return {
		says: { sentence: "test", test, places, ...(big === undefined ? {} : { big }) },
		rows: oneRow({ symbols, values, least: 1, ...(texts === undefined ? {} : { texts }) }),
		grades,
		results: () => placed(tested),
		count: (rows) => rowOf(rows, 0).length,
		hits: (rows, drawn) => {
			const shown = at(drawn, places);
			return hitsOf(
				rows,
				values.map((value) => endOf(tested, value, shown)),
			);
		},
		most: (rows) => patterns.map((ends) => hitsOf(rows, ends)),
	};
}

/** Sets of so many numbers that are all shown, of numbers that may come several times. */
export const shownSets = (balls: Balls, take: number): PlayRule => {
	const values = valuesOf(balls);
	const asked = values.slice(0, take);
	let ways = 0;
	let of = 0;
	for (const shown of repeatsOf(values, balls.count)) {
		of++;
		if (asked.every((value) => shown.includes(value))) ways++;
	}
	return {
		says: { sentence: "shownSets", places: placesOf(balls), take },
		rows: oneRow({ values, least: take }),
		grades: [{ code: "hit", ways, of }],
		results: () => repeatsOf(values, balls.count),
		count: (rows) => choose({ of: rowOf(rows, 0).length, take }),
		hits: (rows, drawn) => [choose({ of: countIn([...new Set(drawn)], rowOf(rows, 0)), take })],
		most: (rows) => [[choose({ of: Math.min(balls.count, rowOf(rows, 0).length), take })]],
	};
};

/** Exactly a pair of one pick, and another. */
export const pairAnd = (balls: Balls): PlayRule => {
	const values = valuesOf(balls);
	const row = { symbols: "digit", values, least: 1, most: values.length } as const;
	return {
		says: { sentence: "pairAnd", places: placesOf(balls) },
		rows: [
			{ ...row, label: "double" },
			{ ...row, label: "single" },
		],
		grades: [{ code: "hit", ways: 3, of: values.length ** balls.count }],
		results: () => repeatsOf(values, balls.count),
		count: (rows) => rowOf(rows, 0).length * rowOf(rows, 1).length - countIn(rowOf(rows, 0), rowOf(rows, 1)),
		hits: (rows, drawn) => {
			const twice = drawn.find((value, index) => drawn.indexOf(value) !== index);
			const other = drawn.find((value) => value !== twice);
			if (twice === undefined || other === undefined) return [0];
			return once(rowOf(rows, 0).includes(twice) && rowOf(rows, 1).includes(other));
		},
		most: () => [[1]],
	};
};

/** Big, small, odd or even of a sum; `loses` for what pays none of them. */
export const sumSides =
	(big: number, loses: (shown: Digits) => boolean = () => false) =>
	(side: number, shown: Digits): boolean => {
		const sum = sumOf(shown);
		if (loses(shown)) return false;
		if (side < 2) return sum >= big === (side === 0);
		return (sum % 2 === 1) === (side === 2);
	};
