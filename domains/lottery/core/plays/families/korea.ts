// The games of Korea: powerball (five of 28 and one of ten), the ladder, speed keno (22 of 70).
import { numberAt, sumOf } from "../../counting.ts";
import { placesOf, repeatsOf } from "../balls.ts";
import { type Entry, type Family, group } from "../family.ts";
import { measured, spreadOf } from "../measured.ts";
import { anySets } from "../numbers.ts";
import type { Digits } from "../play.ts";
import { tests } from "../tests.ts";

const five = { count: 5, from: 1, to: 28, repeats: false } as const;
const power = { ...five, after: { count: 1, from: 0, to: 9, repeats: true } } as const;
const normals = placesOf(five);
/** A side of a figure: 0 big 1 small 2 odd 3 even. */
const isSide = (side: number, figure: number, big: number): boolean =>
	side < 2 ? figure >= big === (side === 0) : (figure % 2 === 1) === (side === 2);
const isBoth = (two: number, figure: number, big: number): boolean =>
	isSide(two < 2 ? 0 : 1, figure, big) && isSide(two % 2 === 0 ? 2 : 3, figure, big);
const ends = (wins: boolean) => (wins ? "wins" : "loses");

const normalSum = {
	balls: power,
	places: normals,
	spread: spreadOf(five, (value) => value),
	measure: sumOf,
} as const;
const bigSum = 73;

const sums: readonly Entry[] = [
	[
		9881,
		"PBSumSides",
		measured({
			...normalSum,
			test: "sumHalves",
			row: { symbols: "side", values: [0, 1, 2, 3] },
			big: bigSum,
			ends: (side, figure) => ends(isSide(side, figure, bigSum)),
		}),
	],
	[
		9882,
		"PBSumTwoSides",
		measured({
			...normalSum,
			test: "sumBoth",
			row: { symbols: "twoSides", values: [0, 1, 2, 3] },
			big: bigSum,
			ends: (two, figure) => ends(isBoth(two, figure, bigSum)),
		}),
	],
	[
		9883,
		"PBSumSize",
		measured({
			...normalSum,
			test: "sumBand",
			row: { symbols: "text", values: [0, 1, 2], texts: ["15–64", "65–80", "81–130"] },
			ends: (size, figure) => ends((figure >= 81 ? 2 : figure >= 65 ? 1 : 0) === size),
		}),
	],
];

const ball = { balls: power, places: [5], space: () => repeatsOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 1) } as const;
const numberOf = (shown: Digits): number => numberAt(shown, 0);

const balls: readonly Entry[] = [
	[
		9884,
		"PBNumber",
		tests({
			...ball,
			test: "ballNumber",
			symbols: "digit",
			values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
			holds: (value, shown) => numberOf(shown) === value,
		}),
	],
	[
		9885,
		"PBSides",
		tests({
			...ball,
			test: "ballHalves",
			symbols: "side",
			values: [0, 1, 2, 3],
			big: 5,
			holds: (side, shown) => isSide(side, numberOf(shown), 5),
		}),
	],
	[
		9886,
		"PBTwoSides",
		tests({
			...ball,
			test: "ballBoth",
			symbols: "twoSides",
			values: [0, 1, 2, 3],
			big: 5,
			holds: (two, shown) => isBoth(two, numberOf(shown), 5),
		}),
	],
];

export const powerball: Family = {
	code: "KRPB",
	playTable: "krpb@1",
	balls: power,
	groups: [group("SumPlays", sums), group("PowerBall", balls)],
};

/** 1 left 2 right; then how many rungs. */
const climb = { count: 1, from: 1, to: 2, repeats: true, after: { count: 1, from: 3, to: 4, repeats: true } } as const;
const paths = {
	balls: climb,
	places: [0, 1],
	space: () => [1, 2].flatMap((side) => [3, 4].map((rungs) => [side, rungs])),
};
/** Three rungs lead to the other side: left with three ends even, on the right. */
const endOf = (shown: Digits): number => ((numberOf(shown) === 1) === (numberAt(shown, 1) === 3) ? 3 : 2);

const rungs: readonly Entry[] = [
	[
		9891,
		"LadderStart",
		tests({ ...paths, test: "ladderStart", symbols: "rung", values: [1, 2], holds: (side, [start]) => start === side }),
	],
	[
		9892,
		"LadderRungs",
		tests({
			...paths,
			test: "ladderRungs",
			symbols: "amount",
			values: [3, 4],
			holds: (count, [, drawn]) => drawn === count,
		}),
	],
	[
		9893,
		"LadderEnd",
		tests({
			...paths,
			test: "ladderEnd",
			symbols: "side",
			values: [2, 3],
			holds: (side, shown) => endOf(shown) === side,
		}),
	],
	[
		9894,
		"LadderPath",
		tests({
			...paths,
			test: "ladderPath",
			symbols: "path",
			values: [0, 1, 2, 3],
			holds: (path, [start, count]) => start === (path < 2 ? 1 : 2) && count === 3 + (path % 2),
		}),
	],
];

export const ladder: Family = {
	code: "KRLAD",
	playTable: "krlad@1",
	balls: climb,
	groups: [group("Ladder", rungs)],
};

const speed = { count: 22, from: 1, to: 70, repeats: false } as const;
const speedSum = {
	balls: speed,
	places: placesOf(speed),
	spread: spreadOf(speed, (value) => value),
	measure: sumOf,
} as const;
/** The last sum of each band. */
const bands = [486, 512, 568, 594, 663, 700, 740, 803, 1309] as const;
const bandTexts = bands.map((last, index) => `${index === 0 ? 253 : numberAt(bands, index - 1) + 1}–${last}`);
const bandOf = (figure: number): number => bands.filter((last) => figure > last).length;

const speedPlays: readonly Entry[] = [
	[
		9897,
		"SpeedBand",
		measured({
			...speedSum,
			test: "sumBand",
			row: { symbols: "text", values: bands.map((_, band) => band), texts: bandTexts },
			ends: (band, figure) => ends(bandOf(figure) === band),
		}),
	],
	[
		9898,
		"SpeedTail",
		measured({
			...speedSum,
			test: "sumTail",
			row: { symbols: "side", values: [0, 1, 2, 3] },
			big: 5,
			ends: (side, figure) => ends(isSide(side, figure % 10, 5)),
		}),
	],
	[
		9899,
		"SpeedTwoSides",
		measured({
			...speedSum,
			test: "sumTailBoth",
			row: { symbols: "twoSides", values: [0, 1, 2, 3] },
			big: 5,
			ends: (two, figure) => ends(isBoth(two, figure % 10, 5)),
		}),
	],
];

export const speedKeno: Family = {
	code: "KRSK",
	playTable: "krsk@1",
	balls: speed,
	groups: [
		group(
			"AnySets",
			[1, 2, 3, 4, 5].map((take) => [9900 + take, `SpeedAny${take}`, anySets(speed, take)]),
		),
		group("SumPlays", speedPlays),
	],
};
