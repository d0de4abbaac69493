// What can go wrong in the calls of poker, in order of precedence.
import { playErrors } from "#games/contract";
import type { ErrorTable } from "#platform/contract";

const POKER_TABLE_UNKNOWN = { status: 404 } as const;

const expired = { PLAY_EXPIRED: playErrors.PLAY_EXPIRED } as const;

export const enterErrors = { POKER_TABLE_UNKNOWN, ...expired } as const satisfies ErrorTable;

export const chipErrors = {
	POKER_TABLE_UNKNOWN,
	POKER_CLOSED: { status: 409 },
	POKER_NOT_SEATED: { status: 409 },
	POKER_SEATED_ALREADY: { status: 409 },
	POKER_SEAT_TAKEN: { status: 409 },
	/** Less or more than may be brought. */
	POKER_BUY_IN: { status: 422 },
	/** Not known whether it was done: the same again soon. */
	POKER_BUSY: { status: 503 },
	...playErrors,
} as const satisfies ErrorTable;

/** Of a table that nobody could open yet. */
export const openErrors = { ...enterErrors, POKER_BUSY: chipErrors.POKER_BUSY } as const satisfies ErrorTable;

export const handErrors = { POKER_HAND_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const noteErrors = {
	POKER_TABLE_UNKNOWN,
	/** No member sits there, or another one than the writer saw. */
	POKER_NOTE_NOBODY: { status: 409 },
	POKER_NOTES_FULL: { status: 409 },
} as const satisfies ErrorTable;

export const tournamentErrors = {
	POKER_TOURNAMENT_UNKNOWN: { status: 404 },
	/** It has ended, or nobody may enter it any more. */
	POKER_TOURNAMENT_CLOSED: { status: 409 },
	POKER_TOURNAMENT_FULL: { status: 409 },
	POKER_TOURNAMENT_ENTERED: { status: 409 },
	POKER_BUSY: chipErrors.POKER_BUSY,
	...playErrors,
} as const satisfies ErrorTable;

/** Of a tournament that nobody could open yet. */
export const openTournamentErrors = {
	POKER_TOURNAMENT_UNKNOWN: tournamentErrors.POKER_TOURNAMENT_UNKNOWN,
	POKER_BUSY: chipErrors.POKER_BUSY,
	...expired,
} as const satisfies ErrorTable;
