// Every fish table that was released, by version, as the return gate reckons it.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskFishTable } from "../desk-models.ts";

export const listFishTables = defineEndpoint({
	name: "list-fish-tables",
	summary: "The fish tables by version: what is in force, each row's odds and exact return, what the gate says",
	method: "GET",
	path: "/ops/fishing/tables",
	moduleIds: opsModules,
	access: "staff",
	permission: "fishing.returns:read",
	limit: { max: 60, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ tables: z.array(deskFishTable) }),
	errors: {},
});
