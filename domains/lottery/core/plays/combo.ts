// Plays on which digits come, in any order: combinations with repeats, mixed lines, a banker, sums of combinations, permutations.
import { choose, countAt, countIn, everyResult, numberAt, sumOf, timesOf, waysBy } from "../counting.ts";
import {
	at,
	type Digits,
	type Grade,
	once,
	oneRow,
	type Part,
	type Place,
	type PlayRule,
	type Repeats,
	type Row,
	type Rows,
	rowOf,
} from "./play.ts";

const repeats: readonly (Repeats | undefined)[] = [undefined, "single", "double", "triple", "quadruple"];
const tenDigits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));

/** So many digits that come so often: orders of one such combination. */
const orders = (parts: readonly Part[], places: number): number =>
	parts.reduce((ways, { times, take }) => ways / factorial(times) ** take, factorial(places));

type Combo = { readonly places: readonly Place[]; readonly parts: readonly Part[]; readonly oneRow?: boolean };

/** The digits of the places, each as often as its part says, in any order. One or two parts, the greater repeat first. */
export function combo({ places, parts, oneRow: shared = false }: Combo): PlayRule {
	const [first = { times: 1, take: 0 }, second = { times: 0, take: 0 }] = parts;
	const other = (rows: Rows) => (shared ? rowOf(rows, 0) : rowOf(rows, 1));
	return {
		says: { sentence: "combo", places, parts, oneRow: shared },
		rows: shared || parts.length === 1 ? oneRow({ least: sumOf(parts.map(({ take }) => take)) }) : parts.map(rowOfPart),
		grades: [{ code: "hit", ways: orders(parts, places.length), of: 10 ** places.length }],
		count: (rows) => countPairs({ left: rowOf(rows, 0), right: other(rows), takes: [first.take, second.take] }),
		hits: (rows, digits) => {
			const times = timesOf(at(digits, places));
			const fits = (part: Part, row: readonly number[]) => {
				const such = [...times].filter(([, count]) => count === part.times).map(([digit]) => digit);
				return such.length === part.take && countIn(such, row) === part.take;
			};
			return once(fits(first, rowOf(rows, 0)) && (parts.length === 1 || fits(second, other(rows))));
		},
		most: () => [[1]],
	};
}

const rowOfPart = ({ times, take }: Part): Row => ({
	label: repeats[times] ?? "single",
	symbols: "digit",
	values: tenDigits,
	least: take,
	most: 10,
});

type Pairs = {
	readonly left: readonly number[];
	readonly right: readonly number[];
	readonly takes: readonly [number, number];
};

/** Sets of so many from the left and so many from the right that share no digit. */
function countPairs({ left, right, takes: [fromLeft, fromRight] }: Pairs): number {
	const shared = countIn(left, right);
	let count = 0;
	for (let both = 0; both <= fromLeft; both++)
		count +=
			choose({ of: shared, take: both }) *
			choose({ of: left.length - shared, take: fromLeft - both }) *
			choose({ of: right.length - both, take: fromRight });
	return count;
}

const pairGrade: Grade = { code: "pair", ways: 3, of: 1000 };
const differentGrade: Grade = { code: "different", ways: 6, of: 1000 };
/** Of two places there is one kind of combination, of three there are two. */
const comboGrades = (places: number): readonly Grade[] =>
	places === 2 ? [{ code: "different", ways: 2, of: 100 }] : [pairGrade, differentGrade];

/** Which grade a result is of, as a combination; -1 for all alike, which none of them pays. */
function gradeIn(result: readonly number[]): number {
	const kinds = new Set(result).size;
	if (kinds === 1) return -1;
	return result.length === 2 || kinds === 2 ? 0 : 1;
}

const hitIn = (hit: boolean, result: Digits): readonly number[] => {
	const grade = gradeIn(result);
	return comboGrades(result.length).map((_, index) => (hit && index === grade ? 1 : 0));
};
const eitherGrade = (places: number): readonly (readonly number[])[] =>
	places === 2
		? [[1]]
		: [
				[1, 0],
				[0, 1],
			];

const ascending = (digits: readonly number[]): readonly number[] => [...digits].sort((left, right) => left - right);

/** Combinations of three written out: a pair and another, or three different ones. */
export const mixed = (places: readonly Place[]): PlayRule => ({
	says: { sentence: "mixed", places },
	rows: [],
	grades: comboGrades(places.length),
	count: (rows) => rows.length,
	hits: (rows, digits) => {
		const drawn = ascending(at(digits, places));
		return hitIn(
			rows.some((line) => line.every((digit, index) => digit === drawn[index])),
			drawn,
		);
	},
	most: () => eitherGrade(places.length),
	line: (digits) => (digits.length === places.length && gradeIn(digits) >= 0 ? ascending(digits) : undefined),
});

/** Combinations of the places, each once, in ascending order. */
const combinations = (places: number): readonly (readonly number[])[] =>
	[...everyResult(places)].filter(
		(result) =>
			gradeIn(result) >= 0 && result.every((digit, index) => index === 0 || numberAt(result, index - 1) <= digit),
	);

/** Every combination that holds the one digit. */
export const banker = (places: readonly Place[]): PlayRule => {
	const held = combinations(places.length).filter((result) => result.includes(0)).length;
	return {
		says: { sentence: "banker", places },
		rows: oneRow({ least: 1, most: 1 }),
		grades: comboGrades(places.length),
		count: (rows) => held * rowOf(rows, 0).length,
		hits: (rows, digits) => {
			const drawn = at(digits, places);
			return hitIn(countIn(drawn, rowOf(rows, 0)) > 0, drawn);
		},
		most: () => eitherGrade(places.length),
	};
};

/** Every combination with a picked sum. */
export const comboSums = (places: readonly Place[]): PlayRule => {
	const ways = waysBy(combinations(places.length), sumOf);
	return {
		says: { sentence: "comboSum", places },
		rows: oneRow({ symbols: "sum", values: [...ways.keys()].sort((left, right) => left - right), least: 1 }),
		grades: comboGrades(places.length),
		count: (rows) => sumOf(rowOf(rows, 0).map((sum) => countAt(ways, sum))),
		hits: (rows, digits) => {
			const drawn = at(digits, places);
			return hitIn(rowOf(rows, 0).includes(sumOf(drawn)), drawn);
		},
		most: () => eitherGrade(places.length),
	};
};

/** Every order of different picks, as straight bets. */
export const permutations = (places: readonly Place[]): PlayRule => ({
	says: { sentence: "permutations", places },
	rows: oneRow({ least: places.length }),
	grades: [{ code: "hit", ways: 1, of: 10 ** places.length }],
	count: (rows) => choose({ of: rowOf(rows, 0).length, take: places.length }) * factorial(places.length),
	hits: (rows, digits) => {
		const drawn = at(digits, places);
		return once(new Set(drawn).size === places.length && countIn(drawn, rowOf(rows, 0)) === places.length);
	},
	most: () => [[1]],
});
