// Tournaments and races with their rules and what became of them.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskTournament, pointTerms, waitingTournament } from "../tournament-models.ts";

export const readTournaments = defineEndpoint({
	name: "read-tournaments",
	summary: "The tournaments that come and run, and those that were over within about a year, at most fifty of them",
	method: "GET",
	path: "/ops/tournaments",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.tournaments:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		tournaments: z.array(deskTournament),
		/** At most thirty, the oldest first. */
		waiting: z.array(waitingTournament),
		currencies: z.array(z.string()),
		/** What whoever looks promised alone within the last 24 hours, with each series of theirs that goes on; in the brand's currency. */
		givenAlone: amount,
		/** Of it, for those that stand, by their codes. */
		givenFor: z.record(z.string(), amount),
		/** For what prizes in points cost; null where points become no cash. */
		points: z.nullable(pointTerms),
	}),
	errors: {},
});
