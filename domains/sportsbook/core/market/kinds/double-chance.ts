// Two of the three results.
import { hit, type MarketType } from "../market.ts";
import { resultOf, resultPlace } from "./result.ts";

const without = { homeDraw: "away", homeAway: "draw", drawAway: "home" } as const;
const lostBy = new Map<string, string>(Object.entries(without));

export const doubleChance: MarketType = {
	code: "doubleChance",
	outcomes: Object.keys(without),
	classOf: resultPlace,
	settle: (at, { outcome }) => hit(lostBy.get(outcome) !== resultOf(at)),
};
