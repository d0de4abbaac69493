// What reads both halves: a world is the score at half time and the score at the end.
import { awayOf, hit, homeOf, type MarketType, sumOf } from "../market.ts";
import { resultOf } from "./result.ts";

const firstOf = (at: readonly number[]): readonly number[] => at.slice(0, 2);
const endOf = (at: readonly number[]): readonly number[] => at.slice(2);
const secondOf = (at: readonly number[]): readonly number[] => [
	homeOf(endOf(at)) - homeOf(at),
	awayOf(endOf(at)) - awayOf(at),
];

const results = ["home", "draw", "away"] as const;

export const halfTimeFullTime: MarketType = {
	code: "halfTimeFullTime",
	outcomes: results.flatMap((half) => results.map((end) => `${half}/${end}`)),
	settle: (at, { outcome }) => hit(`${resultOf(firstOf(at))}/${resultOf(endOf(at))}` === outcome),
};

/** The half with more of both sides. */
export const bestHalf: MarketType = {
	code: "bestHalf",
	outcomes: ["first", "equal", "second"],
	settle(at, { outcome }) {
		const more = sumOf(firstOf(at)) - sumOf(secondOf(at));
		return hit((more > 0 ? "first" : more < 0 ? "second" : "equal") === outcome);
	},
};

const yesNo = (code: string, holds: (at: readonly number[]) => boolean): MarketType => ({
	code,
	outcomes: ["yes", "no"],
	settle: (at, { outcome }) => hit(holds(at) === (outcome === "yes")),
});

const wins = (side: "home" | "away") => (at: readonly number[]) => resultOf(at) === side;
const either = (side: "home" | "away") => (at: readonly number[]) => [firstOf(at), secondOf(at)].some(wins(side));
const both = (side: "home" | "away") => (at: readonly number[]) => [firstOf(at), secondOf(at)].every(wins(side));

export const homeEitherHalf = yesNo("homeEitherHalf", either("home"));
export const awayEitherHalf = yesNo("awayEitherHalf", either("away"));
export const homeBothHalves = yesNo("homeBothHalves", both("home"));
export const awayBothHalves = yesNo("awayBothHalves", both("away"));

/** A type over the second half alone. */
export const inSecondHalf = (type: MarketType): MarketType => ({
	...type,
	...(type.line === undefined ? {} : { line: overSecond(type.line) }),
	settle: (at, bet) => type.settle(secondOf(at), bet),
});

const overSecond = (line: NonNullable<MarketType["line"]>): NonNullable<MarketType["line"]> => ({
	...line,
	value: (at) => line.value(secondOf(at)),
});
