// Plays on exact places: straight, joined, fixed, any places, and sums and spans of straight results.
import { choose, countAt, countIn, everyResult, numberAt, productOf, sumOf, waysBy } from "../counting.ts";
import { at, type GradeCode, once, oneRow, type Place, type PlayRule, type Rows, rowOf, rowsOf } from "./play.ts";

const range = (from: number, to: number): readonly number[] =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);
const oneIn = (places: number) => [{ code: "hit", ways: 1, of: 10 ** places }] as const;

/** Every place shows one of its picks. */
export const straight = (places: readonly Place[]): PlayRule => ({
	says: { sentence: "straight", places },
	rows: rowsOf(places),
	grades: oneIn(places.length),
	count: (rows) => productOf(rows.map((row) => row.length)),
	hits: (rows, digits) => once(matches(rows, at(digits, places)).every(Boolean)),
	most: () => [[1]],
});

/** The same, each bet written out. */
export const typedStraight = (places: readonly Place[]): PlayRule => ({
	says: { sentence: "straight", places },
	rows: [],
	grades: oneIn(places.length),
	count: (rows) => rows.length,
	hits: (rows, digits) => {
		const drawn = at(digits, places);
		return once(rows.some((line) => line.every((digit, index) => digit === drawn[index])));
	},
	most: () => [[1]],
	line: (digits) => (digits.length === places.length ? digits : undefined),
});

const suffixGrades: Readonly<Record<number, GradeCode>> = {
	5: "last5",
	4: "last4",
	3: "last3",
	2: "last2",
	1: "last1",
};

/** All places, and the last ones alone: a grade a suffix, the longest first. */
export const join = (places: readonly Place[]): PlayRule => {
	const lengths = places.map((_, index) => places.length - index);
	return {
		says: { sentence: "join", places },
		rows: rowsOf(places),
		grades: lengths.map((length) => ({ code: suffixGrades[length] ?? "hit", ways: 1, of: 10 ** length })),
		count: (rows) => sumOf(rows.map((_, index) => productOf(rows.slice(index).map((row) => row.length)))),
		hits: (rows, digits) => {
			const matched = matches(rows, at(digits, places));
			return places.map((_, index) => (matched.slice(index).every(Boolean) ? 1 : 0));
		},
		most: () => [places.map(() => 1)],
	};
};

const spanOf = (digits: readonly number[]): number => Math.max(...digits) - Math.min(...digits);

/** Every straight bet whose digits have a picked sum. */
export const sums = (places: readonly Place[]): PlayRule => {
	const ways = waysBy(everyResult(places.length), sumOf);
	return {
		says: { sentence: "sum", places },
		rows: oneRow({ symbols: "sum", values: range(0, 9 * places.length), least: 1 }),
		grades: oneIn(places.length),
		count: (rows) => sumOf(rowOf(rows, 0).map((sum) => countAt(ways, sum))),
		hits: (rows, digits) => once(rowOf(rows, 0).includes(sumOf(at(digits, places)))),
		most: () => [[1]],
	};
};

/** Every straight bet whose greatest digit is so far above its least. */
export const spans = (places: readonly Place[]): PlayRule => {
	const ways = waysBy(everyResult(places.length), spanOf);
	return {
		says: { sentence: "span", places },
		rows: oneRow({ symbols: "span", values: range(0, 9), least: 1 }),
		grades: oneIn(places.length),
		count: (rows) => sumOf(rowOf(rows, 0).map((span) => countAt(ways, span))),
		hits: (rows, digits) => once(rowOf(rows, 0).includes(spanOf(at(digits, places)))),
		most: () => [[1]],
	};
};

/** Each place for itself; every one that hits pays. */
export const fixed = (places: readonly Place[]): PlayRule => ({
	says: { sentence: "fixed", places },
	rows: rowsOf(places, 0),
	grades: oneIn(1),
	count: (rows) => sumOf(rows.map((row) => row.length)),
	hits: (rows, digits) => [matches(rows, at(digits, places)).filter(Boolean).length],
	most: (rows) => [[filled(rows)]],
});

/** So many places of those that were picked for, in every set of them. */
export const anyPlaces = (places: readonly Place[], take: number): PlayRule => ({
	says: { sentence: "anyPlaces", places, take },
	rows: rowsOf(places, 0),
	grades: oneIn(take),
	count: (rows) =>
		symmetric(
			rows.map((row) => row.length),
			take,
		),
	hits: (rows, digits) => [choose({ of: matches(rows, at(digits, places)).filter(Boolean).length, take })],
	most: (rows) => [[choose({ of: filled(rows), take })]],
});

/** The sum over all sets of `take` of the products of their sizes. */
function symmetric(sizes: readonly number[], take: number): number {
	const sums = [1, ...Array.from({ length: take }, () => 0)];
	for (const size of sizes)
		for (let length = take; length >= 1; length--)
			sums[length] = numberAt(sums, length) + numberAt(sums, length - 1) * size;
	return numberAt(sums, take);
}

const filled = (rows: Rows): number => rows.filter((row) => row.length > 0).length;
const matches = (rows: Rows, drawn: readonly number[]): readonly boolean[] =>
	drawn.map((digit, index) => countIn([digit], rowOf(rows, index)) > 0);
