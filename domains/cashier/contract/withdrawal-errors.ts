// Why the cashier refuses a withdrawal or an account to pay out to, in order of precedence.
import { paymentCheckErrors, payoutWishErrors } from "#members/contract";
import type { ErrorTable } from "#platform/contract";
import { imageErrors } from "#protection/contract";

/** Whoever logged in too long ago logs in again first (GLI-19 A.3.6). */
const loginErrors = { LOGIN_NOT_FRESH: { status: 403 } } as const satisfies ErrorTable;

const accountErrors = {
	/** The member has no such account, or removed it. */
	PAYOUT_ACCOUNT_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;

/** The account's holder is not the name that the member's pay-outs are locked to. */
const holderErrors = { PAYOUT_NAME_DIFFERS: { status: 409 } } as const satisfies ErrorTable;

export const addAccountErrors = {
	...loginErrors,
	/** 6 to 34 letters and digits. */
	ACCOUNT_NUMBER_INVALID: { status: 422 },
	/** Five are there already. */
	TOO_MANY_PAYOUT_ACCOUNTS: { status: 409 },
	/** The member has this account already. */
	PAYOUT_ACCOUNT_KNOWN: { status: 409 },
	...payoutWishErrors,
	/** Carries `{ min, max }`. */
	PAYOUT_NAME_INVALID: { status: 422 },
	...holderErrors,
} as const satisfies ErrorTable;

export const removeAccountErrors = {
	...loginErrors,
	...accountErrors,
	/** A withdrawal to it is open. */
	PAYOUT_ACCOUNT_IN_USE: { status: 409 },
	...payoutWishErrors,
} as const satisfies ErrorTable;

/** Of money that leaves, out to an account or up to an agent. */
export const leavingErrors = {
	/** Deposits ask for more play first; carries `{ missing }`. */
	TURNOVER_MISSING: { status: 409 },
	/** A bonus runs that this would give up, and it was not said that it may be; carries `{ bonus, missing }`. */
	BONUS_AT_STAKE: { status: 409 },
} as const satisfies ErrorTable;

export const requestWithdrawalErrors = {
	...loginErrors,
	...paymentCheckErrors,
	/** The key was used for another withdrawal. */
	WITHDRAWAL_CONFLICT: { status: 409 },
	...accountErrors,
	/** No such way for this currency and this account, or it is closed. */
	PAYOUT_METHOD_NOT_FOUND: { status: 404 },
	...holderErrors,
	/** Carries `{ smallest, largest }`. */
	WITHDRAWAL_OUT_OF_RANGE: { status: 422 },
	/** The fee takes all of it. */
	NOTHING_LEFT: { status: 422 },
	/** The market asks for a document first (T05). */
	WITHDRAWAL_UNPROVEN: { status: 403 },
	/** The same was asked for a moment ago. */
	WITHDRAWAL_REPEATED: { status: 409 },
	/** As many as a brand lets be open at once. */
	TOO_MANY_WITHDRAWALS: { status: 409 },
	...leavingErrors,
	/** The balance less what is held is smaller; carries `{ balance, available }`. */
	WITHDRAWAL_NOT_COVERED: { status: 409 },
} as const satisfies ErrorTable;

const ownErrors = {
	WITHDRAWAL_NOT_FOUND: { status: 404 },
	/** It came to its end. */
	WITHDRAWAL_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const cancelWithdrawalErrors = {
	...ownErrors,
	/** Not in this market (RTS 14B). */
	CANCEL_NOT_ALLOWED: { status: 403 },
	/** Somebody decided on it already. */
	WITHDRAWAL_DECIDED: { status: 409 },
} as const satisfies ErrorTable;

const stateErrors = {
	/** It is not in a state for this: it was not paid yet, or not approved. */
	WITHDRAWAL_NOT_THERE: { status: 409 },
} as const satisfies ErrorTable;

export const confirmWithdrawalErrors = { ...ownErrors, ...stateErrors } as const satisfies ErrorTable;

export const disputeWithdrawalErrors = { ...imageErrors, ...ownErrors, ...stateErrors } as const satisfies ErrorTable;

export const payoutProofErrors = {
	WITHDRAWAL_NOT_FOUND: { status: 404 },
	/** A picture does not open with the key of this installation. */
	NOT_OPENED: { status: 500 },
} as const satisfies ErrorTable;

/** What only an operator meets, and whoever stands for a provider. */
export const withdrawalWorkErrors = {
	...imageErrors,
	...ownErrors,
	...stateErrors,
	/** The same person approved it before: another one decides. */
	APPROVED_BEFORE: { status: 409 },
	/** Somebody approved it since it was looked at. */
	APPROVED_MEANWHILE: { status: 409 },
	/** A provider has it since less than an hour, or there is a line of what it says, to be judged. */
	PAYOUT_AWAITED: { status: 409 },
	/** Its account or its pictures do not open with the key of this installation. */
	NOT_OPENED: { status: 500 },
} as const satisfies ErrorTable;

/** Why a line of a provider that pays out is not decided, in order of precedence. */
export const payoutLineErrors = {
	PAYOUT_LINE_NOT_FOUND: { status: 404 },
	PAYOUT_LINE_CLOSED: { status: 409 },
	/** It names no withdrawal of ours, or one that was paid another way or came to its end. */
	PAYOUT_LINE_SETTLES_NOTHING: { status: 409 },
} as const satisfies ErrorTable;
