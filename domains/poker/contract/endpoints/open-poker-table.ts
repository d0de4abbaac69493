// A table is looked at: it stands from now on, so that its room can be joined.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { openErrors } from "../errors.ts";
import { seenTable, table, whole } from "../models.ts";

export const openPokerTable = defineEndpoint({
	name: "open-poker-table",
	summary: "Opens a table to look at, and says how it stands and what may be brought to it",
	method: "POST",
	path: "/pvp/open",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ table }),
	example: { table: "dP-holdem-6-1-1" },
	output: z.object({
		now: whole,
		seen: seenTable,
		/** What this player may bring: more than the table's least where they left with more a short time ago. */
		least: whole,
		most: whole,
	}),
	errors: openErrors,
});
