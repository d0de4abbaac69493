// What can go wrong in the calls of the payment password, in order of precedence.
import type { ErrorTable } from "#platform/contract";
import { busy, countedProofErrors } from "./errors.ts";

export const paymentPasswordErrors = {
	PAYMENT_PASSWORD_RULE: { status: 422 },
	/** One of those that are tried first. */
	PAYMENT_PASSWORD_SIMPLE: { status: 422 },
	PASSWORDS_DIFFER: { status: 422 },
	...busy,
	/** Too many wrong login passwords; carries `{ retryAfterSeconds }`. */
	PASSWORD_LOCKED: { status: 423 },
	WRONG_PASSWORD: { status: 422 },
	...countedProofErrors,
} as const satisfies ErrorTable;

/** Of a call that asks for the payment password, before what the call itself can refuse. */
export const paymentCheckErrors = {
	...busy,
	/** The member has none yet: it is set in the security centre. */
	PAYMENT_PASSWORD_MISSING: { status: 409 },
	/** Too many wrong ones; carries `{ retryAfterSeconds }`. */
	PAYMENT_PASSWORD_LOCKED: { status: 423 },
	WRONG_PAYMENT_PASSWORD: { status: 422 },
} as const satisfies ErrorTable;

/** Of a call that changes where pay-outs go. */
export const payoutWishErrors = { ...paymentCheckErrors, ...countedProofErrors } as const satisfies ErrorTable;
