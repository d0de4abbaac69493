// Whether it goes into overtime. A world's third number says so.
import { hit, type MarketType } from "../market.ts";

export const overtime: MarketType = {
	code: "overtime",
	outcomes: ["yes", "no"],
	settle: ([, , went = 0], { outcome }) => hit(went > 0 === (outcome === "yes")),
};

/** Of a set. */
export const tieBreak: MarketType = { ...overtime, code: "tieBreak" };
