// Lets a table finish its round and begin no other, or go on.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { tableCode } from "../models.ts";

export const pauseDeskTable = defineEndpoint({
	name: "pause-desk-table",
	summary: "Pauses a table after its round, or lets it go on; whoever has bet is paid as always",
	method: "POST",
	path: "/ops/tables/pause",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.tables:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ table: tableCode, paused: z.boolean(), reason }),
	example: { table: "BAC01", paused: true, reason: "The table is looked after tonight." },
	output: nothing,
	errors: {},
});
