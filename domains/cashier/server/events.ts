// What the cashier tells of in the outbox.
import * as z from "zod/mini";
import { amount } from "#platform/contract";
import { defineEvent } from "#platform/jobs";
import { methodKinds } from "../core/index.ts";

/** Told in the transaction that credits. */
export const depositCredited = defineEvent({
	name: "deposit.credited",
	payload: z.object({
		depositId: z.string(),
		memberId: z.string(),
		merchant: z.string(),
		method: z.enum(methodKinds),
		currency: z.string(),
		/** What arrived, the fee included. */
		arrived: amount,
		/** What the member's balance grew by. */
		credited: amount,
		/** The member had no deposit credited before. */
		first: z.boolean(),
	}),
});
