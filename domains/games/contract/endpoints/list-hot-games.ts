// The games an operator marked as hot.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { gameList, language } from "../models.ts";

const short = z.optional(z.string().check(z.maxLength(64)));

export const listHotGames = defineEndpoint({
	name: "list-hot-games",
	summary: "Hot games",
	method: "GET",
	path: "/wps/relay/GCSGAME_hotGamesV2",
	moduleIds: ["GAMELOHOT3", "GAMELO3"],
	access: "optional",
	input: z.object({
		merchantCode: short,
		isPlatform: z._default(z.coerce.number().check(z.int()), 2),
		/** Empty: of every vendor. */
		vassalage: z._default(z.string().check(z.regex(/^[A-Z0-9_]{0,24}$/)), ""),
		platform: z._default(z.string().check(z.maxLength(64)), "flash,html5-desktop"),
		language,
	}),
	example: { vassalage: "TESSERA" },
	output: gameList,
	errors: {},
});
