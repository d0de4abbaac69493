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
