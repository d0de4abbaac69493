// The frame exchanges its one-time launch token for a play token.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { entryErrors } from "../errors.ts";
import { gameCode, gameId, language, playState, vassalage } from "../models.ts";

export const enterPlay = defineEndpoint({
	name: "enter-play",
	summary: "Exchange a launch token for a play token",
	method: "POST",
	path: "/wps/game/enterPlay",
	moduleIds: ["GAMELO3"],
	access: "public",
	limit: { max: 120, seconds: 60, by: "address" },
	input: z.object({
		launchToken: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/)),
		language,
	}),
	example: { launchToken: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
	output: z.object({
		playToken: z.string(),
		vassalage,
		gameId,
		gameCode,
		displayName: z.string(),
		rtp: z.optional(z.string()),
		minBet: amount,
		maxBet: amount,
		state: playState,
	}),
	errors: entryErrors,
});
