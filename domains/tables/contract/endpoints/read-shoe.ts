// One shoe with all that it is checked by.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { shoeErrors } from "../errors.ts";
import { shoeName, shoeProof, tableCode } from "../models.ts";

export const readShoe = defineEndpoint({
	name: "read-shoe",
	summary: "A shoe: its commit, its public part and cut, its rounds, and its seed once it is over",
	method: "GET",
	path: "/wps/tables/shoe",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ table: tableCode, shoe: shoeName }),
	example: { table: "BAC01", shoe: "20251124-07" },
	output: shoeProof,
	errors: shoeErrors,
});
