// Why a call of the agent centre is refused, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const teamErrors = {
	NOT_AGENT: { status: 403 },
} as const satisfies ErrorTable;

export const teamListErrors = {
	...teamErrors,
	/** Nobody has that number or name, or stands elsewhere: nothing tells which. */
	MEMBER_NOT_BELOW: { status: 404 },
	INVALID_CURSOR: { status: 400 },
} as const satisfies ErrorTable;

export const reportErrors = {
	...teamListErrors,
	/** The days end before they begin, or are more than 92. */
	INVALID_PERIOD: { status: 400 },
} as const satisfies ErrorTable;
