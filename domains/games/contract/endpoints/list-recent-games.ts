// The games a member played last.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { category, gameList, language } from "../models.ts";

export const listRecentGames = defineEndpoint({
	name: "list-recent-games",
	summary: "Games I played last",
	method: "GET",
	path: "/wps/relay/GCS_recentGame",
	moduleIds: ["GAMELOREC3", "GAMELO3"],
	access: "session",
	whileExcluded: "open",
	input: z.object({
		gameType: z.optional(category),
		count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 20),
		language,
	}),
	example: { count: 10 },
	output: gameList,
	errors: {},
});
