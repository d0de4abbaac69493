// Where a member stands in the tournaments they compete in.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { ownTournament } from "../tournaments.ts";

export const listOwnTournaments = defineEndpoint({
	name: "list-own-tournaments",
	summary: "My place, score and prize in each tournament I compete in, the newest first",
	method: "GET",
	path: "/wps/relay/GCSGAME_getOwnTournaments",
	moduleIds: ["GAMELO3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ tournaments: z.array(ownTournament) }),
	errors: {},
});
