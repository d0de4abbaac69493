// Sets a game: service, order, tags, maintenance, limits.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskGame, gameSettings, savedVersion } from "../catalogue-models.ts";
import { saveGameErrors } from "../desk-errors.ts";
import { gameId } from "../models.ts";

export const saveGame = defineEndpoint({
	name: "save-game",
	summary: "Sets whether a game is in service, its place, tags, maintenance, what to play meanwhile, and its limits",
	method: "POST",
	path: "/ops/games/save",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.catalogue:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ gameId, version: savedVersion, settings: gameSettings }),
	example: {
		gameId: "1",
		version: 1,
		settings: {
			open: true,
			order: 10,
			maintenance: null,
			hot: false,
			isNew: false,
			popular: false,
			tags: [],
			recommended: [],
			limits: [],
		},
	},
	output: deskGame,
	errors: saveGameErrors,
});
