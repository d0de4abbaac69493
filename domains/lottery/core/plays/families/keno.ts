// Twenty numbers of eighty (keno).
import { sumOf } from "../../counting.ts";
import { placesOf } from "../balls.ts";
import { type Entry, type Family, group } from "../family.ts";
import { measured, spreadOf } from "../measured.ts";
import { anySets } from "../numbers.ts";

const balls = { count: 20, from: 1, to: 80, repeats: false } as const;
const places = placesOf(balls);
/** As many sums are above as below. */
const middle = 810;

/** Ten would win more than one issue pays a holder, at the least price. */
const any: readonly Entry[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((take) => [
	(take < 6 ? 9860 : 9866) + take,
	`KenoAny${take}`,
	anySets(balls, take),
]);
const sum = { balls, places, spread: spreadOf(balls, (value) => value), measure: sumOf } as const;

/** How many are of a kind: more than half of the twenty, as many, or fewer. */
const counted = (is: (value: number) => boolean) =>
	({
		balls,
		places,
		spread: spreadOf(balls, (value) => (is(value) ? 1 : 0)),
		measure: (shown: readonly number[]) => shown.filter(is).length,
		row: { symbols: "level", values: [0, 1, 2] },
		ends: (level: number, figure: number) => (levelOf(figure, 10) === level ? "wins" : "loses"),
	}) as const;
const levelOf = (figure: number, half: number): number => (figure > half ? 0 : figure === half ? 1 : 2);

/** The last sum of gold, wood, water and fire; earth is above. */
const lastSums = [695, 763, 855, 923] as const;
const elementOf = (figure: number): number => lastSums.filter((last) => figure > last).length;

const plays: readonly Entry[] = [
	[
		9866,
		"KenoSum",
		measured({
			...sum,
			test: "sumTie",
			row: { symbols: "level", values: [0, 1, 2] },
			big: middle,
			ends: (level, figure) => (levelOf(figure, middle) === level ? "wins" : "loses"),
		}),
	],
	[
		9867,
		"KenoSumOdd",
		measured({
			...sum,
			test: "sumHalves",
			row: { symbols: "side", values: [2, 3] },
			big: middle + 1,
			ends: (side, figure) => ((figure % 2 === 1) === (side === 2) ? "wins" : "loses"),
		}),
	],
	[
		9868,
		"KenoTwoSides",
		measured({
			...sum,
			test: "sumBoth",
			row: { symbols: "twoSides", values: [0, 1, 2, 3] },
			big: middle + 1,
			// The middle itself is neither big nor small.
			ends: (two, figure) =>
				figure !== middle && figure > middle === two < 2 && (figure % 2 === 1) === (two % 2 === 0) ? "wins" : "loses",
		}),
	],
	[
		9869,
		"KenoElement",
		measured({
			...sum,
			test: "sumElement",
			row: { symbols: "element", values: [0, 1, 2, 3, 4] },
			ends: (element, figure) => (elementOf(figure) === element ? "wins" : "loses"),
		}),
	],
	[9870, "KenoUp", measured({ ...counted((value) => value <= 40), test: "moreLow" })],
	[9871, "KenoOdd", measured({ ...counted((value) => value % 2 === 1), test: "moreOdd" })],
];

export const keno: Family = {
	code: "KENO",
	playTable: "keno@2",
	balls,
	groups: [group("AnySets", any), group("SumPlays", plays)],
};
