// Why a call of protection is refused, in order of precedence.
import { passwordCheckErrors } from "#members/contract";
import type { ErrorTable } from "#platform/contract";

export const limitErrors = {
	/** Money that the currency does not know; time that is less than a quarter of an hour or more than the period. */
	LIMIT_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const keepErrors = {
	/** No looser limit waits: it holds already, or was taken back. */
	NOTHING_WAITS: { status: 409 },
} as const satisfies ErrorTable;

export const breakErrors = {
	/** The market offers other lengths. */
	LENGTH_NOT_OFFERED: { status: 422 },
} as const satisfies ErrorTable;

export const closureErrors = {
	...passwordCheckErrors,
	WRONG_PASSWORD: { status: 422 },
} as const satisfies ErrorTable;

export const exclusionErrors = { ...breakErrors, ...closureErrors } as const satisfies ErrorTable;

/** Why a stake is refused for the member's own protection. `value` of LIMIT_REACHED: `{ kind, period, limit, left }`. */
export const playProtectionErrors = {
	/** The market asks for limits first; carries `{ missing }`, their kinds. */
	LIMIT_REQUIRED: { status: 409 },
	/** The time of play that was set is used up. */
	TIME_USED_UP: { status: 409 },
	LIMIT_REACHED: { status: 409 },
	/** The market asks for a moment between two rounds; carries `{ milliseconds }` to wait. */
	TOO_FAST: { status: 429 },
} as const satisfies ErrorTable;
