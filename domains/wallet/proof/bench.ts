// What the ledger is measured by: postings a second, and statements over a long past.
import type { Bench } from "../../../bench/bench.ts";
import { measureLedger } from "./bench/ledger.ts";
import { measureHistory } from "./bench/ledger-history.ts";

export const bench: Bench = {
	ledger: async ({ database }) => measureLedger(await database()),
	"ledger-history": async ({ database }) => measureHistory(await database()),
};
