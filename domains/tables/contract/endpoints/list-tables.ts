// The tables of the house, each as it stands.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { moment, tableSeen } from "../models.ts";

export const listTables = defineEndpoint({
	name: "list-tables",
	summary: "The tables, each with its phase, its results and its limits in units of a currency",
	method: "GET",
	path: "/wps/tables",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: nothing,
	output: z.object({
		now: moment,
		tables: z.array(z.object({ ...tableSeen.shape, min: z.int(), max: z.int() })),
	}),
	errors: {},
});
