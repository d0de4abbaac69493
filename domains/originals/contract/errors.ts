// What can go wrong in the calls of an instant game, in order of precedence.
import { playErrors } from "#games/contract";
import type { ErrorTable } from "#platform/contract";

const expired = { PLAY_EXPIRED: playErrors.PLAY_EXPIRED } as const;

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

export const rotateErrors = {
	ORIGINAL_UNKNOWN: { status: 404 },
	/** A round under these seeds is not finished: they stay hidden until it is. */
	ORIGINAL_SEEDS_IN_USE: { status: 409 },
} as const satisfies ErrorTable;
