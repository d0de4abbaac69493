// What can go wrong in the calls of a slot game, in order of precedence.
import { playErrors } from "#games/contract";
import type { ErrorTable } from "#platform/contract";

export const enterErrors = { SLOT_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const spinErrors = {
	SLOT_UNKNOWN: { status: 404 },
	SLOT_COIN_NOT_OFFERED: { status: 422 },
	SLOT_MODE_NOT_OFFERED: { status: 422 },
	...playErrors,
} as const satisfies ErrorTable;
