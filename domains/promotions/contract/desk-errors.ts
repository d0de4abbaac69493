// Why the desk refuses to work promotions and applications, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const offerErrors = {
	OFFER_NOT_FOUND: { status: 404 },
	/** It was ended: that is for good. */
	OFFER_ENDED: { status: 409 },
} as const satisfies ErrorTable;

export const applicationErrors = { APPLICATION_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const decideApplicationErrors = {
	...applicationErrors,
	/** Decided or taken back meanwhile. */
	APPLICATION_CLOSED: { status: 409 },
	/** Beyond what whoever decides may give alone within a day: somebody who may give more decides. */
	APPLICATION_ALONE: { status: 403 },
	/** The budget is given out. */
	APPLICATION_SPENT: { status: 409 },
	/** Somebody with the same details has had it. */
	APPLICATION_TAKEN: { status: 409 },
} as const satisfies ErrorTable;
