// Who has the next one: a goal, a corner. A world is the side: 0 none, 1 home, 2 away.
import { homeOf, type MarketType } from "../market.ts";
import { oneWins } from "./one-wins.ts";

const sides = ["none", "home", "away"] as const;
const outcomes = ["home", "none", "away"] as const;
const places = sides.map((side) => outcomes.indexOf(side));

export const nth = oneWins({
	code: "nth",
	outcomes,
	winner: (at) => places[homeOf(at)] ?? outcomes.length,
});
export const last: MarketType = { ...nth, code: "last" };
