// Roulette with one zero: the wheel, every bet by the numbers it covers, call bets, and the multiplier game of the house.
import type { BitSource } from "#platform/kernel";
import { type BallOutcome, type Outcome, type Spot, whole } from "../outcome.ts";
import { drawWithout, uniform } from "../stream.ts";

export const wheel: readonly number[] = [
	0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
	28, 12, 35, 3, 26,
];

const numbers = Array.from({ length: 37 }, (_, number) => number);
const redNumbers = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const isRedNumber = (number: number): boolean => redNumbers.has(number);

/** What a bet on so many numbers returns in all. */
const backOf = (covered: number): number => (36 * whole) / covered;

type Covering = { readonly id: string; readonly covers: readonly number[]; readonly opposite?: string };

const span = (from: number, count: number, step = 1): readonly number[] =>
	Array.from({ length: count }, (_, index) => from + index * step);
const inside = (covers: readonly number[]): Covering => ({ id: covers.join("-"), covers });

const streets = span(1, 12, 3);
const splits = [
	...[1, 2, 3].map((number) => [0, number]),
	...numbers
		.slice(1)
		.flatMap((number) => [
			...(number % 3 === 0 ? [] : [[number, number + 1]]),
			...(number > 33 ? [] : [[number, number + 3]]),
		]),
];
const corners = span(1, 33)
	.filter((number) => number % 3 !== 0)
	.filter((number) => number < 34)
	.map((number) => [number, number + 1, number + 3, number + 4]);

const insides: readonly Covering[] = [
	...numbers.map((number) => [number]),
	...splits,
	...streets.map((first) => span(first, 3)),
	[0, 1, 2],
	[0, 2, 3],
	...corners,
	[0, 1, 2, 3],
	...streets.slice(0, -1).map((first) => span(first, 6)),
].map(inside);

const those = (test: (number: number) => boolean): readonly number[] => numbers.slice(1).filter(test);

const outsides: readonly Covering[] = [
	{ id: "red", covers: those(isRedNumber), opposite: "black" },
	{ id: "black", covers: those((n) => !isRedNumber(n)), opposite: "red" },
	{ id: "odd", covers: those((n) => n % 2 === 1), opposite: "even" },
	{ id: "even", covers: those((n) => n % 2 === 0), opposite: "odd" },
	{ id: "low", covers: span(1, 18), opposite: "high" },
	{ id: "high", covers: span(19, 18), opposite: "low" },
	...[0, 1, 2].map((dozen) => ({ id: `dozen-${dozen + 1}`, covers: span(1 + 12 * dozen, 12) })),
	...[0, 1, 2].map((column) => ({ id: `column-${column + 1}`, covers: span(1 + column, 12, 3) })),
];

export const coverings: readonly Covering[] = [...insides, ...outsides];

const shareOf = (covered: number): number => (covered >= 18 ? 100 : covered >= 12 ? 50 : 2 * covered);

const straightBack = ({ number, lit }: BallOutcome, straight: number): number => {
	const bolt = lit.find((one) => one.number === number);
	return bolt === undefined ? straight : bolt.total * whole;
};

/** `straight`: what a straight bet returns in all where its number is not lit. */
const spotsWith = (straight: number): readonly Spot[] =>
	coverings.map(({ id, covers, opposite }) => {
		const covered = new Set(covers);
		return {
			id,
			share: shareOf(covers.length),
			...(opposite === undefined ? {} : { opposite }),
			back: (outcome: Outcome) => {
				if (outcome.type !== "ball" || !covered.has(outcome.number)) return 0;
				return covers.length === 1 ? straightBack(outcome, straight) : backOf(covers.length);
			},
		};
	});

export const rouletteSpots = spotsWith(36 * whole);
/** Straight bets pay 29 to 1, and more where their number is lit. */
export const boltSpots = spotsWith(30 * whole);

/** How many numbers are lit, and what a lit one returns in all: each with its weight. */
export const litCounts = [
	[1, 6],
	[2, 7],
	[3, 4],
	[4, 2],
	[5, 1],
] as const;
export const litTotals = [
	[50, 104],
	[100, 90],
	[150, 40],
	[200, 36],
	[300, 15],
	[400, 8],
	[500, 7],
] as const;

function weighted(bits: BitSource, weights: readonly (readonly [number, number])[]): number {
	let left = uniform(
		bits,
		weights.reduce((sum, [, weight]) => sum + weight, 0),
	);
	for (const [value, weight] of weights) {
		if (left < weight) return value;
		left -= weight;
	}
	throw new RangeError("weights that do not add up");
}

export const spinRoulette = (bits: BitSource): BallOutcome => ({ type: "ball", number: uniform(bits, 37), lit: [] });

/** The ball first, then how many numbers are lit, which, and with what. */
export function spinBolt(bits: BitSource): BallOutcome {
	const number = uniform(bits, 37);
	const lit = drawWithout(bits, numbers, weighted(bits, litCounts));
	return { type: "ball", number, lit: lit.map((one) => ({ number: one, total: weighted(bits, litTotals) })) };
}

/** A call bet: chips by spot. */
export type CallBet = readonly { readonly spot: string; readonly chips: number }[];

const chips = (spots: readonly string[], count = 1): CallBet => spots.map((spot) => ({ spot, chips: count }));

export const callBets = {
	voisins: [...chips(["0-2-3", "25-26-28-29"], 2), ...chips(["4-7", "12-15", "18-21", "19-22", "32-35"])],
	tiers: chips(["5-8", "10-11", "13-16", "23-24", "27-30", "33-36"]),
	orphelins: chips(["1", "6-9", "14-17", "17-20", "31-34"]),
	zero: chips(["0-3", "12-15", "26", "32-35"]),
} as const satisfies Readonly<Record<string, CallBet>>;

/** A number and so many beside it on the wheel, each side. */
export function neighboursOf(number: number, { each }: { readonly each: number }): CallBet {
	const place = wheel.indexOf(number);
	if (place < 0) throw new RangeError(`no number of the wheel: ${number}`);
	return chips(span(place - each, 2 * each + 1).map((at) => String(wheel[(at + wheel.length) % wheel.length])));
}

/** All numbers that end in a digit. */
export const finalsOf = (digit: number): CallBet => chips(numbers.filter((one) => one % 10 === digit).map(String));
