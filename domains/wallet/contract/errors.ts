// Why the ledger or the wallet's calls refuse, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const postErrors = {
	/** Too many commands wait; nothing was written. */
	LEDGER_BUSY: { status: 503 },
	/** The kind, its sign, its size or its reference makes no sense. */
	INVALID_COMMAND: { status: 400 },
	/** The member has no such purse in this currency. */
	WALLET_NOT_FOUND: { status: 404 },
	/** The key was used with other content. */
	DUPLICATE_COMMAND: { status: 409 },
	/** A rollback of this command came before it. */
	COMMAND_REVERSED: { status: 409 },
	/** What it refers to does not exist, lies in another wallet, or was taken back. */
	REFERENCE_NOT_FOUND: { status: 404 },
	/** What it would take back is of a kind that cannot be taken back. */
	NOT_REVERSIBLE: { status: 409 },
	/** The available balance does not cover it; `value` carries the true balance. */
	INSUFFICIENT_FUNDS: { status: 402 },
	/** Another command of its atomic group was refused. */
	GROUP_REFUSED: { status: 409 },
} as const satisfies ErrorTable;

export const holdErrors = {
	INVALID_COMMAND: { status: 400 },
	WALLET_NOT_FOUND: { status: 404 },
	DUPLICATE_COMMAND: { status: 409 },
	HOLD_NOT_FOUND: { status: 404 },
	/** Captured, released or expired already. */
	HOLD_CLOSED: { status: 409 },
	INSUFFICIENT_FUNDS: { status: 402 },
} as const satisfies ErrorTable;

export const statementErrors = {
	/** The dates are reversed, or more than a year lies between them. */
	INVALID_PERIOD: { status: 400 },
	/** The cursor is of another list. */
	INVALID_CURSOR: { status: 400 },
} as const satisfies ErrorTable;
