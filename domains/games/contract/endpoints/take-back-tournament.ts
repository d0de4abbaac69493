// Whoever asked for prizes takes that back.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { takeBackTournamentErrors } from "../desk-errors.ts";
import { proposalId } from "../tournament-models.ts";

export const takeBackTournament = defineEndpoint({
	name: "take-back-tournament",
	summary: "Takes back prizes that one asked for oneself, while nobody has decided",
	method: "POST",
	path: "/ops/tournaments/take-back",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.tournaments:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ proposalId }),
	example: { proposalId: "00000000-0000-4000-8000-000000000001" },
	output: nothing,
	errors: takeBackTournamentErrors,
});
