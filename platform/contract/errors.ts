// Error codes as data. A code has one HTTP status and a sentence in every language (`errors.<CODE>` in the messages).

/** Codes with their HTTP status. The order of a table is the order of precedence. */
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

export type ErrorEntry = {
	readonly status: number;
	/**
	 * What came of the call is not known yet: the same call is answered otherwise later. Such a refusal is not kept under
	 * the key of an idempotent call, and neither is one of status 503.
	 */
	readonly passing?: true;
};

/** A failure a handler returns. `value` travels in the envelope: what the person needs to go on, never a secret. */
export type Failure<Code extends string> = { readonly code: Code; readonly value?: unknown };

export const failure = <const Code extends string>(code: Code, value?: unknown): Failure<Code> =>
	value === undefined ? { code } : { code, value };

/** What any call may answer, in order of precedence. */
export const sharedErrors = {
	SYSTEM_MAINTENANCE: { status: 503 },
	REGION_RESTRICTED: { status: 451 },
	TOO_MANY_REQUESTS: { status: 429 },
	NOT_FOUND: { status: 404 },
	METHOD_NOT_ALLOWED: { status: 405 },
	UNSUPPORTED_MEDIA_TYPE: { status: 415 },
	PAYLOAD_TOO_LARGE: { status: 413 },
	INVALID_MODULE: { status: 400 },
	UNKNOWN_MERCHANT: { status: 400 },
	NOT_LOGGED_IN: { status: 401 },
	GUEST_NOT_ALLOWED: { status: 403 },
	/** A break or an exclusion of the caller runs, and this call is not answered meanwhile; both carry `{ until }`. */
	ON_A_BREAK: { status: 403 },
	SELF_EXCLUDED: { status: 403 },
	/** The caller came in with a password for one login and has chosen no other yet. */
	PASSWORD_OWED: { status: 403 },
	/** Somebody who works here is not allowed to do this. */
	NOT_PERMITTED: { status: 403 },
	INVALID_SEALED_BODY: { status: 400 },
	INVALID_INPUT: { status: 400 },
	IDEMPOTENCY_KEY_REQUIRED: { status: 400 },
	IDEMPOTENCY_CONFLICT: { status: 409 },
	/** What the call needs does not answer just now. Whether it was carried out is not known: repeat it as it was. */
	TEMPORARILY_UNAVAILABLE: { status: 503 },
	SYSTEM_ERROR: { status: 500 },
} as const satisfies ErrorTable;

export type SharedErrorCode = keyof typeof sharedErrors;
