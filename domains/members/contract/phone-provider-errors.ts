// What can go wrong where a third party proves a mobile number, in order of precedence.
import type { ErrorTable } from "#platform/contract";

/** Of a call that brings what a third party says of a number, in place of a code. */
export const statementErrors = {
	/** A third party proves numbers here, and nothing of it came. */
	PHONE_PROOF_MISSING: { status: 422 },
	/** No third party proves numbers here. */
	PHONE_NOT_ENABLED: { status: 403 },
	/** The third party's keys cannot be had now. */
	PHONE_UNKNOWN: { status: 503 },
	/** Forged, used before, or of another number, purpose, brand or browser: nothing tells which. */
	PHONE_PROOF_REFUSED: { status: 422 },
} as const satisfies ErrorTable;

/** Told only to who has proven that the number is theirs. */
export const provenStrangerErrors = { PHONE_NO_ACCOUNT: { status: 404 } } as const satisfies ErrorTable;
