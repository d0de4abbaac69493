// Adds games of a vendor: those that are named, or all that it offers. Those that stand get currencies that they lack.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { addVendorGamesErrors } from "../desk-errors.ts";
import { vassalage } from "../models.ts";
import { vendorGames, vendorLimits } from "../outside-models.ts";

export const addVendorGames = defineEndpoint({
	name: "add-vendor-games",
	summary: "Adds games of a vendor: those that are named, or all that it offers",
	method: "POST",
	path: "/ops/games/outside/games",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.vendors:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ vassalage, games: z.optional(vendorGames), limits: vendorLimits }),
	example: { vassalage: "TESSERA", limits: [{ currency: "P", smallest: "0.20", largest: "50.00" }] },
	output: z.object({
		added: z.int(),
		/** Of those that stood before, the ones that got stakes of a currency that they did not have. */
		widened: z.int(),
	}),
	errors: addVendorGamesErrors,
});
