// What can go wrong in the calls of poker, in order of precedence. `tableErrors` are also what an act at a table is refused with.
import { playErrors } from "#games/contract";
import type { ErrorTable } from "#platform/contract";

export const tableErrors = {
	POKER_TABLE_UNKNOWN: { status: 404 },
	POKER_CLOSED: { status: 409 },
	POKER_NOT_SEATED: { status: 409 },
	POKER_SEATED_ALREADY: { status: 409 },
	POKER_SEAT_TAKEN: { status: 409 },
	/** Less or more than may be brought. `value`: `{ least, most }` in minor units, where that is known. */
	POKER_BUY_IN: { status: 422 },
	POKER_NOT_YOUR_TURN: { status: 409 },
	POKER_ACT_NOT_ALLOWED: { status: 422 },
	POKER_NOT_ALLOWED: { status: 409 },
	/** Not known whether it was done: the same again soon. */
	POKER_BUSY: { status: 503 },
} as const satisfies ErrorTable;

const { POKER_TABLE_UNKNOWN, POKER_CLOSED, POKER_NOT_SEATED, POKER_SEATED_ALREADY, POKER_SEAT_TAKEN } = tableErrors;
const { POKER_BUY_IN, POKER_BUSY } = tableErrors;

export const enterErrors = { POKER_TABLE_UNKNOWN, PLAY_EXPIRED: playErrors.PLAY_EXPIRED } as const satisfies ErrorTable;

export const chipErrors = {
	POKER_TABLE_UNKNOWN,
	POKER_CLOSED,
	POKER_NOT_SEATED,
	POKER_SEATED_ALREADY,
	POKER_SEAT_TAKEN,
	POKER_BUY_IN,
	POKER_BUSY,
	...playErrors,
} as const satisfies ErrorTable;

export const handErrors = { POKER_HAND_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;
