// Plays on what a result is like: digits that are shown, big and small, dragon and tiger, forms of three.
import { choose, countIn, numberAt, productOf, sumOf, timesOf } from "../counting.ts";
import { at, type GradeCode, oneRow, type Place, type PlayRule, type Row, rowOf } from "./play.ts";

/** In how many results so many digits are all shown: all, less those in which one is missing, and so on in turns. */
const showingAll = (places: number, take: number): number =>
	sumOf(
		Array.from({ length: take + 1 }, (_, missing) => {
			const ways = choose({ of: take, take: missing }) * (10 - missing) ** places;
			return missing % 2 === 0 ? ways : -ways;
		}),
	);

/** In how many results a digit is shown so often or more. */
const showingOften = (places: number, times: number): number =>
	sumOf(
		Array.from({ length: places + 1 }, (_, often) =>
			often < times ? 0 : choose({ of: places, take: often }) * 9 ** (places - often),
		),
	);

/** Sets of digits that are all shown somewhere in the places. */
export const codes = (places: readonly Place[], take: number): PlayRule => {
	return {
		says: { sentence: "codes", places, take },
		rows: oneRow({ least: take }),
		grades: [
			{
				code: "hit",
				ways: showingAll(places.length, take),
				of: 10 ** places.length,
			},
		],
		count: (rows) => choose({ of: rowOf(rows, 0).length, take }),
		hits: (rows, digits) => [choose({ of: countIn([...new Set(at(digits, places))], rowOf(rows, 0)), take })],
		most: (rows) => [[choose({ of: Math.min(places.length, rowOf(rows, 0).length), take })]],
	};
};

/** A digit that is shown so often or more; it pays once. */
export const shown = (places: readonly Place[], times: number): PlayRule => ({
	says: { sentence: "shown", places, times },
	rows: oneRow({ least: 1 }),
	grades: [
		{
			code: "hit",
			ways: showingOften(places.length, times),
			of: 10 ** places.length,
		},
	],
	count: (rows) => rowOf(rows, 0).length,
	hits: (rows, digits) => {
		const often = [...timesOf(at(digits, places))].filter(([, count]) => count >= times).map(([digit]) => digit);
		return [countIn(often, rowOf(rows, 0))];
	},
	most: (rows) => [[Math.min(rowOf(rows, 0).length, Math.floor(places.length / times))]],
});

/** Big (5 to 9), small, odd, even: those that a digit is. */
const sidesOf = (digit: number): readonly number[] => [digit >= 5 ? 0 : 1, digit % 2 === 1 ? 2 : 3];

/** Big, small, odd or even at each of two places; both must match. */
export const sides = (places: readonly Place[]): PlayRule => {
	const row = (place: Place): Row => ({
		label: place === 4 ? "place5" : "place4",
		symbols: "side",
		values: [0, 1, 2, 3],
		least: 1,
		most: 4,
	});
	return {
		says: { sentence: "sides", places },
		rows: places.map(row),
		grades: [{ code: "hit", ways: 25, of: 100 }],
		count: (rows) => productOf(rows.map((picked) => picked.length)),
		hits: (rows, digits) => [
			productOf(at(digits, places).map((digit, index) => countIn(sidesOf(digit), rowOf(rows, index)))),
		],
		most: (rows) => [[productOf(rows.map((picked) => Math.min(2, picked.length)))]],
	};
};

const onlyOf = (length: number, index: number): readonly number[] =>
	Array.from({ length }, (_, grade) => (grade === index ? 1 : 0));

/** One grade a pick: what the draw is of `values`, where it was picked. */
const pickHits = (picked: readonly number[], is: number): readonly number[] => onlyOf(3, picked.includes(is) ? is : -1);

const threeGrades = (
	names: readonly [GradeCode, GradeCode, GradeCode],
	ways: readonly [number, number, number],
	of: number,
) => names.map((code, index) => ({ code, ways: numberAt(ways, index), of }));

/** The one place above the other (dragon), below it (tiger), or alike (tie). */
export const duel = (left: Place, right: Place): PlayRule => ({
	says: { sentence: "duel", places: [left, right] },
	rows: oneRow({ symbols: "duel", values: [0, 1, 2], least: 1 }),
	grades: threeGrades(["dragon", "tiger", "tie"], [45, 45, 10], 100),
	count: (rows) => rowOf(rows, 0).length,
	hits: (rows, digits) => {
		const [first, second] = [numberAt(digits, left), numberAt(digits, right)];
		return pickHits(rowOf(rows, 0), first > second ? 0 : first < second ? 1 : 2);
	},
	most: (rows) => rowOf(rows, 0).map((pick) => onlyOf(3, pick)),
});

/** Three alike (0), three in a row with 9-0-1 joined (1), a pair (2), anything else (-1). */
function formOf(digits: readonly number[]): number {
	const kinds = new Set(digits);
	if (kinds.size === 1) return 0;
	if (kinds.size === 2) return 2;
	return digits.some((digit) => kinds.has((digit + 1) % 10) && kinds.has((digit + 2) % 10)) ? 1 : -1;
}

export const forms = (places: readonly Place[]): PlayRule => ({
	says: { sentence: "forms", places },
	rows: oneRow({ symbols: "form", values: [0, 1, 2], least: 1 }),
	grades: threeGrades(["triple", "straight", "pair"], [10, 60, 270], 1000),
	count: (rows) => sumOf(rowOf(rows, 0).map(() => 1)),
	hits: (rows, digits) => pickHits(rowOf(rows, 0), formOf(at(digits, places))),
	most: (rows) => rowOf(rows, 0).map((pick) => onlyOf(3, pick)),
});
