// Takes a game from the favourites. Taking one that is not there changes nothing.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { gameId } from "../models.ts";

export const removeFavouriteGame = defineEndpoint({
	name: "remove-favourite-game",
	summary: "Take a game from the favourites",
	method: "POST",
	path: "/wps/relay/MCSFE_removeFavoriteGame",
	moduleIds: ["GAMELO3"],
	access: "member",
	input: z.object({ gameId }),
	example: { gameId: "1" },
	output: z.object({ gameIds: z.array(gameId) }),
	errors: {},
});
