// Why the desk refuses to work a vendor outside the house, in order of precedence.
import type { ErrorTable } from "#platform/contract";

/** Carries `{ part }`: ADDRESS, ORIGIN, or KEYS_END. */
const invalid = { VENDOR_INVALID: { status: 422 } } as const satisfies ErrorTable;
const unknown = { VENDOR_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const addVendorErrors = { ...invalid, VENDOR_TAKEN: { status: 409 } } as const satisfies ErrorTable;
export const changeVendorErrors = {
	...invalid,
	...unknown,
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
} as const satisfies ErrorTable;
export const addVendorKeyErrors = {
	KEY_INVALID: { status: 422 },
	...unknown,
	KEY_TAKEN: { status: 409 },
	TOO_MANY_KEYS: { status: 409 },
} as const satisfies ErrorTable;
export const retireVendorKeyErrors = { KEY_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;
export const vendorMoneyErrors = unknown;
export const bringVendorHomeErrors = {
	...unknown,
	/** It is in service: what comes home could go there again. */
	VENDOR_IN_SERVICE: { status: 409 },
	/** Nobody has anything there. */
	NOTHING_LIES: { status: 409 },
	/** It was asked for, and not all is home. */
	TRANSFER_OUT_RUNS: { status: 409 },
} as const satisfies ErrorTable;
export const addVendorGamesErrors = {
	LIMITS_INVALID: { status: 422 },
	...unknown,
	/** It gave no list of games. */
	VENDOR_SILENT: { status: 409 },
} as const satisfies ErrorTable;
