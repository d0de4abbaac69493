// Why an act on an exchange, a document or a message is refused, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const exchangeErrors = { EXCHANGE_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;
export const decideExchangeErrors = {
	...exchangeErrors,
	/** Somebody else was faster. */
	EXCHANGE_DECIDED: { status: 409 },
} as const satisfies ErrorTable;

export const mallItemErrors = {
	MALL_ITEM_NOT_FOUND: { status: 404 },
	/** Members took some, or somebody else changed it meanwhile; nothing was changed. */
	CHANGED_MEANWHILE: { status: 409 },
	/** It is so already. */
	NOTHING_CHANGED: { status: 409 },
} as const satisfies ErrorTable;

const documentErrors = { DOCUMENT_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;
export const lookAtDocumentErrors = {
	...documentErrors,
	/** A picture does not open: it was sealed with the key of another installation. */
	PROOF_NOT_OPENED: { status: 409 },
} as const satisfies ErrorTable;
export const decideDocumentErrors = {
	...documentErrors,
	/** Somebody else was faster. */
	DOCUMENT_DECIDED: { status: 409 },
	/** `other` is no reason without words. */
	REASON_MISSING: { status: 422 },
} as const satisfies ErrorTable;

export const messageErrors = {
	MESSAGE_NOT_FOUND: { status: 404 },
	/** Somebody else was faster. */
	MESSAGE_DECIDED: { status: 409 },
	/** A visitor who left no e-mail address: an answer would reach nobody. */
	MESSAGE_UNREACHABLE: { status: 409 },
} as const satisfies ErrorTable;
