// One match with its terms, its open bets by outcome, and what changed its prices.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskEventErrors } from "../desk-errors.ts";
import { deskEventFull } from "../desk-models.ts";
import { eventId } from "../models.ts";

export const readDeskMatch = defineEndpoint({
	name: "read-desk-match",
	summary: "A match as traders see it: terms, prices, liability, what changed its prices",
	method: "GET",
	path: "/ops/sportsbook/match",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.events:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ eventId }),
	example: { eventId: "TPL-1" },
	output: deskEventFull,
	errors: deskEventErrors,
});
