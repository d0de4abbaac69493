// The matches of the leagues, as traders look through them, and how the feed is.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { deskEvent, feedHealth, waitingResult } from "../desk-models.ts";
import { leagueCode } from "../models.ts";

export const listDeskMatches = defineEndpoint({
	name: "list-desk-matches",
	summary: "Matches by league and state: running ones first, or those that are over, the latest first",
	method: "GET",
	path: "/ops/sportsbook/matches",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.events:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		league: z.optional(leagueCode),
		state: z.optional(z.enum(["open", "over"])),
		cursor,
	}),
	example: { state: "over" },
	output: z.object({
		events: z.array(deskEvent),
		health: feedHealth,
		/** On the first page: what waits for a second person. */
		waiting: z.array(waitingResult),
		next: z.nullable(z.string()),
	}),
	errors: listErrors,
});
