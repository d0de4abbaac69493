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

export const realityChoiceErrors = {
	/** Outside of the market's bounds, or none where the market demands one. */
	INTERVAL_NOT_OFFERED: { status: 422 },
} as const satisfies ErrorTable;

export const realityCheckErrors = {
	/** No check waits: it was answered already, or the run of play has ended. */
	NO_CHECK_DUE: { status: 409 },
} as const satisfies ErrorTable;

export const imageErrors = {
	/** Neither PNG nor JPEG by its content; carries `{ image }`, which of them. */
	IMAGE_TYPE: { status: 422 },
	/** More than 5 MB, or more pixels than a document needs. */
	IMAGE_TOO_LARGE: { status: 422 },
	IMAGE_UNREADABLE: { status: 422 },
} as const satisfies ErrorTable;

export const documentErrors = {
	...imageErrors,
	/** Ten in a day. */
	TOO_MANY_DOCUMENTS: { status: 429 },
	/** One of the kind waits for review or is accepted. */
	DOCUMENT_KNOWN: { status: 409 },
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
