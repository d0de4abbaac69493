// Asks that a match be settled by another result, or that bets on it be void.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { approvalId, opsModules, reason } from "#platform/desk/contract";
import { askResultErrors } from "../desk-errors.ts";
import { resultTerms } from "../desk-models.ts";
import { eventId } from "../models.ts";

export const askMatchResult = defineEndpoint({
	name: "ask-match-result",
	summary: "Asks another to agree to a corrected result, or to void bets; nobody does it alone",
	method: "POST",
	path: "/ops/sportsbook/result",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.events:result",
	idempotent: true,
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ eventId, terms: resultTerms, reason }),
	example: {
		eventId: "TPL-1",
		terms: { kind: "void", market: "45", why: "wrongOdds" },
		reason: "Prices of another match.",
	},
	output: z.object({ resultId: approvalId }),
	errors: askResultErrors,
});
