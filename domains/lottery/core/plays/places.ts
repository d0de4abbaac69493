// Plays on places of numbers that are drawn in order: two that stand side by side, and what a number is like at each place.
import { choose, countIn, numberAt, sumOf } from "../counting.ts";
import { type Balls, placesOf, valuesOf } from "./balls.ts";
import { distinctTuples, turns } from "./numbers.ts";
import { at, labelOf, oneRow, type Place, type PlayRule, type Row, rowOf, type TestName } from "./play.ts";
import { sampleOf } from "./sample.ts";

const pairsIn = (drawn: readonly number[], holds: (left: number, right: number) => boolean): number =>
	drawn.slice(1).filter((right, index) => holds(numberAt(drawn, index), right)).length;

/** A pick of the first row, and next after it one of the second. */
export const adjacent = (balls: Balls): PlayRule => {
	const values = valuesOf(balls);
	const row = { symbols: "digit", values, least: 1, most: values.length } as const;
	const [all, pairs] = [values.length, balls.count - 1];
	return {
		says: { sentence: "adjacent", places: placesOf(balls) },
		rows: [
			{ ...row, label: "place1" },
			{ ...row, label: "place2" },
		],
		grades: [{ code: "hit", ways: pairs, of: all * (all - 1) }],
		results: () => sampleOf(balls),
		each: (rows) => [distinctTuples(rows)],
		count: distinctTuples,
		hits: (rows, drawn) => [
			pairsIn(drawn, (left, right) => rowOf(rows, 0).includes(left) && rowOf(rows, 1).includes(right)),
		],
		most: (rows) => [[Math.min(pairs, distinctTuples(rows))]],
	};
};

/** Two of the picks side by side, in either order. */
export const adjacentGroup = (balls: Balls): PlayRule => {
	const values = valuesOf(balls);
	const count: PlayRule["count"] = (rows) => choose({ of: rowOf(rows, 0).length, take: 2 });
	const pairs = balls.count - 1;
	return {
		says: { sentence: "adjacentGroup", places: placesOf(balls) },
		rows: oneRow({ values, least: 2 }),
		grades: [{ code: "hit", ways: pairs, of: choose({ of: values.length, take: 2 }) }],
		results: () => sampleOf(balls),
		each: (rows) => [count(rows)],
		count,
		hits: (rows, drawn) => [pairsIn(drawn, (left, right) => countIn([left, right], rowOf(rows, 0)) === 2)],
		most: (rows) => [[Math.min(pairs, count(rows))]],
	};
};

type PlaceTested = {
	readonly test: TestName;
	readonly balls: Balls;
	readonly places: readonly Place[];
	readonly row: Pick<Row, "symbols" | "values" | "texts">;
	/** Which of the values a number is. */
	readonly is: (number: number) => number;
	readonly big?: number;
};

/** What the number is like at each place for itself: one of the values, each with a prize of its own. */
export const placeTests = ({ test, balls, places, row, is, big }: PlaceTested): PlayRule => {
	const { values } = row;
	const numbers = valuesOf(balls);
	const ways = (value: number): number => numbers.filter((number) => is(number) === value).length;
	return {
		says: { sentence: "placeTest", test, places, ...(big === undefined ? {} : { big }) },
		rows: places.map((place) => ({ ...row, label: labelOf(place), least: 0, most: values.length })),
		grades: values.map((value) => ({ code: `v${value}`, ways: ways(value), of: numbers.length })),
		results: () => turns(balls),
		each: (rows) => values.map((value) => rows.filter((picked) => picked.includes(value)).length),
		count: (rows) => sumOf(rows.map((picked) => picked.length)),
		hits: (rows, drawn) => {
			const shown = at(drawn, places).map(is);
			return values.map(
				(value) => shown.filter((each, index) => each === value && rowOf(rows, index).includes(value)).length,
			);
		},
		most: (rows) => [values.map((value) => rows.filter((picked) => picked.includes(value)).length)],
	};
};
