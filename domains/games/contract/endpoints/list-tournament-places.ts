// The whole leaderboard of one tournament, a page at a time: from the first place, from a place on, or around one's own.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { recordErrors } from "../errors.ts";
import { joinTournamentErrors, placed, tournamentCode } from "../tournaments.ts";

export const listTournamentPlaces = defineEndpoint({
	name: "list-tournament-places",
	summary: "A page of a tournament's leaderboard, masked, with my own place marked",
	method: "GET",
	path: "/wps/relay/GCSGAME_getTournamentPlaces",
	moduleIds: ["GAMELO3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		tournament: tournamentCode,
		/** `own` begins a few places before one's own, and with the first place for whoever has none. */
		from: z._default(z.enum(["top", "own"]), "top"),
		/** `next` or `previous` of another page, with the same tournament; it goes before `from`. */
		cursor,
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
	}),
	example: { tournament: "autumn-race" },
	output: z.object({
		places: z.array(z.object({ ...placed.shape, mine: z.boolean() })),
		/** Absent at the end of the board, and at its beginning. */
		next: z.optional(z.string()),
		previous: z.optional(z.string()),
	}),
	errors: {
		TOURNAMENT_NOT_FOUND: joinTournamentErrors.TOURNAMENT_NOT_FOUND,
		INVALID_CURSOR: recordErrors.INVALID_CURSOR,
	},
});
