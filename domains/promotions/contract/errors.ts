// Why a promotion is refused, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const activityErrors = { ACTIVITY_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const joinErrors = {
	...activityErrors,
	/** It is not at a point where this can be done: it was done before, or is over. */
	ACTIVITY_STATE: { status: 409 },
	/** It is offered to others: to new members, or to those who paid in of late. */
	ACTIVITY_AUDIENCE: { status: 403 },
	/** Carries `{ minLevel }`. */
	ACTIVITY_LEVEL: { status: 403 },
} as const satisfies ErrorTable;

export const claimErrors = {
	...joinErrors,
	/** An operator looks first: it is applied for. */
	ACTIVITY_APPLY: { status: 409 },
	/** What it may cost is given out: in all, or for today. */
	ACTIVITY_SPENT: { status: 409 },
	/** Once a person: somebody with the same details has had it. */
	ACTIVITY_TAKEN: { status: 409 },
} as const satisfies ErrorTable;

export const applyErrors = {
	...joinErrors,
	/** Each carries `{ image }`: which of the pictures, from 1. */
	IMAGE_TYPE: { status: 422 },
	IMAGE_TOO_LARGE: { status: 422 },
	IMAGE_UNREADABLE: { status: 422 },
} as const satisfies ErrorTable;

export const couponErrors = {
	/** Five wrong ones in ten minutes: carries `{ retryAfterSeconds }`. */
	COUPON_WAIT: { status: 429 },
	COUPON_UNKNOWN: { status: 404 },
	...claimErrors,
} as const satisfies ErrorTable;

export const referralErrors = {
	REFERRAL_UNKNOWN: { status: 404 },
	/** Only an account that is new, was not invited before, and is not the inviter's own. */
	REFERRAL_CLOSED: { status: 409 },
} as const satisfies ErrorTable;
