// Why the desk refuses to set a way to pay in or out, in order of precedence.
import type { ErrorTable } from "#platform/contract";

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
