// Why the desk refuses what is asked of draws, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const deskDrawErrors = { DRAW_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const askDrawVoidErrors = {
	...deskDrawErrors,
	/** It is void already. */
	DRAW_VOID: { status: 409 },
	/** Somebody asked for the same, and it waits for a second person. */
	DRAW_VOID_WAITS: { status: 409 },
} as const satisfies ErrorTable;

export const takeBackDrawVoidErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	/** It was decided, taken back, or nobody decided in time. */
	PROPOSAL_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const decideDrawVoidErrors = {
	...takeBackDrawVoidErrors,
	/** Nobody agrees to their own. */
	OWN_PROPOSAL: { status: 409 },
	DRAW_NOT_FOUND: { status: 404 },
	DRAW_VOID: { status: 409 },
} as const satisfies ErrorTable;

export const tellResultErrors = {
	...deskDrawErrors,
	/** The house draws it, and nobody tells its result. */
	DRAW_NOT_OFFICIAL: { status: 409 },
	DRAW_VOID: { status: 409 },
	/** Its time has not come. */
	DRAW_NOT_DUE: { status: 409 },
	/** It is no result of this game. */
	RESULT_MALFORMED: { status: 422 },
	/** One stands already and was not to be corrected, or none stands that could be. */
	RESULT_STANDS_OTHERWISE: { status: 409 },
	/** What is told is what stands. */
	RESULT_IS_THE_SAME: { status: 409 },
	/** Whoever tells it has told theirs; the first word counts. */
	RESULT_TOLD_BEFORE: { status: 409 },
} as const satisfies ErrorTable;

/** The game has no play of this number. */
export const playLimitErrors = { PLAY_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const freeDayErrors = {
	/** The game draws nothing on that day anyway, or all day long. */
	DAY_WITHOUT_DRAW: { status: 409 },
	/** The game draws on the day that its draw is to be moved to, or is moved there, the day is past, or it draws several times a day. */
	DAY_NOT_FREE: { status: 409 },
	/** A draw of the day was committed: it is void, by two people, or drawn. */
	DAY_COMMITTED: { status: 409 },
} as const satisfies ErrorTable;
