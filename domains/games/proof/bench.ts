// What play is measured by: rounds and tickets through the lanes, a draw settled, vendors' letters, and records of a long past.
import type { Bench } from "../../../bench/bench.ts";
import { measureDialects } from "./bench/dialects.ts";
import { measureFollowers } from "./bench/followers.ts";
import { measureRecords } from "./bench/records.ts";
import { measureRounds } from "./bench/rounds.ts";
import { measureTickets } from "./bench/tickets.ts";

export const bench: Bench = {
	followers: async ({ database }) => measureFollowers(await database()),
	dialects: async ({ database }) => measureDialects(await database()),
	rounds: async ({ database }) => measureRounds(await database()),
	tickets: async ({ database }) => measureTickets(await database()),
	records: async ({ database }) => measureRecords(await database()),
};
