// Why an exchange of points is refused, in order of precedence.
import { passwordCheckErrors } from "#members/contract";
import type { ErrorTable } from "#platform/contract";

const passwordErrors = {
	...passwordCheckErrors,
	WRONG_PASSWORD: { status: 422 },
} as const satisfies ErrorTable;

const paymentErrors = {
	/** Carries `{ points }`: what there is, as a decimal string. */
	NOT_ENOUGH_POINTS: { status: 409 },
	/** The key was used for another exchange. */
	EXCHANGE_CONFLICT: { status: 409 },
} as const satisfies ErrorTable;

export const conversionErrors = {
	...passwordErrors,
	/** Carries `{ smallest, largest }` in points. */
	POINTS_OUT_OF_RANGE: { status: 422 },
	/** Carries `{ step }` in points. */
	POINTS_STEP: { status: 422 },
	...paymentErrors,
} as const satisfies ErrorTable;

export const redemptionErrors = {
	...passwordErrors,
	REWARD_NOT_FOUND: { status: 404 },
	/** Carries `{ minLevel }`. */
	RANK_TOO_LOW: { status: 403 },
	REWARD_SOLD_OUT: { status: 409 },
	...paymentErrors,
} as const satisfies ErrorTable;

export const cashbackErrors = {
	/** The brand does not let players claim it (MANPLAYREB3). */
	CASHBACK_CLOSED: { status: 403 },
	/** Carries `{ smallest, total }`: the least that is paid, and what there is. */
	CASHBACK_TOO_SMALL: { status: 409 },
} as const satisfies ErrorTable;

/** What only an operator meets. */
export const decisionErrors = {
	NOT_ALLOWED: { status: 403 },
	EXCHANGE_NOT_FOUND: { status: 404 },
	EXCHANGE_DECIDED: { status: 409 },
} as const satisfies ErrorTable;
