// Why a list or an act on a member is refused, in order of precedence.

import type { ErrorTable } from "#platform/contract";
import { listErrors } from "#platform/desk/contract";

export const readingErrors = {
	/** What is looked for cannot be what is searched by. */
	SEARCH_INVALID: { status: 422 },
	/** Reversed, empty, or longer than a year. */
	INVALID_PERIOD: { status: 422 },
	...listErrors,
} as const satisfies ErrorTable;

export const memberErrors = { MEMBER_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;
export const transferErrors = { TRANSFER_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const lockErrors = {
	...memberErrors,
	ACCOUNT_CLOSED: { status: 409 },
	/** Somebody else was faster. */
	NOTHING_CHANGED: { status: 409 },
} as const satisfies ErrorTable;
