// Launches a free trial: no login, demo balance, the same mathematics (GLI-19 4.9.1).
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { launchErrors } from "../errors.ts";
import { gameId, language, vassalage } from "../models.ts";

export const launchTrial = defineEndpoint({
	name: "launch-trial",
	summary: "Launch a free trial",
	method: "POST",
	path: "/wps/game/launchTrial",
	moduleIds: ["GAMELO3"],
	access: "public",
	limit: { max: 60, seconds: 60, by: "address" },
	input: z.object({
		gameId,
		vassalage,
		platform: z._default(z.string().check(z.maxLength(32)), "html5-desktop"),
		clientType: z._default(z.int(), 3),
		merchantCode: z.optional(z.string().check(z.maxLength(128))),
		language,
	}),
	example: { gameId: "1", vassalage: "TESSERA" },
	output: z.object({ game_url: z.string() }),
	errors: launchErrors,
});
