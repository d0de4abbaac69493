// What can go wrong in the calls of a table, in order of precedence.
import { playErrors } from "#games/contract";
import type { ErrorTable } from "#platform/contract";

export const tableErrors = { TABLE_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const shoeErrors = { ...tableErrors, SHOE_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const cutErrors = {
	...tableErrors,
	/** No shoe is being shuffled, or it is another one. */
	CUT_CLOSED: { status: 409 },
	/** Somebody else has cut it. */
	CUT_TAKEN: { status: 409 },
	/** The table is busy: the same again soon. */
	TABLE_BUSY: { status: 503 },
} as const satisfies ErrorTable;

export const seatErrors = {
	...tableErrors,
	/** Somebody else holds it, or the table has no such seat. */
	SEAT_TAKEN: { status: 409 },
	/** Whoever asks holds another one. */
	SEATED_ALREADY: { status: 409 },
	TABLE_BUSY: { status: 503 },
} as const satisfies ErrorTable;

export const moveErrors = {
	...tableErrors,
	/** It is another's turn, or its time is over. What was staked for it comes back with the round. */
	TURN_OVER: { status: 409 },
	TABLE_BUSY: { status: 503 },
	...playErrors,
} as const satisfies ErrorTable;

export const tableBetErrors = {
	...tableErrors,
	/** Nobody sits at the seat. `value`: `{ spot, limit }`. Nothing was staked. */
	SEAT_EMPTY: { status: 409 },
	/** A side bet or a second stake goes with a bet on the seat, and no more than it. Nothing was staked. */
	SEAT_FIRST: { status: 422 },
	/** The round that was named takes no bets any more, or is not the table's. Nothing was staked. */
	BETS_CLOSED: { status: 409 },
	/** The table takes no such bet. `value`: `{ spot }`. */
	SPOT_UNKNOWN: { status: 422 },
	/** `value`: `{ spot, limit }`, of all that the holder has on the spot. Nothing was staked. */
	BET_TOO_SMALL: { status: 422 },
	BET_TOO_LARGE: { status: 422 },
	...playErrors,
} as const satisfies ErrorTable;
