// The shapes of vouchers at the desk. Amounts are decimal strings of the voucher's currency.

import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { approvalId } from "#platform/desk/contract";

export const voucherNumber = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));
/** As it is kept; one that is open may be over. */
export const voucherState = z.enum(["open", "redeemed", "withdrawn"]);

export const voucher = z.object({
	number: z.string(),
	amount,
	currency: z.string(),
	state: z.enum(["open", "redeemed", "withdrawn", "expired"]),
	madeAt: instant,
	madeBy: z.string(),
	expiresAt: instant,
	closedAt: z.nullable(instant),
	/** The user name of who redeemed it; empty where nobody did. */
	account: z.string(),
});
export type Voucher = z.infer<typeof voucher>;

export const batchId = approvalId;

/** Vouchers of one wish: they wait for a second person, or are made and whoever asked has not taken their codes yet. */
export const voucherBatch = z.object({
	batchId,
	state: z.enum(["waiting", "made"]),
	/** Of each. */
	amount,
	count: z.int(),
	/** Of all of them. */
	worth: amount,
	currency: z.string(),
	/** When the vouchers are over. */
	expiresAt: instant,
	reason: z.string(),
	askedBy: z.string(),
	askedAt: instant,
	/** When nobody agrees to it any more. */
	lapsesAt: instant,
	/** Whoever looks asked for it, and so does not agree to it. */
	own: z.boolean(),
});
export type VoucherBatch = z.infer<typeof voucherBatch>;
