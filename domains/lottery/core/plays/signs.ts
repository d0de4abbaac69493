// Plays on the signs of the numbers: which of them the special number is of, which are among all seven.
import { choose, countIn, numberAt } from "../counting.ts";
import type { Balls } from "./balls.ts";
import { at, type Digits, type Grade, oneRow, type Place, type PlayRule, type Rows, rowOf } from "./play.ts";
import { sampleOf } from "./sample.ts";
import { type Sign, signOf, sizeOf } from "./zodiac.ts";

const signs: readonly Sign[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const all = 49;
const signRow = (least: number) => oneRow({ symbols: "sign", values: signs, least });

/** Of a year whose sign is the first: the odds are the same in every year. */
const anyYear: Sign = 0;

/** Bets with the year's sign among theirs, and those without. */
const betsBy = (rows: Rows, take: number, year: Sign): readonly [own: number, other: number] => {
	const picked = rowOf(rows, 0);
	const others = picked.filter((sign) => sign !== year).length;
	return [picked.includes(year) ? choose({ of: others, take: take - 1 }) : 0, choose({ of: others, take })];
};

/** Draws of seven with a number of each of so many signs. */
function waysWithAll(sizes: readonly number[]): number {
	let ways = 0;
	for (let without = 0; without < 2 ** sizes.length; without++) {
		const missing = sizes.filter((_, index) => (without >> index) % 2 === 1);
		const left = all - missing.reduce((sum, size) => sum + size, 0);
		ways += (missing.length % 2 === 0 ? 1 : -1) * choose({ of: left, take: 7 });
	}
	return ways;
}

/** So many signs, each of which some number of the draw is of. */
export function signsAmong(balls: Balls, places: readonly Place[], take: number): PlayRule {
	const of = choose({ of: all, take: 7 });
	const others = Array.from({ length: take - 1 }, () => 4);
	const grades: readonly Grade[] = [
		{ code: "ownSign", ways: waysWithAll([5, ...others]), of },
		{ code: "otherSign", ways: waysWithAll([4, ...others]), of },
	];
	const shownIn = (drawn: Digits, year: Sign) => [...new Set(at(drawn, places).map((number) => signOf(number, year)))];
	return {
		says: { sentence: "signsAmong", places, take },
		rows: signRow(take),
		grades,
		results: () => sampleOf(balls),
		each: (rows) => betsBy(rows, take, anyYear),
		count: (rows) => choose({ of: rowOf(rows, 0).length, take }),
		hits: (rows, drawn, year = anyYear) => {
			const shown = shownIn(drawn, year).filter((sign) => rowOf(rows, 0).includes(sign));
			return betsBy([shown], take, year);
		},
		most: (rows) => {
			const shown = Math.min(7, rowOf(rows, 0).length);
			return [
				[choose({ of: shown - 1, take: take - 1 }), choose({ of: shown - 1, take })],
				[0, choose({ of: shown, take })],
			];
		},
	};
}

/** The special number is of one of so many signs; 49 gives the stake back. */
export function signsHold(balls: Balls, place: Place, take: number): PlayRule {
	const bets = (rows: Rows) => choose({ of: rowOf(rows, 0).length, take });
	const holding = (rows: Rows) => choose({ of: rowOf(rows, 0).length - 1, take: take - 1 });
	return {
		says: { sentence: "signsHold", places: [place], take },
		rows: signRow(take),
		grades: [
			{ code: "hit", ways: 4 * take, of: all, push: 1 },
			{ code: "push", ways: 1, of: all },
		],
		results: () => sampleOf(balls),
		each: (rows) => [bets(rows), 0],
		count: bets,
		hits: (rows, drawn, year = anyYear) => {
			const number = numberAt(drawn, place);
			if (number === all) return [0, bets(rows)];
			return [rowOf(rows, 0).includes(signOf(number, year)) ? holding(rows) : 0, 0];
		},
		most: (rows) => [
			[holding(rows), 0],
			[0, bets(rows)],
		],
	};
}

/** The special number is of the sign; the year's own has five numbers. */
export const specialSign = (balls: Balls, place: Place): PlayRule => ({
	says: { sentence: "specialSign", places: [place] },
	rows: signRow(1),
	grades: [
		{ code: "ownSign", ways: sizeOf(anyYear, anyYear), of: all },
		{ code: "otherSign", ways: 4, of: all },
	],
	results: () => sampleOf(balls),
	each: (rows) => betsBy(rows, 1, anyYear),
	count: (rows) => rowOf(rows, 0).length,
	hits: (rows, drawn, year = anyYear) => {
		const sign = signOf(numberAt(drawn, place), year);
		return betsBy([countIn([sign], rowOf(rows, 0)) === 1 ? [sign] : []], 1, year);
	},
	most: () => [
		[1, 0],
		[0, 1],
	],
});

/** Signs that belong together: 0 home, 1 wild, 2 sky, 3 earth, 4 the first six, 5 the last six. */
const home = [1, 6, 7, 9, 10, 11] as const;
const sky = [1, 3, 4, 6, 8, 11] as const;
const isIn = (group: number, sign: Sign): boolean => {
	if (group < 2) return home.some((one) => one === sign) === (group === 0);
	if (group < 4) return sky.some((one) => one === sign) === (group === 2);
	return sign < 6 === (group === 4);
};

/** The special number's sign is one of the group; 49 gives the stake back. */
export function signGroups(balls: Balls, place: Place): PlayRule {
	const groups = [0, 1, 2, 3, 4, 5];
	return {
		says: { sentence: "signGroups", places: [place] },
		rows: oneRow({ symbols: "signGroup", values: groups, least: 1 }),
		grades: [
			...groups.map((group) => ({ code: `v${group}` as const, ways: 24, of: all, push: 1 })),
			{ code: "push", ways: 1, of: all },
		],
		results: () => sampleOf(balls),
		each: (rows) => [...groups.map((group) => (rowOf(rows, 0).includes(group) ? 1 : 0)), 0],
		count: (rows) => rowOf(rows, 0).length,
		hits: (rows, drawn, year = anyYear) => {
			const number = numberAt(drawn, place);
			const picked = rowOf(rows, 0);
			if (number === all) return [...groups.map(() => 0), picked.length];
			const sign = signOf(number, year);
			return [...groups.map((group) => (picked.includes(group) && isIn(group, sign) ? 1 : 0)), 0];
		},
		most: (rows) => [
			[...groups.map((group) => (rowOf(rows, 0).includes(group) ? 1 : 0)), 0],
			[...groups.map(() => 0), rowOf(rows, 0).length],
		],
	};
}
