// What can go wrong in the calls of a slot game, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const enterErrors = { SLOT_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const spinErrors = {
	SLOT_UNKNOWN: { status: 404 },
	SLOT_COIN_NOT_OFFERED: { status: 422 },
} as const satisfies ErrorTable;

export const recallErrors = { SLOT_ROUND_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;
