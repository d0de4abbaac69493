// Makes a tournament, or a new version of one.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { savedVersion } from "../catalogue-models.ts";
import { saveTournamentErrors } from "../desk-errors.ts";
import { deskTournament, tournamentSettings } from "../tournament-models.ts";
import { tournamentCode } from "../tournaments.ts";

export const saveTournament = defineEndpoint({
	name: "save-tournament",
	summary:
		"Makes a tournament or a new version of its rules, and sets its prizes aside; large ones when another agrees",
	method: "POST",
	path: "/ops/tournaments/save",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.tournaments:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		tournament: tournamentCode,
		/** Of one that stands, as it was looked at. */
		was: z.optional(savedVersion),
		settings: tournamentSettings,
	}),
	example: {
		tournament: "autumn-race",
		settings: {
			names: { en: "Words" },
			rules: { en: "Words" },
			score: "rounds",
			entry: "open",
			currency: "P",
			minStake: "0",
			prizes: ["1"],
			games: [],
			tag: null,
			repeatsHours: null,
			startsAt: "2020-01-01T00:00:00.000Z",
			endsAt: "2020-01-02T00:00:00.000Z",
		},
	},
	/** `waits`: with what whoever asks promised within 24 hours its prizes are more than they may promise alone. Nothing of it stands until another agrees. */
	output: z.object({ waits: z.boolean(), tournament: deskTournament }),
	errors: saveTournamentErrors,
});
