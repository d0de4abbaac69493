// Launches a game for money: the answer is the address for the frame, good once and for 60 seconds.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { launchErrors } from "../errors.ts";
import { gameId, language, playId, vassalage } from "../models.ts";

const short = z.optional(z.string().check(z.maxLength(128)));

export const launchGame = defineEndpoint({
	name: "launch-game",
	summary: "Launch a game",
	method: "POST",
	path: "/wps/game/launchGame",
	moduleIds: ["GAMELO3"],
	access: "member",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		gameId,
		nodeId: short,
		accountType: z._default(z.int(), 1),
		confirmTrans: z._default(z.int(), 0),
		vassalage,
		launchMode: z._default(z.literal("GLS"), "GLS"),
		platform: z._default(z.string().check(z.maxLength(32)), "html5-desktop"),
		clientType: z._default(z.int(), 3),
		/** Who plays is read from the session alone; these two are accepted for the sake of older clients. */
		username: short,
		token: short,
		merchantCode: short,
		language,
	}),
	example: { gameId: "1", vassalage: "TESSERA" },
	output: z.object({
		game_url: z.string(),
		game_url2: z.optional(z.string()),
		/** Where the frame is of a vendor outside the house: the site itself shows session and reality check around it. */
		around: z.optional(z.object({ playId, showSession: z.boolean() })),
	}),
	errors: launchErrors,
});
