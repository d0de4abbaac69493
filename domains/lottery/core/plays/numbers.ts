// Plays on numbers that are drawn without repeats: any of them, with bankers, in their order, as a group, place by place.
import { choose, countAt, countIn, productOf, sumOf } from "../counting.ts";
import { arrangements, type Balls, placesOf, setsOf, valuesOf } from "./balls.ts";
import { at, labelOf, once, oneRow, type Place, type PlayRule, type Row, type Rows, rowOf } from "./play.ts";
import { sampleOf } from "./sample.ts";

/** More sets than these are not walked: a sample stands for them. */
const mostWalked = 10_000;

/** Every set; or a sample, with what each bet brings. */
const walkOf = (balls: Balls, count: PlayRule["count"]): Pick<PlayRule, "results" | "each" | "count"> =>
	choose({ of: balls.to - balls.from + 1, take: balls.count }) <= mostWalked
		? { count, results: () => setsOf(valuesOf(balls), balls.count) }
		: { count, results: () => sampleOf(balls), each: (rows) => [count(rows)] };

/** Of the first places alone; the others nobody looks at. */
const everyStart = (balls: Balls, places: readonly Place[]) => () => arrangements(valuesOf(balls), places.length);

/** Sets of so many that the draw holds, or, of more than are drawn, that hold the draw. */
const setGrade = ({ count, from, to }: Balls, take: number) => {
	const all = to - from + 1;
	return take <= count
		? ({ code: "hit", ways: choose({ of: count, take }), of: choose({ of: all, take }) } as const)
		: ({ code: "hit", ways: choose({ of: all - count, take: take - count }), of: choose({ of: all, take }) } as const);
};

/** Any so many of the picks. */
export const anySets = (balls: Balls, take: number): PlayRule => ({
	says: { sentence: take > balls.count ? "coverSets" : "anySets", places: placesOf(balls), take },
	rows: oneRow({ values: valuesOf(balls), least: take }),
	grades: [setGrade(balls, take)],
	...walkOf(balls, (rows) => choose({ of: rowOf(rows, 0).length, take })),
	hits: (rows, drawn) => {
		const row = rowOf(rows, 0);
		const shared = countIn(at(drawn, placesOf(balls)), row);
		if (take <= balls.count) return [choose({ of: shared, take })];
		return [shared === balls.count ? choose({ of: row.length - balls.count, take: take - balls.count }) : 0];
	},
	most: (rows) => {
		const picked = rowOf(rows, 0).length;
		const most =
			take <= balls.count
				? choose({ of: Math.min(picked, balls.count), take })
				: choose({ of: picked - balls.count, take: take - balls.count });
		return [[most]];
	},
});

/** Sets of so many with all bankers in them; the others fill them up. A number that is both is a banker. */
export const bankerSets = (balls: Balls, take: number): PlayRule => {
	const values = valuesOf(balls);
	const split = (rows: Rows) => {
		const bankers = rowOf(rows, 0);
		const others = rowOf(rows, 1).filter((value) => !bankers.includes(value));
		return { bankers, others, open: take - bankers.length };
	};
	return {
		says: { sentence: "bankerSets", places: placesOf(balls), take },
		rows: [
			{ label: "banker", symbols: "digit", values, least: 1, most: take - 1 },
			{ label: "others", symbols: "digit", values, least: 1, most: values.length },
		],
		grades: [setGrade(balls, take)],
		...walkOf(balls, (rows) => {
			const { others, open } = split(rows);
			return choose({ of: others.length, take: open });
		}),
		hits: (rows, drawn) => {
			const { bankers, others, open } = split(rows);
			const shown = at(drawn, placesOf(balls));
			const [shared, held] = [countIn(shown, others), countIn(shown, bankers)];
			if (take <= balls.count) return [held === bankers.length ? choose({ of: shared, take: open }) : 0];
			return [held + shared === balls.count ? choose({ of: others.length - shared, take: open - shared }) : 0];
		},
		most: (rows) => {
			const { bankers, others, open } = split(rows);
			if (take <= balls.count)
				return [[choose({ of: Math.min(others.length, balls.count - bankers.length), take: open })]];
			// The more bankers are drawn, the fewer places the others must fill.
			const least = Math.max(0, balls.count - bankers.length);
			return [[choose({ of: others.length - least, take: open - least })]];
		},
	};
};

/** Ways to take a different value from each row: by which rows have had theirs. */
export function distinctTuples(rows: Rows): number {
	let ways = new Map([[0, 1]]);
	for (const value of new Set(rows.flat())) {
		const next = new Map(ways);
		for (const [filled, count] of ways)
			for (const [index, row] of rows.entries()) {
				const bit = 1 << index;
				if ((filled & bit) === 0 && row.includes(value)) next.set(filled | bit, countAt(next, filled | bit) + count);
			}
		ways = next;
	}
	return countAt(ways, (1 << rows.length) - 1);
}

const ordersOf = ({ from, to }: Balls, take: number): number =>
	productOf(Array.from({ length: take }, (_, index) => to - from + 1 - index));

const ballRows = (balls: Balls, places: readonly Place[], least: number): readonly Row[] => {
	const values = valuesOf(balls);
	return places.map((place) => ({ label: labelOf(place), symbols: "digit", values, least, most: values.length }));
};

const matchesIn = (rows: Rows, drawn: readonly number[]): number =>
	drawn.filter((value, index) => rowOf(rows, index).includes(value)).length;

/** Each of the first places shows one of its picks; no number is twice in a bet. */
export const front = (balls: Balls, places: readonly Place[]): PlayRule => ({
	says: { sentence: "front", places },
	rows: ballRows(balls, places, 1),
	grades: [{ code: "hit", ways: 1, of: ordersOf(balls, places.length) }],
	results: everyStart(balls, places),
	count: distinctTuples,
	hits: (rows, drawn) => once(matchesIn(rows, at(drawn, places)) === places.length),
	most: () => [[1]],
});

/** The first places show so many of the picks, in any order. */
export const frontGroup = (balls: Balls, places: readonly Place[]): PlayRule => ({
	says: { sentence: "frontGroup", places },
	rows: oneRow({ values: valuesOf(balls), least: places.length }),
	grades: [{ code: "hit", ways: 1, of: choose({ of: balls.to - balls.from + 1, take: places.length }) }],
	results: everyStart(balls, places),
	count: (rows) => choose({ of: rowOf(rows, 0).length, take: places.length }),
	hits: (rows, drawn) => once(countIn(at(drawn, places), rowOf(rows, 0)) === places.length),
	most: () => [[1]],
});

/** A pick that is drawn anywhere in the first places. */
export const frontCodes = (balls: Balls, places: readonly Place[]): PlayRule => ({
	says: { sentence: "frontCodes", places },
	rows: oneRow({ values: valuesOf(balls), least: 1 }),
	grades: [{ code: "hit", ways: places.length, of: balls.to - balls.from + 1 }],
	results: everyStart(balls, places),
	count: (rows) => rowOf(rows, 0).length,
	hits: (rows, drawn) => [countIn(at(drawn, places), rowOf(rows, 0))],
	most: (rows) => [[Math.min(places.length, rowOf(rows, 0).length)]],
});

/** Results in which each place shows each number once: a bet on one place is as likely in them as in all. */
export function* turns({ from, to, count }: Balls): Generator<readonly number[]> {
	const all = to - from + 1;
	for (let turn = 0; turn < all; turn++)
		yield Array.from({ length: count }, (_, place) => from + ((turn + place) % all));
}

const filledRows = (rows: Rows): number => rows.filter((row) => row.length > 0).length;

/** Each place for itself; every one that hits pays. */
export const fixedNumbers = (balls: Balls, places: readonly Place[]): PlayRule => ({
	says: { sentence: "fixedNumbers", places },
	rows: ballRows(balls, places, 0),
	grades: [{ code: "hit", ways: 1, of: balls.to - balls.from + 1 }],
	results: () => turns(balls),
	count: (rows) => sumOf(rows.map((row) => row.length)),
	hits: (rows, drawn) => [matchesIn(rows, at(drawn, places))],
	most: (rows) => [[filledRows(rows)]],
});

/** Big (the upper half), small, odd or even at each place for itself. There are as many of each. */
export const fixedSides = (balls: Balls, places: readonly Place[]): PlayRule => {
	const big = (balls.from + balls.to + 1) / 2;
	const sidesOf = (value: number): readonly number[] => [value >= big ? 0 : 1, value % 2 === 1 ? 2 : 3];
	const hitsOf = (row: readonly number[], value: number): number => countIn(sidesOf(value), row);
	return {
		says: { sentence: "fixedSides", places, big },
		rows: places.map((place) => ({
			label: labelOf(place),
			symbols: "side",
			values: [0, 1, 2, 3],
			least: 0,
			most: 4,
		})),
		grades: [{ code: "hit", ways: 1, of: 2 }],
		results: () => turns(balls),
		count: (rows) => sumOf(rows.map((row) => row.length)),
		hits: (rows, drawn) => [sumOf(at(drawn, places).map((value, index) => hitsOf(rowOf(rows, index), value)))],
		most: (rows) => [[sumOf(rows.map((row) => Math.min(2, row.length)))]],
	};
};
