// Refuses bets on a match at once, or takes them again.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { runMatchErrors } from "../desk-errors.ts";
import { eventId } from "../models.ts";

export const suspendMatch = defineEndpoint({
	name: "suspend-match",
	summary: "Refuses bets on a match from this moment, those on their way too, or takes them again",
	method: "POST",
	path: "/ops/sportsbook/match/suspend",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.events:suspend",
	idempotent: true,
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ eventId, held: z.boolean() }),
	example: { eventId: "TPL-1", held: true },
	output: nothing,
	errors: runMatchErrors,
});
