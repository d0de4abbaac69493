// Plays on a figure of the draw (its sum, how many are odd) whose results are too many to walk: each value of the figure comes with
// the number of results that bring it, counted exactly.
import type { Balls, Drum } from "./balls.ts";
import {
	at,
	type Digits,
	oneRow,
	type Place,
	type PlayRule,
	type Row,
	type Rows,
	rowOf,
	type TestName,
} from "./play.ts";
import { sampleOf } from "./sample.ts";
import { type Ends, gradesOf, hitsOfEnds } from "./tests.ts";

/** How many sets of numbers come to each figure. */
export type Spread = ReadonlyMap<number, bigint>;

/** Sets of `count` numbers of a drum without repeats, by the sum of what each is worth. */
export function spreadOf({ count, from, to }: Drum, worth: (value: number) => number): Spread {
	const worths = Array.from({ length: to - from + 1 }, (_, index) => worth(from + index));
	const sums = count * Math.max(...worths) + 1;
	// By how many are taken, then by what they come to. Counts fit in 64 bits: there are fewer sets of twenty of eighty.
	const ways = new BigUint64Array((count + 1) * sums);
	ways[0] = 1n;
	for (const add of worths)
		for (let size = count; size > 0; size--)
			for (let sum = sums - 1 - add; sum >= 0; sum--) {
				const more = bigAt(ways, (size - 1) * sums + sum);
				const into = size * sums + sum + add;
				if (more !== 0n) ways[into] = bigAt(ways, into) + more;
			}
	return new Map([...ways.subarray(count * sums)].flatMap((all, sum) => (all === 0n ? [] : [[sum, all] as const])));
}

const bigAt = (ways: BigUint64Array, index: number): bigint => ways[index] ?? 0n;

/** Greater counts than a number holds are told in parts of this. */
const parts = 10n ** 15n;

/** As exact as numbers are; a part that is cut off is counted as one, so that no prize gets greater than it should. */
function told({ ways, of }: { readonly ways: bigint; readonly of: bigint }): number {
	if (of <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(ways);
	return Number((ways * parts + of - 1n) / of);
}

type Measured = {
	readonly test: TestName;
	readonly balls: Balls;
	readonly places: readonly Place[];
	readonly spread: Spread;
	readonly measure: (shown: Digits) => number;
	readonly row: Pick<Row, "symbols" | "values" | "texts">;
	readonly ends: (value: number, figure: number) => Ends;
	readonly big?: number;
};

export function measured({ test, balls, places, spread, measure, row, ends, big }: Measured): PlayRule {
	const { values } = row;
	const all = [...spread.values()].reduce((sum, ways) => sum + ways, 0n);
	const waysOf = (value: number, end: Ends): number =>
		told({
			ways: [...spread].reduce((sum, [figure, ways]) => (ends(value, figure) === end ? sum + ways : sum), 0n),
			of: all,
		});
	const ways = values.map((value) => ({ wins: waysOf(value, "wins"), ties: waysOf(value, "ties") }));
	const ties = ways.some((each) => each.ties > 0);
	const hitsOf = (rows: Rows, figure: number): readonly number[] => {
		const hits = hitsOfEnds(
			values,
			rowOf(rows, 0),
			values.map((value) => ends(value, figure)),
		);
		return ties ? [...hits.wins, hits.ties] : hits.wins;
	};
	const figures = patternsOf(values, { spread, ends });
	const grades = gradesOf(values, { ways, of: told({ ways: all, of: all }), ties });
	return {
		says: { sentence: "test", test, places, ...(big === undefined ? {} : { big }) },
		rows: oneRow({ ...row, least: 1 }),
		grades,
		results: () => sampleOf(balls),
		each: (rows) => grades.map(({ code }) => (rowOf(rows, 0).some((value) => code === `v${value}`) ? 1 : 0)),
		count: (rows) => rowOf(rows, 0).length,
		hits: (rows, drawn) => hitsOf(rows, measure(at(drawn, places))),
		most: (rows) => figures.map((figure) => hitsOf(rows, figure)),
	};
}

/** One figure for each way in which the picks can end together. */
function patternsOf(values: readonly number[], { spread, ends }: Pick<Measured, "spread" | "ends">): readonly number[] {
	const patterns = new Map<string, number>();
	for (const figure of spread.keys()) patterns.set(values.map((value) => ends(value, figure)).join(), figure);
	return [...patterns.values()];
}
