// A league: its table this season and the newest results.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { bookErrors } from "../errors.ts";
import { eventId, leagueCode, moment, pair, sport, whole } from "../models.ts";

export const readSportLeague = defineEndpoint({
	name: "read-sport-league",
	summary: "The table of a simulated league's season and its newest results",
	method: "GET",
	path: "/wps/sportsbook/league",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ league: leagueCode }),
	example: { league: "TPL" },
	output: z.object({
		league: leagueCode,
		name: z.string(),
		sport,
		season: whole,
		table: z.array(
			z.object({
				club: z.string(),
				place: whole,
				played: whole,
				won: whole,
				drawn: whole,
				lost: whole,
				scored: whole,
				against: whole,
				points: whole,
				form: z.array(z.enum(["w", "d", "l"])),
			}),
		),
		results: z.array(
			z.object({
				id: eventId,
				home: z.string(),
				away: z.string(),
				clubs: pair,
				kickoff: moment,
				score: pair,
				races: z.array(pair),
				half: z.optional(pair),
				/** Not played to its end: what was not decided is void. */
				void: z.boolean(),
			}),
		),
	}),
	errors: bookErrors,
});
