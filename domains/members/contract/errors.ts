// What can go wrong in the members' calls, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const busy = { SERVER_BUSY: { status: 503 } } as const satisfies ErrorTable;

/** `CAPTCHA_REQUIRED` and `CAPTCHA_WRONG` carry `{ captcha: true }`: show a new picture. */
export const captchaErrors = {
	CAPTCHA_REQUIRED: { status: 422 },
	CAPTCHA_WRONG: { status: 422 },
} as const satisfies ErrorTable;

export const loginErrors = {
	LOGIN_TYPE_UNAVAILABLE: { status: 403 },
	/** Carries `{ captcha: true, retryAfterSeconds }`; the same for names that do not exist. */
	LOGIN_LOCKED: { status: 423 },
	...captchaErrors,
	...busy,
	/** Carries `{ captcha: boolean }`: whether the next attempt must bring a captcha. */
	WRONG_CREDENTIALS: { status: 401 },
	/** The password was right, but an operator closed the account. */
	ACCOUNT_CLOSED: { status: 403 },
} as const satisfies ErrorTable;

export const freePlayErrors = { FREE_PLAY_UNAVAILABLE: { status: 403 } } as const satisfies ErrorTable;

export const affiliateErrors = { AFFILIATE_CODE_INVALID: { status: 404 } } as const satisfies ErrorTable;

export const registrationErrors = {
	REGISTRATION_UNAVAILABLE: { status: 403 },
	TERMS_NOT_ACCEPTED: { status: 422 },
	/** Carries `{ fields: { <field>: <problem> } }`. */
	INVALID_FIELDS: { status: 422 },
	UNDER_AGE: { status: 422 },
	...captchaErrors,
	...affiliateErrors,
	...busy,
	USERNAME_TAKEN: { status: 409 },
} as const satisfies ErrorTable;

export const passwordErrors = {
	/** The new password is not what the registration's rule asks for; carries `{ patternId, min, max }`. */
	PASSWORD_RULE: { status: 422 },
	PASSWORDS_DIFFER: { status: 422 },
	PASSWORD_UNCHANGED: { status: 422 },
	/** Too many wrong old passwords; carries `{ retryAfterSeconds }`. */
	PASSWORD_LOCKED: { status: 423 },
	...busy,
	WRONG_OLD_PASSWORD: { status: 422 },
} as const satisfies ErrorTable;

/** Of a call that asks for the login password once more, before what the call itself can refuse. */
export const passwordCheckErrors = {
	...busy,
	/** Too many wrong ones; carries `{ retryAfterSeconds }`. */
	PASSWORD_LOCKED: { status: 423 },
} as const satisfies ErrorTable;
