// The categories with the vendors of each.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { category, language, orNone, vassalage } from "../models.ts";

export const listVendorCategories = defineEndpoint({
	name: "list-vendor-categories",
	summary: "Categories with a card for each of their vendors; e-sports stand apart from sports",
	method: "GET",
	path: "/wps/relay/GCSGAME_getVassGameType",
	moduleIds: ["GAMELO3"],
	access: "optional",
	input: z.object({ vassalage: orNone(vassalage), language }),
	example: { vassalage: "TESSERA" },
	output: z.object({
		/** In the brand's order; a category without vendors is not there. */
		categories: z.array(
			z.object({
				gameType: category,
				/** The name to show. */
				title: z.string(),
				cards: z.array(z.object({ vassalage, isHot: z.boolean() })),
			}),
		),
	}),
	errors: {},
});
