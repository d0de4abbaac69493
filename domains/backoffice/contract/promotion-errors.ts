// Why the desk refuses to save a promotion at a deposit, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const savePromotionErrors = {
	/** The code is taken, or there are a hundred. */
	PROMOTION_EXISTS: { status: 409 },
	PROMOTION_NOT_FOUND: { status: 404 },
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
	/** Carries `{ part }`. */
	PROMOTION_INVALID: { status: 422 },
} as const satisfies ErrorTable;
