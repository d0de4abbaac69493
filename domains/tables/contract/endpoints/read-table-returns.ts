// What the bets of a table returned, against what they return in the long run.
import * as z from "zod/mini";
import { day, defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { tableReturn } from "../desk-models.ts";
import { tableCode } from "../models.ts";

export const readTableReturns = defineEndpoint({
	name: "read-table-returns",
	summary: "Members' bets on each spot of a table over days (UTC): staked, returned, the return and its theory",
	method: "GET",
	path: "/ops/tables/returns",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.tables:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		table: tableCode,
		/** The last thirty days where nothing is said. */
		from: z.optional(day),
		to: z.optional(day),
	}),
	example: { table: "BAC01", from: "2026-11-01", to: "2026-11-24" },
	output: z.object({ from: day, to: day, lines: z.array(tableReturn) }),
	errors: {},
});
