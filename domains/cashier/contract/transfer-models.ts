// The shapes that the calls of transfers share. Amounts are decimal strings of the member's currency.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { stayReasons, transferKinds, transferOutStates } from "../core/index.ts";

/** "cash" is the main one, "vendor:ACME" what lies at a vendor; the ledger knows others, which go nowhere by hand. */
export const purseName = z.string().check(z.regex(/^[a-z]{4,6}(:[A-Z0-9_]{2,24})?$/));

export const transfer = z.object({
	/** What a person names when they ask about it. */
	transferId: z.string(),
	type: z.enum(transferKinds),
	from: z.string(),
	to: z.string(),
	/** Whose purses they are where money went to somebody else; empty for one's own. */
	fromAccount: z.string(),
	toAccount: z.string(),
	currency: z.string(),
	amount,
	time: instant,
	/** One that is written is done: what was refused moved nothing and is no transfer. */
	state: z.literal("done"),
	remark: z.string(),
	/** The `group` of its lines in the account record. */
	group: z.string(),
});
export type Transfer = z.infer<typeof transfer>;

/** What every transfer to somebody else is asked with. */
export const handOn = z.object({
	paymentPassword: z.string().check(z.minLength(1), z.maxLength(64)),
	/** Both read it. */
	remark: z._default(z.string().check(z.trim(), z.maxLength(140)), ""),
});

export const vendorWallet = z.object({
	/** The vendor's code. */
	vassalage: z.string(),
	/** As the other calls name it: "vendor:ACME". */
	purse: z.string(),
	/** In the caller's language. */
	name: z.string(),
	balance: amount,
	/** Held until the vendor says what became of it, on its way there or home. */
	underWay: amount,
	/** In service: money goes there. It comes home always. */
	open: z.boolean(),
	/** A round runs there: what lies there stays until it is over. */
	inPlay: z.boolean(),
});
export type VendorWallet = z.infer<typeof vendorWallet>;

/** Of all that was asked home from one vendor, and why some of it is there still. */
export const transferOutState = z.enum(transferOutStates);
export const stayReason = z.enum(stayReasons);
