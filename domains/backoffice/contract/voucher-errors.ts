// Why the desk refuses to make or to cancel vouchers, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const makeVoucherErrors = {
	/** No amount of the brand's currency. */
	AMOUNT_INVALID: { status: 422 },
	/** Over already, or more than two years away. */
	VOUCHER_END_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const cancelVoucherErrors = {
	VOUCHER_UNKNOWN: { status: 404 },
	/** It was redeemed, or cancelled before. */
	VOUCHER_USED: { status: 409 },
} as const satisfies ErrorTable;
