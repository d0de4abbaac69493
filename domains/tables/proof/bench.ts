// What the tables are measured by: a million rounds of each at full speed, against theory.
import type { Bench } from "../../../bench/bench.ts";
import { measureReturns } from "./bench/returns.ts";

export const bench: Bench = { tables: async () => measureReturns() };
