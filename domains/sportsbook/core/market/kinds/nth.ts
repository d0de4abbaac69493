// Who has the next one: a goal, a corner. A world is the side: 0 none, 1 home, 2 away.
import { hit, homeOf, type MarketType } from "../market.ts";

const sides = ["none", "home", "away"] as const;

export const nth: MarketType = {
	code: "nth",
	outcomes: ["home", "none", "away"],
	settle: (at, { outcome }) => hit(sides[homeOf(at)] === outcome),
};
export const last: MarketType = { ...nth, code: "last" };
