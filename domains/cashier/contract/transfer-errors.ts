// Why a transfer is refused, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const moveErrors = {
	/** The key was used for another transfer. */
	TRANSFER_CONFLICT: { status: 409 },
	/** Money goes between the main purse and a vendor's, and no other way. */
	PURSES_NOT_PAIRED: { status: 422 },
	VENDOR_NOT_FOUND: { status: 404 },
	/** Out of service: nothing goes there any more. */
	VENDOR_CLOSED: { status: 409 },
	/** What lies there stays until the round is over. */
	ROUND_RUNS: { status: 409 },
	/** Finer than the currency, or more than any. */
	TRANSFER_AMOUNT: { status: 422 },
	/** A limit of stakes or losses holds, which cannot be kept at such a vendor. */
	LIMIT_NOT_KEPT: { status: 409 },
	/** The vendor keeps books of its own and has not said yet what became of it, or of one before: it ends as the vendor says. */
	TRANSFER_UNDER_WAY: { status: 409, passing: true },
	/** The vendor did not do it: nothing was moved. */
	VENDOR_REFUSED: { status: 409 },
	/** Carries `{ available }`. */
	NOT_ENOUGH: { status: 402 },
} as const satisfies ErrorTable;

export const transferListErrors = {
	/** The dates are reversed, or more than a year lies between them. */
	INVALID_PERIOD: { status: 400 },
	/** The cursor is of another list. */
	INVALID_CURSOR: { status: 400 },
} as const satisfies ErrorTable;
