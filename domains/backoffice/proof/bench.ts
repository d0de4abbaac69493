// What the console is measured by: its pages and reports over a long past.
import type { Bench } from "../../../bench/bench.ts";
import { measureDesk } from "./bench/desk.ts";
import { measureReports } from "./bench/reports.ts";

export const bench: Bench = {
	desk: async ({ database }) => measureDesk(await database()),
	reports: async ({ database }) => measureReports(await database()),
};
