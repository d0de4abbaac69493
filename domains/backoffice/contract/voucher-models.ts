// The shapes of vouchers at the desk. Amounts are decimal strings of the voucher's currency.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";

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
