// In which quarter of an hour a goal comes; stoppage is in the last one of its half. A world is the interval from 1, 0 where it never comes.
import { hit, homeOf, type MarketType } from "../market.ts";

/** By the last minute of each. */
const ends = ["none", "15", "30", "45", "60", "75", "90"] as const;

export const goalInterval: MarketType = {
	code: "goalInterval",
	outcomes: [...ends.slice(1), "none"],
	settle: (at, { outcome }) => hit(ends[homeOf(at)] === outcome),
};
