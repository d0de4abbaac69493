// Why the desk refuses what is asked of tables and hands, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const deskTableErrors = {
	DESK_POKER_TABLE_UNKNOWN: { status: 404 },
	/** The node that holds it did not answer: the same again soon. */
	DESK_POKER_BUSY: { status: 503 },
} as const satisfies ErrorTable;

/** There is none, or nobody of this brand played it. */
export const deskHandErrors = { DESK_POKER_HAND_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const deskTournamentErrors = {
	DESK_POKER_TOURNAMENT_UNKNOWN: { status: 404 },
	/** It runs or is over already, or there are fewer than two to start with. */
	DESK_POKER_TOURNAMENT_CLOSED: { status: 409 },
	DESK_POKER_BUSY: deskTableErrors.DESK_POKER_BUSY,
} as const satisfies ErrorTable;
