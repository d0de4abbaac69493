// Why the desk refuses to work deposits, withdrawals, payment methods, promotions and vouchers, in order of precedence.

import type { ErrorTable } from "#platform/contract";
import { operatorErrors } from "./errors.ts";
import { withdrawalWorkErrors } from "./withdrawal-errors.ts";

export const settingErrors = {
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
	/** Currencies or languages that it has are missing, or others than the brand's are there, or terms that make no sense. */
	TERMS_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const paymentMethodErrors = { WAY_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const changePaymentMethodErrors = {
	...paymentMethodErrors,
	...settingErrors,
	/** Nobody said yet where its transfers go, so it stays closed. */
	ACCOUNT_MISSING: { status: 422 },
} as const satisfies ErrorTable;

export const addPaymentMethodErrors = {
	/** The brand has a hundred. */
	WAYS_FULL: { status: 422 },
	/** The code is taken, or the kind is one that a brand has once. */
	WAY_EXISTS: { status: 409 },
	TERMS_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const paymentMethodAccountErrors = {
	...paymentMethodErrors,
	CHANGED_MEANWHILE: { status: 409 },
	/** No bank has such a number. */
	ACCOUNT_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const savePromotionErrors = {
	/** The code is taken, or there are a hundred. */
	PROMOTION_EXISTS: { status: 409 },
	PROMOTION_NOT_FOUND: { status: 404 },
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
	/** Carries `{ part }`. */
	PROMOTION_INVALID: { status: 422 },
} as const satisfies ErrorTable;

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

export const withdrawalDeskErrors = withdrawalWorkErrors;

export const sendWithdrawalErrors = {
	/** Nobody pays out for this house. */
	NO_PAYOUT_PROVIDER: { status: 409 },
	...withdrawalWorkErrors,
} as const satisfies ErrorTable;

export const lookErrors = {
	...operatorErrors,
	/** A picture does not open: it was sealed with the key of another installation. */
	PROOF_NOT_OPENED: { status: 409 },
} as const satisfies ErrorTable;

export const decideDepositErrors = {
	...operatorErrors,
	/** No amount of this currency. */
	AMOUNT_INVALID: { status: 422 },
} as const satisfies ErrorTable;
