// Why a report is refused, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const reportErrors = {
	/** Reversed, or longer than 93 days. */
	INVALID_PERIOD: { status: 422 },
	/** No currency of this house. */
	SEARCH_INVALID: { status: 422 },
} as const satisfies ErrorTable;
