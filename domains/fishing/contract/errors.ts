// What can go wrong in the calls of a fishing game, in order of precedence.
import { playErrors } from "#games/contract";
import type { ErrorTable } from "#platform/contract";

const busy = { PLAY_BUSY: playErrors.PLAY_BUSY } as const;

export const fishingErrors = { FISHING_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const sittingErrors = {
	...fishingErrors,
	/** No sitting of this angler. */
	FISHING_SITTING_UNKNOWN: { status: 404 },
} as const satisfies ErrorTable;

export const sitErrors = {
	...fishingErrors,
	/** The house lets nobody sit down at these stakes now. */
	FISHING_STAKES_CLOSED: { status: 409 },
	/** Every seat of every room of these stakes is taken. */
	FISHING_ROOM_FULL: { status: 409 },
	/** A volley is being written, or another window sits down: the same again soon. */
	...busy,
} as const satisfies ErrorTable;

export const rotateSeedsErrors = {
	...fishingErrors,
	/** A volley under these seeds is not written yet: they stay hidden until it is. */
	FISHING_SEEDS_IN_USE: { status: 409 },
} as const satisfies ErrorTable;
