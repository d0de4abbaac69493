// What reads both halves: a world is the score at half time and the score at the end.
import { type LineRule, leadOf, type MarketType, sumOf } from "../market.ts";
import { oneWins, yesNo } from "./one-wins.ts";
import { placeOfLead, results } from "./result.ts";

type Count = readonly [home: number, away: number];

/** What both sides score in the second half. */
const secondOf = (at: readonly number[]): Count => {
	const [home = 0, away = 0, homeEnd = 0, awayEnd = 0] = at;
	return [homeEnd - home, awayEnd - away];
};
const endLead = ([, , home = 0, away = 0]: readonly number[]): number => home - away;
const secondLead = (at: readonly number[]): number => endLead(at) - leadOf(at);

export const halfTimeFullTime = oneWins({
	code: "halfTimeFullTime",
	outcomes: results.flatMap((half) => results.map((end) => `${half}/${end}`)),
	winner: (at) => results.length * placeOfLead(leadOf(at)) + placeOfLead(endLead(at)),
});

/** The half with more of both sides. */
export const bestHalf = oneWins({
	code: "bestHalf",
	outcomes: ["first", "equal", "second"],
	winner: (at) => placeOfLead(sumOf(at) - sumOf(secondOf(at))),
});

export const homeEitherHalf = yesNo("homeEitherHalf", (at) => leadOf(at) > 0 || secondLead(at) > 0);
export const awayEitherHalf = yesNo("awayEitherHalf", (at) => leadOf(at) < 0 || secondLead(at) < 0);
export const homeBothHalves = yesNo("homeBothHalves", (at) => leadOf(at) > 0 && secondLead(at) > 0);
export const awayBothHalves = yesNo("awayBothHalves", (at) => leadOf(at) < 0 && secondLead(at) < 0);

/** A type over the second half alone. */
export const inSecondHalf = (type: MarketType): MarketType => ({
	...type,
	...(type.line === undefined ? {} : { line: overSecond(type.line) }),
	classOf: (at) => type.classOf(secondOf(at)),
	settle: (at, bet) => type.settle(secondOf(at), bet),
});

const overSecond = (line: LineRule): LineRule => ({ ...line, value: (at) => line.value(secondOf(at)) });
