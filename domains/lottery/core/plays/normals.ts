// Plays on sets of numbers where some are drawn as normal ones and one as the special: how many of a bet are among them.
import { choose, countIn, numberAt } from "../counting.ts";
import type { Balls } from "./balls.ts";
import { bankerSets } from "./numbers.ts";
import { at, type Grade, oneRow, type Place, type PlayRule, rowOf } from "./play.ts";
import { sampleOf } from "./sample.ts";

const numbers: readonly number[] = Array.from({ length: 49 }, (_, index) => index + 1);
const normals: readonly Place[] = [0, 1, 2, 3, 4, 5];
const special = 6;

type Bets = Pick<PlayRule, "says" | "grades"> & {
	readonly balls: Balls;
	readonly take: number;
	/** Bets of each grade, by how many picks are normal, whether one is the special, and how many are neither. */
	readonly bets: (of: {
		readonly normal: number;
		readonly special: number;
		readonly rest: number;
	}) => readonly number[];
};

const setPlay = ({ says, grades, balls, take, bets }: Bets): PlayRule => {
	const count: PlayRule["count"] = (rows) => choose({ of: rowOf(rows, 0).length, take });
	return {
		says,
		grades,
		rows: oneRow({ values: numbers, least: take }),
		results: () => sampleOf(balls),
		each: (rows) => grades.map(() => count(rows)),
		count,
		hits: (rows, drawn) => {
			const picked = rowOf(rows, 0);
			const normal = countIn(at(drawn, normals), picked);
			const own = picked.includes(numberAt(drawn, special)) ? 1 : 0;
			return bets({ normal, special: own, rest: picked.length - normal - own });
		},
		most: (rows) => {
			const picked = rowOf(rows, 0).length;
			return [0, 1].flatMap((own) =>
				Array.from({ length: Math.min(6, picked - own) + 1 }, (_, normal) =>
					bets({ normal, special: own, rest: picked - normal - own }),
				),
			);
		},
	};
};

/** So many numbers, all of them normal ones. */
export const allNormal = (balls: Balls, take: number): PlayRule =>
	setPlay({
		says: { sentence: "allNormal", places: normals, take },
		grades: [{ code: "hit", ways: choose({ of: 6, take }), of: choose({ of: 49, take }) }],
		balls,
		take,
		bets: ({ normal }) => [choose({ of: normal, take })],
	});

/** Of the normal ones alone, as if no other were drawn. */
const sixBalls: Balls = { count: normals.length, from: 1, to: 49, repeats: false };

/** So many numbers, all of them normal ones: all bankers, and as many of the others as are missing. */
export const bankerNormals = (take: number): PlayRule => ({
	...bankerSets(sixBalls, take),
	says: { sentence: "bankerNormals", places: normals, take },
});

/** Three numbers: two of them normal pay, three pay more. */
export const threeOrTwo = (balls: Balls): PlayRule =>
	setPlay({
		says: { sentence: "threeOrTwo", places: normals },
		grades: [
			{ code: "twoOfThree", ways: 645, of: 18_424, share: { parts: 387, of: 442 } },
			{ code: "threeOfThree", ways: 20, of: 18_424, share: { parts: 55, of: 442 } },
		],
		balls,
		take: 3,
		bets: ({ normal, special: own, rest }) => [
			choose({ of: normal, take: 2 }) * (own + rest),
			choose({ of: normal, take: 3 }),
		],
	});

/** Two numbers: both normal, or one normal and the special. */
export const twoOrSpecial = (balls: Balls): PlayRule =>
	setPlay({
		says: { sentence: "twoOrSpecial", places: normals },
		grades: [
			{ code: "bothNormal", ways: 15, of: 1_176, share: { parts: 75, of: 94 } },
			{ code: "withSpecial", ways: 6, of: 1_176, share: { parts: 19, of: 94 } },
		],
		balls,
		take: 2,
		bets: ({ normal, special: own }) => [choose({ of: normal, take: 2 }), normal * own],
	});

/** Two numbers: one normal and the special. */
export const normalAndSpecial = (balls: Balls): PlayRule =>
	setPlay({
		says: { sentence: "normalAndSpecial", places: normals },
		grades: [{ code: "hit", ways: 1, of: 196 }],
		balls,
		take: 2,
		bets: ({ normal, special: own }) => [normal * own],
	});

/** So many numbers, none of which is among the seven. */
export const noneDrawn = (balls: Balls, take: number): PlayRule => {
	const grade: Grade = { code: "hit", ways: choose({ of: 42, take }), of: choose({ of: 49, take }) };
	return setPlay({
		says: { sentence: "noneDrawn", places: [...normals, special], take },
		grades: [lowest(grade)],
		balls,
		take,
		bets: ({ rest }) => [choose({ of: rest, take })],
	});
};

/** Divided by what both have in common. */
function lowest({ code, ways, of }: Grade): Grade {
	let [left, right] = [ways, of];
	while (right !== 0) [left, right] = [right, left % right];
	return { code, ways: ways / left, of: of / left };
}
