// Why the desk refuses what is asked of matches, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const deskEventErrors = { MATCH_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const runMatchErrors = {
	...deskEventErrors,
	/** It is over: there is nothing to suspend or to price. */
	MATCH_OVER: { status: 409 },
} as const satisfies ErrorTable;

export const decideReferralErrors = {
	REFERRED_BET_NOT_FOUND: { status: 404 },
	/** It was decided, or its minute is over. */
	REFERRED_BET_CLOSED: { status: 409 },
	/** An offer is less than what was asked for. */
	OFFER_TOO_HIGH: { status: 422 },
} as const satisfies ErrorTable;

export const askResultErrors = {
	...deskEventErrors,
	/** A result is corrected once there is one. */
	MATCH_RUNS: { status: 409 },
	/** It ended more than 72 hours ago: its bets stand. */
	RESULT_LATE: { status: 409 },
	/** No match of this sport ends so. */
	RESULT_IMPOSSIBLE: { status: 422 },
	/** Somebody asked for this match, and it waits for a second person. */
	RESULT_WAITS: { status: 409 },
} as const satisfies ErrorTable;

export const takeBackFreeBetErrors = {
	/** Nobody gave it here, it is staked, or it is over. */
	FREE_BET_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const takeBackResultErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	/** It was decided, taken back, or nobody decided in time. */
	PROPOSAL_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const decideResultErrors = {
	...takeBackResultErrors,
	/** Nobody agrees to their own. */
	OWN_PROPOSAL: { status: 409 },
	MATCH_NOT_FOUND: { status: 404 },
	MATCH_RUNS: { status: 409 },
	RESULT_LATE: { status: 409 },
	RESULT_IMPOSSIBLE: { status: 422 },
} as const satisfies ErrorTable;
