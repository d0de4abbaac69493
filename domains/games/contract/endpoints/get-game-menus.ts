// The navigation: categories in their order, and the vendors of each.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { category, language, menuEntry, vendorEntry } from "../models.ts";

export const getGameMenus = defineEndpoint({
	name: "get-game-menus",
	summary: "Game categories in order, and vendors by category",
	method: "GET",
	path: "/lgw/games/game_menus",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ language }),
	example: { language: "EN" },
	output: z.object({
		sorting: z.array(menuEntry),
		/** Vendors keyed by category; every category is present. */
		menus: z.record(category, z.array(vendorEntry)),
	}),
	errors: {},
});
