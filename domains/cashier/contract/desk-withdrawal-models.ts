// The shapes that the calls of withdrawals at the desk share. Amounts are decimal strings of the withdrawal's currency.
import * as z from "zod/mini";
import { amount, instant, sentImage } from "#platform/contract";
import { reference } from "./deposit-queue-models.ts";
import { handedOver, payoutLine, payoutProvider } from "./payout-models.ts";
import { riskReason, withdrawalState } from "./withdrawal-models.ts";

export const queuedWithdrawal = z.object({
	reference: z.string(),
	memberId: z.string(),
	/** The member's user name. */
	account: z.string(),
	state: withdrawalState,
	currency: z.string(),
	/** What leaves the balance, what the house keeps of it, what arrives. */
	amount,
	fee: amount,
	arrives: amount,
	bank: z.string(),
	/** By its last signs. */
	number: z.string(),
	/** Why it is looked at more closely. */
	reasons: z.array(riskReason),
	/** How many operators decide, and who did. */
	levels: z.int(),
	approvedBy: z.array(z.string()),
	askedAt: instant,
	/** When it came to the state it is in, or somebody approved it. */
	changedAt: instant,
	confirmBy: z.nullable(instant),
	disputes: z.int(),
	/** Why it was refused or given back. */
	reason: z.string(),
});
export type QueuedWithdrawal = z.infer<typeof queuedWithdrawal>;

export const withdrawalFile = z.object({
	withdrawal: queuedWithdrawal,
	/** As the holder's name is shown elsewhere: "K•• M••••". */
	holder: z.string(),
	/** What the member's deposits ask to be wagered, as it stands now. */
	turnover: z.object({ asked: amount, missing: amount }),
	/** What the member has, and what became of their money since the month of their market began. */
	member: z.optional(
		z.object({ balance: amount, held: amount, deposited: amount, withdrawn: amount, net: z.string() }),
	),
	/** What happened to it, the oldest first; `by` is "member", "clock", "provider" or an operator's name. */
	steps: z.array(z.object({ at: instant, kind: z.string(), by: z.string(), remark: z.string() })),
	/** Base64 of each, a JPEG. */
	pictures: z.array(z.object({ by: z.enum(["operator", "member"]), sentAt: instant, picture: z.string() })),
	/** Who pays out for the house; null where nobody does. */
	provider: z.nullable(payoutProvider),
	/** Each time it was handed over, the first first. */
	handed: z.array(handedOver),
	/** What providers say they paid of it, the oldest first. */
	lines: z.array(payoutLine),
});
export type WithdrawalSheet = z.infer<typeof withdrawalFile>;

export const payoutProof = z.object({
	reference,
	images: z.array(sentImage).check(z.minLength(1), z.maxLength(3)),
	remark: z.string().check(z.trim(), z.maxLength(140)),
});

/** Three pictures in base64, and what stands around them. */
export const proofBytes = 22_020_096;
