// The tables as operators see them now.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskTable } from "../desk-models.ts";

export const listDeskTables = defineEndpoint({
	name: "list-desk-tables",
	summary: "Each table with its phase, its limits, what is bet on its round now and what that could cost",
	method: "GET",
	path: "/ops/tables",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.tables:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		tables: z.array(deskTable),
		/** Good roads are named at the tables of the brand. */
		namesRoads: z.boolean(),
	}),
	errors: {},
});
