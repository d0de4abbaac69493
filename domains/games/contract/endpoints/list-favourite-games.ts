// A member's favourite games, the newest mark first.
import * as z from "zod/mini";
import { defineEndpoint, pageNumber } from "#platform/contract";
import { category, game, language } from "../models.ts";

export const listFavouriteGames = defineEndpoint({
	name: "list-favourite-games",
	summary: "A page of my favourite games",
	method: "GET",
	path: "/wps/relay/MCSFE_getFavoriteGamesList",
	moduleIds: ["GAMELO3"],
	access: "session",
	whileExcluded: "open",
	input: z.object({
		gameType: z.optional(category),
		pageNo: pageNumber,
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 24),
		language,
	}),
	example: { pageNo: 1, pageSize: 24 },
	output: z.object({ games: z.array(game), pageNum: z.int(), totalPages: z.int(), total: z.int() }),
	errors: {},
});
