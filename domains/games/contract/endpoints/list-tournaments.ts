// Tournaments and races that come, run or ended lately, with their first places.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { language } from "../models.ts";
import { tournament } from "../tournaments.ts";

export const listTournaments = defineEndpoint({
	name: "list-tournaments",
	summary: "Tournaments and races with rules, prizes and the first places",
	method: "GET",
	path: "/wps/relay/GCSGAME_getTournaments",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ language }),
	example: { language: "EN" },
	output: z.object({ tournaments: z.array(tournament) }),
	errors: {},
});
