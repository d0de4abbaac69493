// Tournaments at the desk: how each stands, its places, and its start or cancelling with a reason.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { deskTournamentErrors } from "../desk-errors.ts";
import { lobbyTournament, seenTournament, tournamentId } from "../tournament-models.ts";

const shared = { moduleIds: opsModules, access: "staff" } as const;

export const listDeskPokerTournaments = defineEndpoint({
	...shared,
	name: "list-desk-poker-tournaments",
	summary:
		"Poker tournaments of a kind of money in the brand's currency: open, running, and of the last day those that ended",
	method: "GET",
	path: "/ops/poker/tournaments",
	permission: "poker.tournaments:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ mode: z.enum(["real", "demo"]) }),
	example: { mode: "real" },
	output: z.object({ tournaments: z.array(z.omit(lobbyTournament, { gameId: true })) }),
	errors: {},
});

export const readDeskPokerTournament = defineEndpoint({
	...shared,
	name: "read-desk-poker-tournament",
	summary: "A poker tournament as everybody sees it: standings, prizes, its first table without hidden cards",
	method: "GET",
	path: "/ops/poker/tournaments/one",
	permission: "poker.tournaments:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ tournament: tournamentId }),
	example: { tournament: "srP-six-1" },
	output: z.object({ seen: seenTournament }),
	errors: { DESK_POKER_TOURNAMENT_UNKNOWN: deskTournamentErrors.DESK_POKER_TOURNAMENT_UNKNOWN },
});

export const runPokerTournament = defineEndpoint({
	...shared,
	name: "run-poker-tournament",
	summary: "Starts a poker tournament with whoever entered, or cancels it and gives every buy-in with its fee back",
	method: "POST",
	path: "/ops/poker/tournaments/run",
	permission: "poker.tournaments:run",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ tournament: tournamentId, act: z.enum(["start", "cancel"]), reason }),
	example: { tournament: "srP-six-1", act: "cancel", reason: "A fault at the tables." },
	output: z.object({}),
	errors: deskTournamentErrors,
});
