// Plays on what a result is like: each pick is a test of its own with a prize of its own. What each test holds for is counted over
// all results once.
import { choose, countIn, sumOf } from "../counting.ts";
import { arrangements, type Balls, placesOf, repeatsOf, setsOf, valuesOf } from "./balls.ts";
import {
	at,
	type Digits,
	type Grade,
	once,
	oneRow,
	type Place,
	type PlayRule,
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
};

/** Every result as far as it is looked at. */
function resultsOf({ balls, places, sets = false }: Tested): Generator<Digits> {
	const values = valuesOf(balls);
	if (balls.repeats) return repeatsOf(values, places.length);
	return sets ? setsOf(values, places.length) : arrangements(values, places.length);
}

function* placed(tested: Tested): Generator<Digits> {
	const { balls, places } = tested;
	for (const shown of resultsOf(tested)) {
		const digits = Array.from({ length: balls.count }, () => 0);
		for (const [index, place] of places.entries()) digits[place] = shown[index] ?? 0;
		yield digits;
	}
}

type Counted = { readonly grades: readonly Grade[]; readonly patterns: readonly (readonly boolean[])[] };

/** Of each value the results it holds for; and which of them hold together. Counted when it is first asked for. */
function countOf(tested: Tested): Counted {
	const ways = tested.values.map(() => 0);
	const patterns = new Map<string, readonly boolean[]>();
	let of = 0;
	for (const shown of resultsOf(tested)) {
		of++;
		const held = tested.values.map((value) => tested.holds(value, shown));
		for (const [index, hit] of held.entries()) if (hit) ways[index] = (ways[index] ?? 0) + 1;
		patterns.set(held.join(), held);
	}
	const grades = tested.values.map((value, index) => ({ code: `v${value}` as const, ways: ways[index] ?? 0, of }));
	return { grades, patterns: [...patterns.values()] };
}

export function tests(tested: Tested): PlayRule {
	const { test, places, symbols, values, holds, big } = tested;
	const { grades, patterns } = countOf(tested);
	return {
		says: { sentence: "test", test, places, ...(big === undefined ? {} : { big }) },
		rows: oneRow({ symbols, values, least: 1 }),
		grades,
		results: () => placed(tested),
		count: (rows) => rowOf(rows, 0).length,
		hits: (rows, drawn) => {
			const shown = at(drawn, places);
			const picked = rowOf(rows, 0);
			return values.map((value) => (picked.includes(value) && holds(value, shown) ? 1 : 0));
		},
		most: (rows) => {
			const picked = rowOf(rows, 0);
			return patterns.map((held) =>
				values.map((value, index) => (held[index] === true && picked.includes(value) ? 1 : 0)),
			);
		},
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
