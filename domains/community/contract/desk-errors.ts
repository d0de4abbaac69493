// Why the desk refuses to work messages, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const audienceErrors = {
	/** Carries `{ part }`: what of it cannot be so. */
	AUDIENCE_INVALID: { status: 422 },
	/** Carries `{ accounts }`: of these names nobody is called. */
	ACCOUNTS_UNKNOWN: { status: 422 },
} as const satisfies ErrorTable;

export const sendBroadcastErrors = {
	/** It says nothing in a language of the brand, or its end is not after its beginning. */
	MESSAGE_INVALID: { status: 422 },
	...audienceErrors,
} as const satisfies ErrorTable;

export const withdrawBroadcastErrors = {
	MESSAGE_NOT_FOUND: { status: 404 },
	/** It was withdrawn before, or is over. */
	MESSAGE_OVER: { status: 409 },
} as const satisfies ErrorTable;

export const judgeErrors = { CHAT_LINE_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const barErrors = {
	/** Carries `{ accounts }`. */
	ACCOUNTS_UNKNOWN: { status: 422 },
} as const satisfies ErrorTable;

export const liftBarErrors = {
	/** There is none, or it was lifted before. */
	CHAT_BAR_UNKNOWN: { status: 404 },
} as const satisfies ErrorTable;

export const ruleErrors = {
	/** No amount of the brand's currency. */
	AMOUNT_INVALID: { status: 422 },
} as const satisfies ErrorTable;
