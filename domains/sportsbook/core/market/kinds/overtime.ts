// Whether it goes into overtime. A world's third number says so.
import { hit, isMore, type MarketType } from "../market.ts";

export const overtime: MarketType = {
	code: "overtime",
	outcomes: ["yes", "no"],
	settle: (at, { outcome }) => hit(isMore(at) === (outcome === "yes")),
};

/** Of a set. */
export const tieBreak: MarketType = { ...overtime, code: "tieBreak" };
