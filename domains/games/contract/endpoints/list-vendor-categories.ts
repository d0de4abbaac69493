// The categories in which each vendor has games.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { category, vassalage } from "../models.ts";

export const listVendorCategories = defineEndpoint({
	name: "list-vendor-categories",
	summary: "Categories by vendor",
	method: "GET",
	path: "/wps/relay/GCSGAME_getVassGameType",
	moduleIds: ["GAMELO3"],
	access: "optional",
	input: z.object({ vassalage: z.optional(vassalage) }),
	output: z.object({ vendors: z.array(z.object({ vassalage, gameTypes: z.array(category) })) }),
	errors: {},
});
