// Three sums picked at once: the ways of the three together are the chance of a bet, and decide what it pays.
import { choose, countAt, everyResult, sumOf, waysBy } from "../counting.ts";
import { at, oneRow, type Place, type PlayRule, type Rows, rowOf } from "./play.ts";

const take = 3;

export function threeSums(places: readonly Place[]): PlayRule {
	const ways = waysBy(everyResult(places.length), sumOf);
	const sums = [...ways.keys()].sort((left, right) => left - right);
	const total = (three: readonly number[]): number => sumOf(three.map((sum) => countAt(ways, sum)));
	const triples = pairsOf(sums).flatMap(([left, right]) =>
		sums.filter((sum) => sum > right).map((sum) => total([left, right, sum])),
	);
	const totals = [...new Set(triples)].sort((left, right) => left - right);
	/** A hit for each pair of the other picks, where the sum is one of them. */
	const hitsOf = (rows: Rows, sum: number): readonly number[] => {
		const picked = rowOf(rows, 0);
		const others = picked.includes(sum) ? picked.filter((each) => each !== sum) : [];
		const hit = pairsOf(others).map((pair) => total([...pair, sum]));
		return totals.map((each) => hit.filter((one) => one === each).length);
	};
	return {
		says: { sentence: "threeSums", places },
		rows: oneRow({ symbols: "sum", values: sums, least: take }),
		grades: totals.map((each) => ({ code: `w${each}`, ways: each, of: 10 ** places.length })),
		count: (rows) => choose({ of: rowOf(rows, 0).length, take }),
		hits: (rows, digits) => hitsOf(rows, sumOf(at(digits, places))),
		most: (rows) => rowOf(rows, 0).map((sum) => hitsOf(rows, sum)),
	};
}

type Pair = readonly [number, number];

const pairsOf = (values: readonly number[]): readonly Pair[] =>
	values.flatMap((left, index) => values.slice(index + 1).map((right): Pair => [left, right]));
