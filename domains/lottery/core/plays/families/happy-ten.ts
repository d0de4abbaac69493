// Eight numbers of twenty in the order they are drawn (KL10).
import { sumOf } from "../../counting.ts";
import { placesOf } from "../balls.ts";
import { type Entry, type Family, group } from "../family.ts";
import { measured, spreadOf } from "../measured.ts";
import { anySets, bankerSets, fixedNumbers, fixedSides, front, frontGroup } from "../numbers.ts";
import { adjacent, adjacentGroup, placeTests } from "../places.ts";

const balls = { count: 8, from: 1, to: 20, repeats: false } as const;
const places = placesOf(balls);
const first3 = [0, 1, 2] as const;

const any: readonly Entry[] = [1, 2, 3, 4, 5].map((take) => [9820 + take, `KLAny${take}`, anySets(balls, take)]);
const bankers: readonly Entry[] = [2, 3, 4, 5].map((take) => [9828 + take, `KLBanker${take}`, bankerSets(balls, take)]);

const sum = { balls, places, spread: spreadOf(balls, (value) => value), measure: sumOf } as const;
/** Half of all sums are above, as many below. */
const middle = 84;

const likeAt: readonly Entry[] = [
	[9846, "KLFixed", fixedNumbers(balls, places)],
	[9847, "KLSides", fixedSides(balls, places)],
	[
		9848,
		"KLDigitSum",
		placeTests({
			test: "digitSum",
			balls,
			places,
			row: { symbols: "side", values: [2, 3] },
			is: (number) => ((Math.floor(number / 10) + (number % 10)) % 2 === 1 ? 2 : 3),
		}),
	],
	[
		9849,
		"KLWind",
		placeTests({
			test: "wind",
			balls,
			places,
			row: { symbols: "wind", values: [0, 1, 2, 3] },
			is: (number) => (number - 1) % 4,
		}),
	],
	[
		9850,
		"KLThird",
		placeTests({
			test: "third",
			balls,
			places,
			row: { symbols: "text", values: [0, 1, 2], texts: ["1–7", "8–14", "15–20"] },
			is: (number) => Math.floor((number - 1) / 7),
		}),
	],
];

const sums: readonly Entry[] = [
	[
		9841,
		"KLSumSides",
		measured({
			...sum,
			test: "sumTie",
			row: { symbols: "side", values: [0, 1] },
			big: middle,
			ends: (side, figure) => (figure === middle ? "ties" : figure > middle === (side === 0) ? "wins" : "loses"),
		}),
	],
	[
		9842,
		"KLSumOdd",
		measured({
			...sum,
			test: "sumHalves",
			row: { symbols: "side", values: [2, 3] },
			big: middle + 1,
			ends: (side, figure) => ((figure % 2 === 1) === (side === 2) ? "wins" : "loses"),
		}),
	],
	[
		9843,
		"KLSumTail",
		measured({
			...sum,
			test: "sumTail",
			row: { symbols: "side", values: [0, 1] },
			big: 5,
			ends: (side, figure) => (figure % 10 >= 5 === (side === 0) ? "wins" : "loses"),
		}),
	],
];

export const happyTen: Family = {
	code: "KL10",
	playTable: "kl10@1",
	balls,
	groups: [
		group("AnySets", any),
		group("Bankers", bankers),
		group("Adjacent", [
			[9836, "KLAdjacent", adjacent(balls)],
			[9837, "KLAdjacentGroup", adjacentGroup(balls)],
		]),
		group("Front3", [
			[9838, "KLFront3", front(balls, first3)],
			[9839, "KLFront3Group", frontGroup(balls, first3)],
		]),
		group("SumPlays", sums),
		group("PlaceByPlace", likeAt),
	],
};
