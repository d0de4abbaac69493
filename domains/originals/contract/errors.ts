// What can go wrong in the calls of an instant game, in order of precedence.
import { playErrors } from "#games/contract";
import type { ErrorTable } from "#platform/contract";

const expired = { PLAY_EXPIRED: playErrors.PLAY_EXPIRED } as const;
/** It could not be written just now: the same call may come again. */
const busy = { PLAY_BUSY: playErrors.PLAY_BUSY } as const;

export const enterErrors = { ORIGINAL_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const betErrors = {
	ORIGINAL_UNKNOWN: { status: 404 },
	/** This stake or this choice is not offered: nothing was staked. */
	ORIGINAL_NOT_OFFERED: { status: 422 },
	/** A round of this game is open: it comes first (GLI-19 4.16). */
	ORIGINAL_ROUND_OPEN: { status: 409 },
	...playErrors,
} as const satisfies ErrorTable;

export const stepErrors = {
	ORIGINAL_ROUND_UNKNOWN: { status: 404 },
	/** The round has gone on since, or this step is not offered on it. */
	ORIGINAL_STEP_NOT_OFFERED: { status: 409 },
	...expired,
} as const satisfies ErrorTable;

export const crashBetErrors = {
	ORIGINAL_UNKNOWN: { status: 404 },
	ORIGINAL_NOT_OFFERED: { status: 422 },
	/** Bets on this round are closed: nothing is staked, or it went back. */
	CRASH_BETS_CLOSED: { status: 409 },
	/** One bet a player and round. */
	CRASH_BET_STANDS: { status: 409 },
	...playErrors,
} as const satisfies ErrorTable;

export const crashTakeErrors = {
	/** No bet of this player, or one that was never taken. */
	CRASH_BET_UNKNOWN: { status: 404 },
	/** The flight has not begun. */
	CRASH_NOT_FLYING: { status: 409 },
	/** The flight was over when the call came. */
	CRASH_TOO_LATE: { status: 409 },
	...busy,
	...expired,
} as const satisfies ErrorTable;

export const rotateErrors = {
	ORIGINAL_UNKNOWN: { status: 404 },
	/** A round under these seeds is not finished: they stay hidden until it is. */
	ORIGINAL_SEEDS_IN_USE: { status: 409 },
} as const satisfies ErrorTable;
