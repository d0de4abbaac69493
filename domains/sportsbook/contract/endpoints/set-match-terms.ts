// Margin, limit and closed markets of one match.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { runMatchErrors } from "../desk-errors.ts";
import { eventTerms } from "../desk-models.ts";
import { eventId } from "../models.ts";

export const setMatchTerms = defineEndpoint({
	name: "set-match-terms",
	summary: "Sets the margin, the limit and the closed markets of a match",
	method: "POST",
	path: "/ops/sportsbook/match/terms",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.events:price",
	idempotent: true,
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ eventId, terms: eventTerms, reason }),
	example: { eventId: "TPL-1", terms: { margin: 150, limit: 50, closed: ["45"] }, reason: "A side is unknown." },
	output: z.object({ terms: eventTerms }),
	errors: runMatchErrors,
});
