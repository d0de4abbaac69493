// Why the desk refuses what is asked of tables and rounds, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const deskRoundErrors = { ROUND_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const setTableErrors = {
	/** The least bet is above the greatest. */
	LIMITS_CROSS: { status: 422 },
} as const satisfies ErrorTable;

export const setTableVideoErrors = {
	/** More than what is shown decides there: multipliers, seats, moves. */
	VIDEO_UNFIT: { status: 422 },
} as const satisfies ErrorTable;

export const askRoundVoidErrors = {
	...deskRoundErrors,
	/** It is void already. */
	ROUND_VOID: { status: 409 },
	/** Somebody asked for the same, and it waits for a second person. */
	ROUND_VOID_WAITS: { status: 409 },
	/** Only where the cards and the studio's word differ do people say how a round ended. */
	ROUND_NOT_HALTED: { status: 409 },
	/** The game cannot end so. */
	OUTCOME_WRONG: { status: 422 },
} as const satisfies ErrorTable;

export const takeBackRoundVoidErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	/** It was decided, taken back, or nobody decided in time. */
	PROPOSAL_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const decideRoundVoidErrors = {
	...takeBackRoundVoidErrors,
	/** Nobody agrees to their own. */
	OWN_PROPOSAL: { status: 409 },
	ROUND_NOT_FOUND: { status: 404 },
	ROUND_VOID: { status: 409 },
} as const satisfies ErrorTable;
