// Hands a free bet to one member, by hand and with a reason.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { memberNumber, opsModules, reason, typedAmount } from "#platform/desk/contract";
import { giveFreeBetErrors } from "../desk-errors.ts";

const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const giveFreeBet = defineEndpoint({
	name: "give-free-bet",
	summary: "Hands a free bet to a member; another agrees first where it is more than one may promise alone in a day",
	method: "POST",
	path: "/ops/offers/free-bets",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.offers:write",
	idempotent: true,
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		memberId: memberNumber,
		/** Of the brand's currency. */
		amount: typedAmount,
		/** Hundredths of the least odds of a bet that it stakes. */
		odds: between(101, 100_000),
		/** How long it can be staked. */
		days: between(1, 365),
		reason,
	}),
	example: { memberId: "1000001", amount: "5.00", odds: 150, days: 7, reason: "The match was shown late." },
	output: z.object({ waits: z.boolean() }),
	errors: giveFreeBetErrors,
});
