// What can go wrong in a brand's calls, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const invalidUrl = { INVALID_URL: { status: 404 } } as const satisfies ErrorTable;

export const promotionNotFound = { PROMOTION_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

/** FEEDBACK_LENGTH names the bounds in words; FEEDBACK_LIMIT the seconds until the next may be sent. */
export const feedbackErrors = {
	FEEDBACK_LENGTH: { status: 400 },
	FEEDBACK_LIMIT: { status: 429 },
} as const satisfies ErrorTable;

export const pageNotFound = { PAGE_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;
