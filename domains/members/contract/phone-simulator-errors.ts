// What can go wrong at the house's own stand-in for a third party that proves numbers, in order of precedence.
import type { ErrorTable } from "#platform/contract";
import { codeErrors, sendCodeErrors } from "./errors.ts";

/** The stand-in is not what proves numbers here. */
const notHere = { PHONE_NOT_ENABLED: { status: 403 } } as const satisfies ErrorTable;

/** The window's time is over, or nobody's signature is on what it was opened with. */
const notAsked = { PHONE_PROOF_REFUSED: { status: 422 } } as const satisfies ErrorTable;

const { PHONE_UNKNOWN, PHONE_QUOTA_EXCEEDED, PHONE_TOO_MANY_REQUESTS } = sendCodeErrors;

export const simulatorCodeErrors = {
	...notHere,
	...notAsked,
	PHONE_UNKNOWN,
	PHONE_QUOTA_EXCEEDED,
	PHONE_TOO_MANY_REQUESTS,
} as const satisfies ErrorTable;

export const simulatorProofErrors = { ...notHere, ...notAsked, ...codeErrors } as const satisfies ErrorTable;
