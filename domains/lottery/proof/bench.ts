// What the lotteries are measured by: bets of many players on one issue, and its settlement.
import type { Bench } from "../../../bench/bench.ts";
import { measureDraws } from "./bench/draws.ts";

export const bench: Bench = { draws: async ({ database }) => measureDraws(await database()) };
