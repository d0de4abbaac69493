// Why the desk refuses to set or fund a jackpot, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const saveJackpotErrors = {
	/** The code is taken, or there are fifty. */
	JACKPOT_EXISTS: { status: 409 },
	JACKPOT_NOT_FOUND: { status: 404 },
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
	/** Carries `{ part }`. */
	JACKPOT_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const fundJackpotErrors = {
	JACKPOT_NOT_FOUND: { status: 404 },
	AMOUNT_INVALID: { status: 422 },
	/** Thirty fundings of the brand wait for a second person. */
	FUNDINGS_WAIT: { status: 409 },
} as const satisfies ErrorTable;

export const takeBackFundingErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	/** It was decided, taken back, or nobody decided in time. */
	PROPOSAL_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const decideFundingErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	PROPOSAL_CLOSED: { status: 409 },
	/** Nobody agrees to their own. */
	OWN_PROPOSAL: { status: 409 },
	JACKPOT_NOT_FOUND: { status: 404 },
	AMOUNT_INVALID: { status: 422 },
} as const satisfies ErrorTable;
