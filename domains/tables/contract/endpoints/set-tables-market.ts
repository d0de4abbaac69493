// Sets what a brand's market allows of the tables.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";

export const setTablesMarket = defineEndpoint({
	name: "set-tables-market",
	summary: "Whether good roads are named at the tables of the brand: some markets forbid it",
	method: "POST",
	path: "/ops/tables/market",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.tables:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ namesRoads: z.boolean(), reason }),
	example: { namesRoads: true, reason: "The market allows it." },
	output: nothing,
	errors: {},
});
