// Vendors, of one category or of all.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { category, language, vendorEntry } from "../models.ts";

export const listVendors = defineEndpoint({
	name: "list-vendors",
	summary: "Vendors with their categories",
	method: "GET",
	path: "/wps/relay/GCSGAME_gameVendor",
	moduleIds: ["GAMELO3"],
	access: "optional",
	input: z.object({ gameType: z.optional(category), language }),
	example: { gameType: "RNG" },
	output: z.object({ vendors: z.array(vendorEntry) }),
	errors: {},
});
