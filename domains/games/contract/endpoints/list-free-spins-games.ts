// What free spins can be given of.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { freeSpinsGame } from "../free-spins-models.ts";

export const listFreeSpinsGames = defineEndpoint({
	name: "list-free-spins-games",
	summary: "The house's slots in the brand's currency, each with every stake of a spin and the most it can win",
	method: "GET",
	path: "/ops/free-spins/games",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.free-spins:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		currency: z.string(),
		games: z.array(freeSpinsGame),
		/** The stakes that whoever looks gave alone within the last 24 hours, in that currency. */
		givenAlone: amount,
	}),
	errors: {},
});
