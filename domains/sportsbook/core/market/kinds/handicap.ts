// The lead of a side with a handicap; the line is the home side's, the away side has its negative.
import { otherSide, overLine } from "../asian.ts";
import { fromZero, hit, leadOf, type MarketType } from "../market.ts";
import { resultOf } from "./result.ts";

const byLead = (at: readonly number[]): number => fromZero(leadOf(at));

const settle: MarketType["settle"] = (at, { outcome, line }) => {
	const home = overLine(leadOf(at), { line: -line });
	return outcome === "home" ? home : otherSide(home);
};

/** Quarters of a goal: whole lines push, quarter lines split. */
export const asianHandicap: MarketType = {
	code: "asianHandicap",
	outcomes: ["home", "away"],
	line: { specifier: "hcp", value: leadOf, step: 0.25, from: 0 },
	classOf: byLead,
	settle,
};

/** Halves alone: sets, maps, rounds, points. */
export const halfHandicap: MarketType = {
	code: "handicap",
	outcomes: ["home", "away"],
	line: { specifier: "hcp", value: leadOf, step: 1, from: 0.5 },
	classOf: byLead,
	settle,
};

/** A draw after the handicap is an outcome of its own. */
export const threeWayHandicap: MarketType = {
	code: "threeWayHandicap",
	outcomes: ["home", "draw", "away"],
	line: { specifier: "hcp", value: leadOf, step: 1, from: 0 },
	classOf: byLead,
	settle: (at, { outcome, line }) => hit(resultOf([leadOf(at) + line, 0]) === outcome),
};
