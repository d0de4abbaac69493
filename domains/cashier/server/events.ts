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

/** Told in the transaction that pays out: once, also of one that is questioned later. */
export const withdrawalPaid = defineEvent({
	name: "withdrawal.paid",
	payload: z.object({
		withdrawalId: z.string(),
		memberId: z.string(),
		merchant: z.string(),
		currency: z.string(),
		/** What left the balance, the fee included. */
		amount: amount,
		fee: amount,
	}),
});

const bonusFacts = { depositId: z.string(), memberId: z.string(), merchant: z.string(), currency: z.string(), amount };

/** Told in the transaction that grants it, which is that of its deposit. */
export const bonusGranted = defineEvent({ name: "bonus.granted", payload: z.object(bonusFacts) });

export const bonusEnded = defineEvent({
	name: "bonus.ended",
	payload: z.extend(z.object(bonusFacts), { how: z.enum(["released", "forfeited", "expired"]) }),
});
