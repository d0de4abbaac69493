// What the tables are measured by: a million rounds of each at full speed, against theory; and a crowd around one of them.
import type { Bench } from "../../../bench/bench.ts";
import { measureCrowd } from "./bench/crowd.ts";
import { measureReturns } from "./bench/returns.ts";

export const bench: Bench = {
	tables: async () => measureReturns(),
	"tables-crowd": async ({ database }) => measureCrowd(await database()),
};
