// The rounds of the tables, as operators look through them.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { deskRound, waitingRoundVoid } from "../desk-models.ts";
import { tableCode } from "../models.ts";

export const listTableRounds = defineEndpoint({
	name: "list-table-rounds",
	summary: "Rounds by table, time and state, the latest first",
	method: "GET",
	path: "/ops/tables/rounds",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.rounds:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		table: z.optional(tableCode),
		state: z.optional(z.enum(["running", "settled", "void"])),
		/** Bounds of when it opened. */
		from: z.optional(instant),
		to: z.optional(instant),
		cursor,
	}),
	example: { table: "BAC01", state: "settled" },
	output: z.object({
		rounds: z.array(deskRound),
		/** On the first page: what waits for a second person. */
		waiting: z.array(waitingRoundVoid),
		next: z.nullable(z.string()),
	}),
	errors: listErrors,
});
