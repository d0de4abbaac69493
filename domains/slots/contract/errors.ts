// What can go wrong in the calls of a slot game, in order of precedence.
import { freeSpinsErrors, playErrors } from "#games/contract";
import type { ErrorTable } from "#platform/contract";

export const enterErrors = { SLOT_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const spinErrors = {
	SLOT_UNKNOWN: { status: 404 },
	SLOT_COIN_NOT_OFFERED: { status: 422 },
	SLOT_MODE_NOT_OFFERED: { status: 422 },
	/** The member's market does not allow that a bonus is bought. */
	SLOT_BUY_NOT_ALLOWED: { status: 403 },
	...freeSpinsErrors,
	...playErrors,
} as const satisfies ErrorTable;

export const doubleUpErrors = {
	SLOT_UNKNOWN: { status: 404 },
	/** The market does not allow it, the game does not offer it, the win is another one or too large, or all steps are used. */
	SLOT_DOUBLE_NOT_OFFERED: { status: 422 },
	...playErrors,
} as const satisfies ErrorTable;
