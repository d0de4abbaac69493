// A trader's word on a bet that waits: taken, taken with a lower stake, or not taken.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { decideReferralErrors } from "../desk-errors.ts";

export const decideReferredBet = defineEndpoint({
	name: "decide-referred-bet",
	summary: "Takes a big bet that waits, offers it a lower stake a line, or refuses it; once",
	method: "POST",
	path: "/ops/sportsbook/referred/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.bets:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		referralId: z.uuid(),
		word: z.discriminatedUnion("kind", [
			z.object({ kind: z.literal("accept") }),
			z.object({ kind: z.literal("offer"), line: positiveAmount }),
			z.object({ kind: z.literal("refuse") }),
		]),
		reason,
	}),
	example: {
		referralId: "00000000-0000-7000-8000-000000000000",
		word: { kind: "offer", line: "2000.00" },
		reason: "Half of it is enough on this league.",
	},
	output: z.object({ state: z.enum(["accepted", "offered", "refused"]) }),
	errors: decideReferralErrors,
});
