// Whether it goes into overtime. A world's third number says so.
import { isMore, type MarketType } from "../market.ts";
import { yesNo } from "./one-wins.ts";

export const overtime = yesNo("overtime", isMore);

/** Of a set. */
export const tieBreak: MarketType = { ...overtime, code: "tieBreak" };
