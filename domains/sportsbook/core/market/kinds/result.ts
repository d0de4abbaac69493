// Who wins a period, a draw among the outcomes: 1x2.
import { hit, leadOf, type MarketType } from "../market.ts";

const sign = { home: 1, draw: 0, away: -1 } as const;

export const resultOf = (at: readonly number[]): keyof typeof sign =>
	leadOf(at) > 0 ? "home" : leadOf(at) < 0 ? "away" : "draw";

export const result: MarketType = {
	code: "1x2",
	outcomes: ["home", "draw", "away"],
	settle: (at, { outcome }) => hit(resultOf(at) === outcome),
};
