// What promotions tell in the outbox.
import * as z from "zod/mini";
import { amount } from "#platform/contract";
import { defineEvent } from "#platform/jobs";
import { kinds } from "../core/index.ts";

/** Told in the transaction that issues it: it lies in the reward centre, or was taken at once. */
export const promotionRewarded = defineEvent({
	name: "promotion.rewarded",
	payload: z.object({
		memberId: z.string(),
		merchant: z.string(),
		promotion: z.string(),
		kind: z.enum(kinds),
		currency: z.string(),
		amount,
	}),
});
