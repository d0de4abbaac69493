// Sets the limits of a table and what its dealer says: both as a whole.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { setTableErrors } from "../desk-errors.ts";
import { unitLimits } from "../desk-models.ts";
import { tableCode } from "../models.ts";

const says = z.string().check(z.minLength(1), z.maxLength(160));

export const setDeskTable = defineEndpoint({
	name: "set-desk-table",
	summary: "Sets limits and dealer's texts of a table; limits hold from its next round, without them the table's own",
	method: "POST",
	path: "/ops/tables/set",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.tables:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		table: tableCode,
		limits: z.optional(unitLimits),
		/** By language of the site: "EN", "KO". */
		says: z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), says),
	}),
	example: { table: "BAC01", limits: { min: 20, max: 2_000 }, says: { EN: "Good evening. Place your bets." } },
	output: nothing,
	errors: setTableErrors,
});
