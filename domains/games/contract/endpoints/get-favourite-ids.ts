// Which games a member marked as favourites: ids only.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { gameId } from "../models.ts";

export const getFavouriteIds = defineEndpoint({
	name: "get-favourite-ids",
	summary: "Ids of my favourite games",
	method: "GET",
	path: "/wps/relay/MCSFE_getFavoriteGames",
	moduleIds: ["GAMELO3"],
	access: "session",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({ gameIds: z.array(gameId) }),
	errors: {},
});
