// The last shoes of a table.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { hex, shoeName, tableCode } from "../models.ts";

export const listShoes = defineEndpoint({
	name: "list-shoes",
	summary: "The last shoes of a table, the newest first",
	method: "GET",
	path: "/wps/tables/shoes",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ table: tableCode }),
	example: { table: "BAC01" },
	output: z.object({
		shoes: z.array(z.object({ shoe: shoeName, commit: hex, state: z.enum(["made", "used", "revealed", "void"]) })),
	}),
	errors: {},
});
