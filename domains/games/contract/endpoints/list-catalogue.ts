// The catalogue as an operator sets it.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { deskGame, deskVendor } from "../catalogue-models.ts";
import { vassalage } from "../models.ts";

export const listCatalogue = defineEndpoint({
	name: "list-catalogue",
	summary: "Vendors and games in the order of the lobby with all that an operator sets, in service or not",
	method: "GET",
	path: "/ops/games",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.catalogue:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		vendor: z.optional(vassalage),
		/** Part of a code or of a name. */
		text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
	}),
	example: { text: "gate" },
	output: z.object({ vendors: z.array(deskVendor), games: z.array(deskGame), next: z.nullable(z.string()) }),
	errors: listErrors,
});
