// Why a transfer between an agent and a member is refused, in order of precedence.
import { paymentCheckErrors } from "#members/contract";
import type { ErrorTable } from "#platform/contract";
import { leavingErrors } from "./withdrawal-errors.ts";

const common = {
	/** Finer than the currency, or more than any. */
	TRANSFER_AMOUNT: { status: 422 },
	/** Carries `{ smallest, largest }`. */
	TRANSFER_OUT_OF_RANGE: { status: 422 },
	/** Carries `{ left }`: what may still be handed on in these twenty-four hours. */
	DAY_LIMIT_REACHED: { status: 409 },
	/** Carries `{ available }`. */
	NOT_ENOUGH: { status: 402 },
} as const satisfies ErrorTable;

const first = {
	...paymentCheckErrors,
	/** The key was used for another transfer. */
	TRANSFER_CONFLICT: { status: 409 },
} as const satisfies ErrorTable;

/** The market, or the brand in this currency, lets nothing go that way (T13). */
const off = { TRANSFERS_OFF: { status: 403 } } as const satisfies ErrorTable;

export const transferDownErrors = {
	...first,
	NOT_AGENT: { status: 403 },
	...off,
	/** Nobody below has that name. */
	MEMBER_NOT_BELOW: { status: 404 },
	...common,
	/** Protection keeps it out; why is nobody's business but the member's. */
	RECEIVER_CLOSED: { status: 409 },
	/** The agent owes those below it, or one above has frozen its hand-downs. */
	HAND_DOWNS_FROZEN: { status: 409 },
} as const satisfies ErrorTable;

/** Of a deposit that waits for an agent. */
const askedErrors = {
	/** None such waits for this agent, or ever did. */
	DEPOSIT_NOT_FOUND: { status: 404 },
	/** It was credited, refused, cancelled, or its time is over. */
	DEPOSIT_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const acceptFloatErrors = {
	...first,
	...askedErrors,
	/** The member does not stand directly below any more. */
	MEMBER_NOT_BELOW: { status: 404 },
	...off,
	/** The fee takes all of it. */
	NOTHING_LEFT: { status: 422 },
	...common,
	/** Protection keeps it out; why is nobody's business but the member's. */
	RECEIVER_CLOSED: { status: 409 },
	/** The agent owes those below it, or one above has frozen its hand-downs. */
	HAND_DOWNS_FROZEN: { status: 409 },
} as const satisfies ErrorTable;

export const refuseFloatErrors = askedErrors;

export const transferUplineErrors = {
	...first,
	/** No agent stands above, or none any more. */
	NO_UPLINE: { status: 404 },
	...off,
	...common,
	...leavingErrors,
} as const satisfies ErrorTable;
