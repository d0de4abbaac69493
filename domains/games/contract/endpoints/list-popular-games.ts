// The games most played in the last seven days, of a prize mode's categories or of all.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { gameList, language, orNone } from "../models.ts";

export const listPopularGames = defineEndpoint({
	name: "list-popular-games",
	summary: "Most played games",
	method: "GET",
	path: "/lgw/games/popular",
	moduleIds: ["AGEANNOUNCE3", "GAMELO3"],
	access: "optional",
	input: z.object({
		count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 20),
		prizeMode: orNone(z.enum(["Lott", "ZY", "Elott", "SEA"])),
		device: z.optional(z.string().check(z.maxLength(16))),
		language,
	}),
	example: { count: 10 },
	output: gameList,
	errors: {},
});
