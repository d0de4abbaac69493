// Three digits and their sum (PC28).
import { sumOf } from "../../counting.ts";
import { placesOf } from "../balls.ts";
import { type Entry, type Family, group } from "../family.ts";
import { forms } from "../shape.ts";
import { sumSides, tests } from "../tests.ts";
import { threeSums } from "../three-sums.ts";

const balls = { count: 3, from: 0, to: 9, repeats: true } as const;
const places = placesOf(balls);
const digits = { balls, places } as const;
const sides = { symbols: "side", values: [0, 1, 2, 3], big: 14 } as const;
const side = sumSides(14);

/** 13 and 14 are the middle: of each side that one of them lies on. */
const isMiddle = (sum: number): boolean => sum === 13 || sum === 14;
/** Those that are no multiple of three are green or blue by what is left over; the middle and both ends have no colour. */
const colourOf = (sum: number): number => ([0, 13, 14, 27].includes(sum) ? -1 : sum % 3);

const sums: readonly Entry[] = [
	[
		9801,
		"P28Sum",
		tests({
			...digits,
			test: "sumOf",
			symbols: "sum",
			values: Array.from({ length: 28 }, (_, sum) => sum),
			holds: (sum, shown) => sumOf(shown) === sum,
		}),
	],
	[9802, "P28Sides", tests({ ...digits, ...sides, test: "sumHalves", holds: side })],
	[
		9803,
		"P28SidesTie",
		tests({
			...digits,
			...sides,
			test: "sumHalvesTie",
			holds: side,
			ties: (value, shown) => isMiddle(sumOf(shown)) && side(value, shown),
		}),
	],
	[
		9804,
		"P28SidesKill",
		tests({
			...digits,
			...sides,
			test: "sumHalvesKill",
			holds: (value, shown) => !isMiddle(sumOf(shown)) && side(value, shown),
		}),
	],
	[
		9805,
		"P28TwoSides",
		tests({
			...digits,
			test: "sumBoth",
			symbols: "twoSides",
			values: [0, 1, 2, 3],
			big: 14,
			holds: (two, shown) => side(two < 2 ? 0 : 1, shown) && side(two % 2 === 0 ? 2 : 3, shown),
		}),
	],
	[
		9806,
		"P28Ends",
		tests({
			...digits,
			test: "sumEnds",
			symbols: "text",
			values: [0, 1],
			texts: ["0–5", "22–27"],
			holds: (end, shown) => (end === 0 ? sumOf(shown) <= 5 : sumOf(shown) >= 22),
		}),
	],
	[
		9807,
		"P28Colour",
		tests({
			...digits,
			test: "sumColour",
			symbols: "colour",
			values: [0, 1, 2],
			holds: (colour, shown) => colourOf(sumOf(shown)) === colour,
		}),
	],
	[9809, "P28ThreeSums", threeSums(places)],
];

export const twentyEight: Family = {
	code: "P28",
	playTable: "p28@2",
	balls,
	groups: [group("SumPlays", sums), group("Forms28", [[9808, "P28Forms", forms(places)]])],
};
