// Why the desk refuses to make, decide, show or cancel vouchers, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const makeVoucherErrors = {
	/** No amount of the brand's currency. */
	AMOUNT_INVALID: { status: 422 },
	/** Over already, or more than two years away. */
	VOUCHER_END_INVALID: { status: 422 },
	/** Thirty batches of the brand wait for a second person. */
	VOUCHERS_WAIT: { status: 409 },
} as const satisfies ErrorTable;

export const takeBackVouchersErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	/** It was decided, taken back, or nobody decided in time. */
	PROPOSAL_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const decideVouchersErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	PROPOSAL_CLOSED: { status: 409 },
	/** Nobody agrees to their own. */
	OWN_PROPOSAL: { status: 409 },
	/** The vouchers would be over already. */
	VOUCHER_END_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const voucherCodesErrors = {
	/** They were taken, are over, were never made, or are of what another asked for. */
	VOUCHER_CODES_GONE: { status: 404 },
} as const satisfies ErrorTable;

export const cancelVoucherErrors = {
	VOUCHER_UNKNOWN: { status: 404 },
	/** It was redeemed, or cancelled before. */
	VOUCHER_USED: { status: 409 },
} as const satisfies ErrorTable;
