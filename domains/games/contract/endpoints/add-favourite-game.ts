// Marks a game as a favourite. Marking twice changes nothing.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { favouriteErrors } from "../errors.ts";
import { gameId } from "../models.ts";

export const addFavouriteGame = defineEndpoint({
	name: "add-favourite-game",
	summary: "Mark a game as favourite",
	method: "POST",
	path: "/wps/relay/MCSFE_addFavoriteGame",
	moduleIds: ["GAMELO3"],
	access: "member",
	input: z.object({ gameId }),
	example: { gameId: "1" },
	output: z.object({ gameIds: z.array(gameId) }),
	errors: favouriteErrors,
});
