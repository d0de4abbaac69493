// Who wins where a draw gives the stake back: draw no bet, and what has no draw.
import { hit, leadOf, type MarketType } from "../market.ts";
import { resultOf, resultPlace } from "./result.ts";

export const winner: MarketType = {
	code: "winner",
	outcomes: ["home", "away"],
	classOf: resultPlace,
	settle: (at, { outcome }) => (leadOf(at) === 0 ? "push" : hit(resultOf(at) === outcome)),
};

export const drawNoBet: MarketType = { ...winner, code: "drawNoBet" };
