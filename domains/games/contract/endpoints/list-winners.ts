// The winners board: wins of at least ten times the stake, accounts masked: the latest, or the greatest of a period. Who does not want
// to be shown, or may not play, is not on it.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { category, language, winner } from "../models.ts";

export const listWinners = defineEndpoint({
	name: "list-winners",
	summary: "Recent wins",
	method: "GET",
	path: "/wps/relay/GCSGAME_getRankList",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({
		gameType: z.optional(category),
		count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
		/** The last 24 hours, 7 or 30 days. */
		period: z._default(z.enum(["day", "week", "month"]), "week"),
		by: z._default(z.enum(["time", "win", "multiple"]), "time"),
		language,
	}),
	example: { gameType: "RNG", count: 10 },
	output: z.object({ winners: z.array(winner) }),
	errors: {},
});
