// Five numbers of eleven (11x5), in the order they are drawn.
import { placesOf } from "../balls.ts";
import { type Entry, type Family, group } from "../family.ts";
import { anySets, bankerSets, fixedNumbers, front, frontCodes, frontGroup } from "../numbers.ts";
import { tests } from "../tests.ts";

const balls = { count: 5, from: 1, to: 11, repeats: false } as const;
const places = placesOf(balls);
const first3 = [0, 1, 2] as const;
const first2 = [0, 1] as const;
const takes = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const ascending = (shown: readonly number[]) => [...shown].sort((left, right) => left - right);

const any: readonly Entry[] = takes.map((take) => [9600 + take, `X5Any${take}`, anySets(balls, take)]);
const bankers: readonly Entry[] = takes
	.filter((take) => take > 1)
	.map((take) => [9610 + take, `X5Banker${take}`, bankerSets(balls, take)]);

export const elevenFive: Family = {
	code: "X5",
	playTable: "x5@1",
	balls,
	groups: [
		group("AnySets", any),
		group("Bankers", bankers),
		group("Front3", [
			[9621, "X5Front3", front(balls, first3)],
			[9622, "X5Front3Group", frontGroup(balls, first3)],
			[9623, "X5Front3Any", frontCodes(balls, first3)],
		]),
		group("Front2", [
			[9624, "X5Front2", front(balls, first2)],
			[9625, "X5Front2Group", frontGroup(balls, first2)],
		]),
		group("FixedPlace", [[9626, "X5Fixed", fixedNumbers(balls, places)]]),
		group("Fun", [
			[
				9627,
				"X5OddCount",
				tests({
					test: "oddCount",
					balls,
					places,
					symbols: "amount",
					values: [0, 1, 2, 3, 4, 5],
					sets: true,
					holds: (odd, shown) => shown.filter((value) => value % 2 === 1).length === odd,
				}),
			],
			[
				9628,
				"X5Middle",
				tests({
					test: "middle",
					balls,
					places,
					symbols: "digit",
					values: [3, 4, 5, 6, 7, 8, 9],
					sets: true,
					holds: (middle, shown) => ascending(shown)[2] === middle,
				}),
			],
		]),
	],
};
