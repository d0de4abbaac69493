// Whether both sides score.
import { awayOf, hit, homeOf, type MarketType } from "../market.ts";

export const bothScored = (at: readonly number[]): boolean => homeOf(at) > 0 && awayOf(at) > 0;

export const bothScore: MarketType = {
	code: "bothScore",
	outcomes: ["yes", "no"],
	settle: (at, { outcome }) => hit(bothScored(at) === (outcome === "yes")),
};
