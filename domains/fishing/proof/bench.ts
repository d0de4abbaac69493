// What the fishing rooms are measured by: their process killed a hundred times, and two browsers in one sea.
import type { Bench } from "../../../bench/bench.ts";
import { measureKills } from "./bench/kills.ts";
import { measureSea } from "./bench/sea.ts";

export const bench: Bench = {
	"fishing-kills": async ({ database }) => measureKills(await database()),
	sea: async ({ site }) => measureSea(await site()),
};
