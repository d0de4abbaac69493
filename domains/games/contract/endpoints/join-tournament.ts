// Joins a tournament, agreeing to its terms. Joining twice changes nothing.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { joinTournamentErrors, ownTournament, tournamentCode } from "../tournaments.ts";

export const joinTournament = defineEndpoint({
	name: "join-tournament",
	summary: "Compete in a tournament from now on, by the terms as they were read",
	method: "POST",
	path: "/wps/relay/GCSGAME_joinTournament",
	moduleIds: ["GAMELO3"],
	access: "member",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({
		tournament: tournamentCode,
		/** The version of the terms that were agreed to. */
		agreed: z.int().check(z.minimum(1), z.maximum(1_000_000)),
	}),
	example: { tournament: "autumn-race", agreed: 1 },
	output: ownTournament,
	errors: joinTournamentErrors,
});
