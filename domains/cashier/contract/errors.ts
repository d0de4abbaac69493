// Why the cashier refuses, in order of precedence.
import type { ErrorTable } from "#platform/contract";
import { depositProtectionErrors, imageErrors } from "#protection/contract";

/** What protects members, for every way to pay in. */
const protectionErrors = {
	/** A break or an exclusion runs. */
	ACCOUNT_EXCLUDED: { status: 403 },
	...depositProtectionErrors,
	/** Before the first deposit a limit is set, or it is said that none is wanted. */
	LIMIT_UNANSWERED: { status: 409 },
} as const satisfies ErrorTable;

export const openDepositErrors = {
	/** No such method for this currency, or it is closed. */
	METHOD_NOT_FOUND: { status: 404 },
	/** The key was used for another deposit. */
	DEPOSIT_CONFLICT: { status: 409 },
	/** Five attempts failed within ten minutes; carries `{ until }`. */
	DEPOSITS_BLOCKED: { status: 429 },
	/** Carries `{ smallest, largest }`. */
	AMOUNT_OUT_OF_RANGE: { status: 422 },
	/** Three wait already. */
	TOO_MANY_PENDING: { status: 409 },
	...protectionErrors,
	/** No such promotion is open to the member now. */
	PROMOTION_NOT_FOUND: { status: 404 },
	/** It asks for more to be credited; carries `{ smallest }`. */
	PROMOTION_TOO_SMALL: { status: 422 },
} as const satisfies ErrorTable;

export const cancelBonusErrors = {
	/** No such bonus of the member runs. */
	BONUS_NOT_FOUND: { status: 404 },
	/** What it asks for is wagered: it is released within a minute. */
	BONUS_EARNED: { status: 409 },
} as const satisfies ErrorTable;

export const voucherErrors = {
	METHOD_NOT_FOUND: { status: 404 },
	/** Five attempts failed within ten minutes; carries `{ until }`. */
	DEPOSITS_BLOCKED: { status: 429 },
	VOUCHER_UNKNOWN: { status: 404 },
	/** It was redeemed, or taken back. */
	VOUCHER_USED: { status: 409 },
	VOUCHER_EXPIRED: { status: 409 },
	...protectionErrors,
} as const satisfies ErrorTable;

export const ownDepositErrors = {
	DEPOSIT_NOT_FOUND: { status: 404 },
	/** It was credited, refused, cancelled, or its time is over. */
	DEPOSIT_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const proofErrors = {
	...imageErrors,
	...ownDepositErrors,
	/** Three pictures are here already. */
	TOO_MANY_PROOFS: { status: 409 },
} as const satisfies ErrorTable;

export const listErrors = {
	/** The cursor is of another list. */
	INVALID_CURSOR: { status: 400 },
} as const satisfies ErrorTable;

/** What only an operator meets. */
export const operatorErrors = {
	...ownDepositErrors,
	/** Its provider tells what arrived: a line of the provider is credited, not the deposit by hand. */
	PROVIDER_DEPOSIT: { status: 409 },
	/** The agent above the member decides it, out of the own float. */
	AGENT_DEPOSIT: { status: 409 },
	LINE_NOT_FOUND: { status: 404 },
	/** It was credited or returned before. */
	LINE_CLOSED: { status: 409 },
	/** It is of another currency, or no amount. */
	LINE_NOT_CREDITABLE: { status: 422 },
	/** The fee takes all that arrived. */
	NOTHING_LEFT: { status: 422 },
	ACCOUNT_EXCLUDED: { status: 403 },
	...depositProtectionErrors,
} as const satisfies ErrorTable;
