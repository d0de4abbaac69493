// What the lotteries are measured by: bets of many players on one issue, and its settlement; what draws cost, and how soon they are seen.
import type { Bench } from "../../../bench/bench.ts";
import { measureDraws } from "./bench/draws.ts";
import { measureWholeDraw } from "./bench/whole-draw.ts";

export const bench: Bench = {
	draws: async ({ database }) => measureDraws(await database()),
	"whole-draw": async ({ database }) => measureWholeDraw(await database()),
};
