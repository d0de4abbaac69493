// Ends a tournament before its time, or cancels it.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { savedVersion } from "../catalogue-models.ts";
import { closeTournamentErrors } from "../desk-errors.ts";
import { deskTournament } from "../tournament-models.ts";
import { tournamentCode } from "../tournaments.ts";

export const closeTournament = defineEndpoint({
	name: "close-tournament",
	summary: "Ends a tournament now, with prizes for what was played, or cancels it, with none; with a reason",
	method: "POST",
	path: "/ops/tournaments/close",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.tournaments:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({
		tournament: tournamentCode,
		was: savedVersion,
		how: z.enum(["end", "cancel"]),
		reason,
	}),
	example: { tournament: "autumn-race", was: 1, how: "cancel", reason: "Asked for by telephone." },
	output: deskTournament,
	errors: closeTournamentErrors,
});
