// The second person's word on a tournament's prizes.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { decision, opsModules } from "#platform/desk/contract";
import { decideTournamentErrors } from "../desk-errors.ts";
import { proposalId } from "../tournament-models.ts";

export const decideTournament = defineEndpoint({
	name: "decide-tournament",
	summary: "Agrees to prizes that another asked for, which sets them aside and makes the tournament, or refuses them",
	method: "POST",
	path: "/ops/tournaments/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.tournaments:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ proposalId, decision }),
	example: {
		proposalId: "00000000-0000-4000-8000-000000000001",
		decision: { kind: "refuse", why: "No transfer came." },
	},
	output: z.object({ outcome: z.enum(["agreed", "refused"]) }),
	errors: decideTournamentErrors,
});
