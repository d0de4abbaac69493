// Why the desk refuses to work promotions and applications, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const offerErrors = { OFFER_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const changeOfferErrors = {
	...offerErrors,
	/** It was ended: that is for good. */
	OFFER_ENDED: { status: 409 },
	/** What somebody wants of it waits for a second person. */
	OFFER_WAITS: { status: 409 },
} as const satisfies ErrorTable;

export const tryOfferErrors = {
	/** Another kind than it has. */
	OFFER_KIND: { status: 422 },
	/** It ends before it begins, or a draw has no end. */
	OFFER_WINDOW: { status: 422 },
	/** Amounts that the currency does not have, or bounds beyond the whole budget. */
	OFFER_AMOUNTS: { status: 422 },
	/** A draw whose tickets only some may have. */
	OFFER_AUDIENCE: { status: 422 },
	/** Nothing is written in any language. */
	OFFER_TEXTS: { status: 422 },
} as const satisfies ErrorTable;

export const saveOfferErrors = {
	...changeOfferErrors,
	/** Somebody wrote a version meanwhile, or there is one of this code already. */
	OFFER_CHANGED: { status: 409 },
	...tryOfferErrors,
} as const satisfies ErrorTable;

export const takeBackGiftErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	/** It was decided, taken back, or nobody decided in time. */
	PROPOSAL_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const applicationErrors = { APPLICATION_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

const giveErrors = {
	/** Decided or taken back meanwhile. */
	APPLICATION_CLOSED: { status: 409 },
	/** The budget is given out. */
	APPLICATION_SPENT: { status: 409 },
	/** Somebody with the same details has had it. */
	APPLICATION_TAKEN: { status: 409 },
} as const satisfies ErrorTable;

export const decideApplicationErrors = { ...applicationErrors, ...giveErrors } as const satisfies ErrorTable;

const handErrors = {
	/** The brand has no such member, or they have left. */
	GIFT_MEMBER: { status: 404 },
	/** Excluded, or on a break: nothing new. */
	GIFT_BARRED: { status: 409 },
} as const satisfies ErrorTable;

export const giveFreeBetErrors = {
	...handErrors,
	/** Not an amount of the brand's currency. */
	OFFER_AMOUNTS: { status: 422 },
	/** One for the same member waits for a second person. */
	OFFER_WAITS: { status: 409 },
} as const satisfies ErrorTable;

export const decideGiftErrors = {
	...takeBackGiftErrors,
	/** Nobody agrees to their own. */
	OWN_PROPOSAL: { status: 409 },
	...saveOfferErrors,
	...decideApplicationErrors,
	...handErrors,
} as const satisfies ErrorTable;
