// Bets that wait for a trader.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { referredBet } from "../desk-models.ts";

export const listReferredBets = defineEndpoint({
	name: "list-referred-bets",
	summary: "Big bets that wait for a trader's word, the oldest first; each a minute at most",
	method: "GET",
	path: "/ops/sportsbook/referred",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.bets:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({}),
	output: z.object({ bets: z.array(referredBet) }),
	errors: {},
});
