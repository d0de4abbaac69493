// Why the back office refuses, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const entryErrors = {
	/** Too many passwords are checked at once. */
	SERVER_BUSY: { status: 503 },
	/** A wrong name, a wrong password or a wrong code: the same word for all. */
	STAFF_REFUSED: { status: 401 },
	/** Three failures; carries `{ retryAfterSeconds }` (B.2.3g). */
	STAFF_LOCKED: { status: 429 },
} as const satisfies ErrorTable;

export const logInErrors = {
	...entryErrors,
	/** Failures of late: carries `{ provider, challenge }`, a piece of work whose answer comes as `humanVerification`. */
	STAFF_PROOF_REQUIRED: { status: 401 },
} as const satisfies ErrorTable;

export const proveErrors = {
	...entryErrors,
	/** The first step was too long ago, or is used up: begin again. */
	STEP_OVER: { status: 409 },
} as const satisfies ErrorTable;

export const beginErrors = {
	...proveErrors,
	/** Too short, too simple, or the one that was given. */
	STAFF_PASSWORD_WEAK: { status: 422 },
} as const satisfies ErrorTable;

const grantErrors = {
	/** Nobody changes what they may do themselves. */
	OWN_ACCOUNT: { status: 403 },
	/** Nobody gives or takes away what they may not do themselves. */
	BEYOND_OWN: { status: 403 },
	ROLE_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;

export const addStaffErrors = {
	SERVER_BUSY: { status: 503 },
	...grantErrors,
	STAFF_NAME_INVALID: { status: 422 },
	STAFF_NAME_TAKEN: { status: 409 },
} as const satisfies ErrorTable;

export const changeStaffErrors = {
	SERVER_BUSY: { status: 503 },
	STAFF_NOT_FOUND: { status: 404 },
	...grantErrors,
} as const satisfies ErrorTable;

export const roleErrors = {
	...grantErrors,
	ROLE_INVALID: { status: 422 },
	AMOUNT_INVALID: { status: 422 },
} as const satisfies ErrorTable;

const answeredAdjustmentErrors = {
	ADJUSTMENT_NOT_FOUND: { status: 404 },
	/** Decided, taken back, or its time is over. */
	ADJUSTMENT_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

const notCovered = {
	/** A debit of more than is available: what is held stays. Carries `{ available }`. */
	ADJUSTMENT_NOT_COVERED: { status: 402 },
} as const satisfies ErrorTable;

export const proposeAdjustmentErrors = {
	MEMBER_NOT_FOUND: { status: 404 },
	AMOUNT_INVALID: { status: 422 },
	...notCovered,
} as const satisfies ErrorTable;

export const takeBackAdjustmentErrors = {
	...answeredAdjustmentErrors,
	/** Somebody else asked for it: refuse it. */
	NOT_OWN_PROPOSAL: { status: 403 },
} as const satisfies ErrorTable;

export const decideAdjustmentErrors = {
	...answeredAdjustmentErrors,
	/** Nobody agrees to what they asked for themselves. */
	OWN_PROPOSAL: { status: 403 },
	...notCovered,
} as const satisfies ErrorTable;

export const brandErrors = { BRAND_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const editBrandErrors = {
	...brandErrors,
	/** Somebody else edited the brand meanwhile; nothing was changed. */
	BRAND_STALE: { status: 409 },
	/** Carries `{ setting }`. */
	BRAND_SETTING_INVALID: { status: 422 },
	COUNTRY_UNKNOWN: { status: 404 },
	/** It is so already. */
	NOTHING_CHANGED: { status: 409 },
} as const satisfies ErrorTable;

export const contentErrors = { CONTENT_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const saveContentErrors = {
	...contentErrors,
	/** Somebody else edited it meanwhile; nothing was changed. */
	CONTENT_STALE: { status: 409 },
	/** Another piece has this code. */
	CONTENT_EXISTS: { status: 409 },
	/** Carries `{ part }`. */
	CONTENT_INVALID: { status: 422 },
	NOTHING_CHANGED: { status: 409 },
} as const satisfies ErrorTable;
