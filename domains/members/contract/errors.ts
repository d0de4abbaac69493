// What can go wrong in the members' calls, in order of precedence.
import type { ErrorTable } from "#platform/contract";
import { provenStrangerErrors, statementErrors } from "./phone-provider-errors.ts";

export const busy = { SERVER_BUSY: { status: 503 } } as const satisfies ErrorTable;

/** `CAPTCHA_REQUIRED` and `CAPTCHA_WRONG` carry `{ captcha: true }`: show a new picture. */
export const captchaErrors = {
	CAPTCHA_REQUIRED: { status: 422 },
	CAPTCHA_WRONG: { status: 422 },
} as const satisfies ErrorTable;

/** What a phone number may lack. */
const phoneErrors = {
	PHONE_NUMBER_MISSING: { status: 422 },
	PHONE_NUMBER_INVALID: { status: 422 },
} as const satisfies ErrorTable;

/** Sends and guesses that are too many; carries `{ retryAfterSeconds }`. */
const tooMany = { PHONE_TOO_MANY_REQUESTS: { status: 429 } } as const satisfies ErrorTable;

/** What a code may lack. The same for a number that nobody has. */
export const codeErrors = {
	PHONE_CODE_MISSING: { status: 422 },
	...tooMany,
	/** Its time or its tries are over: a new one helps. */
	PHONE_CODE_EXPIRED: { status: 422 },
	PHONE_CODE_INVALID: { status: 422 },
} as const satisfies ErrorTable;

/** The check that a person is there was asked for, and its answer is missing, too old, used or wrong. */
const humanErrors = { PHONE_CAPTCHA_FAILED: { status: 422 } } as const satisfies ErrorTable;

/** Of the calls that send a code by SMS. */
export const sendCodeErrors = {
	PHONE_NOT_ENABLED: { status: 403 },
	...phoneErrors,
	...humanErrors,
	/** The carrier does not answer. */
	PHONE_UNKNOWN: { status: 503 },
	/** Of the brand, of the number in a day, or of the account with the carrier. */
	PHONE_QUOTA_EXCEEDED: { status: 429 },
	...tooMany,
} as const satisfies ErrorTable;

export const mailPasswordErrors = {
	/** No e-mail can be sent now. */
	MAIL_UNAVAILABLE: { status: 503 },
	...humanErrors,
	...tooMany,
	/** Nobody has the name, or the address is not the account's: nothing tells which. */
	ACCOUNT_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;

/** Told only when all that was asked for was right. */
export const entryRefusals = {
	ACCOUNT_CLOSED: { status: 403 },
	/** By an operator, until one opens it again. */
	ACCOUNT_LOCKED: { status: 403 },
	/** The host lets in agents alone. */
	NOT_AGENT: { status: 403 },
} as const satisfies ErrorTable;

export const loginErrors = {
	LOGIN_TYPE_UNAVAILABLE: { status: 403 },
	...humanErrors,
	...phoneErrors,
	...statementErrors,
	...codeErrors,
	...provenStrangerErrors,
	/** Carries `{ captcha: true, retryAfterSeconds }`; the same for names that do not exist. */
	LOGIN_LOCKED: { status: 423 },
	...captchaErrors,
	...busy,
	/** Carries `{ captcha: boolean }`: whether the next attempt must bring a captcha. */
	WRONG_CREDENTIALS: { status: 401 },
	...entryRefusals,
	/** The password was right, but the network is new to the account; carries `askedProof` of the models. */
	SECOND_PROOF_REQUIRED: { status: 401 },
	/** The same, and the member has no way to prove it. */
	SECOND_PROOF_UNAVAILABLE: { status: 403 },
} as const satisfies ErrorTable;

/** The login must begin anew: its time is over, it was used, or it came from elsewhere. */
const beginAnew = { LOGIN_PROOF_EXPIRED: { status: 410 } } as const satisfies ErrorTable;

/** A code to the member's own proven number or address. */
export const paymentCodeErrors = {
	/** The member has no such way. */
	PHONE_NOT_ENABLED: { status: 403 },
	MAIL_UNAVAILABLE: { status: 503 },
	PHONE_UNKNOWN: { status: 503 },
	PHONE_QUOTA_EXCEEDED: { status: 429 },
	...tooMany,
} as const satisfies ErrorTable;

export const sendLoginCodeErrors = { ...beginAnew, ...paymentCodeErrors } as const satisfies ErrorTable;

export const proveLoginErrors = {
	...beginAnew,
	/** Too many wrong ones; carries `{ retryAfterSeconds }`. */
	PROOF_LOCKED: { status: 423 },
	...tooMany,
	PHONE_CODE_EXPIRED: { status: 422 },
	SECOND_PROOF_WRONG: { status: 422 },
	...entryRefusals,
} as const satisfies ErrorTable;

export const freePlayErrors = { FREE_PLAY_UNAVAILABLE: { status: 403 } } as const satisfies ErrorTable;

export const affiliateErrors = { AFFILIATE_CODE_INVALID: { status: 404 } } as const satisfies ErrorTable;

export const registrationErrors = {
	REGISTRATION_UNAVAILABLE: { status: 403 },
	TERMS_NOT_ACCEPTED: { status: 422 },
	/** Carries `{ fields: { <field>: <problem> } }`; a password may be `too-simple` or `breached`. */
	INVALID_FIELDS: { status: 422 },
	UNDER_AGE: { status: 422 },
	...humanErrors,
	...captchaErrors,
	...affiliateErrors,
	...phoneErrors,
	...statementErrors,
	...codeErrors,
	...busy,
	/** Who registers has excluded themself under another account. */
	REGISTRATION_EXCLUDED: { status: 403 },
	USERNAME_TAKEN: { status: 409 },
	/** Told only to who has proven that the number is theirs. */
	PHONE_TAKEN: { status: 409 },
} as const satisfies ErrorTable;

export const directRegistrationErrors = {
	NOT_AGENT: { status: 403 },
	REGISTRATION_UNAVAILABLE: { status: 403 },
	TERMS_NOT_ACCEPTED: { status: 422 },
	/** Carries `{ fields: { <field>: <problem> } }`. */
	INVALID_FIELDS: { status: 422 },
	UNDER_AGE: { status: 422 },
	...busy,
	REGISTRATION_EXCLUDED: { status: 403 },
	USERNAME_TAKEN: { status: 409 },
} as const satisfies ErrorTable;

export const pictureErrors = {
	/** No tile of the house, or no small PNG. */
	PICTURE_UNUSABLE: { status: 422 },
} as const satisfies ErrorTable;

/** What a new password may lack beyond its rule. */
const passwordFaults = {
	/** On a list of stolen ones. */
	PASSWORD_BREACHED: { status: 422 },
	/** Guessed soon, or made of the member's own name and contacts. */
	PASSWORD_TOO_SIMPLE: { status: 422 },
} as const satisfies ErrorTable;

export const passwordErrors = {
	/** The new password is not what the registration's rule asks for; carries `{ patternId, min, max }`. */
	PASSWORD_RULE: { status: 422 },
	PASSWORDS_DIFFER: { status: 422 },
	PASSWORD_UNCHANGED: { status: 422 },
	...passwordFaults,
	/** Too many wrong old passwords; carries `{ retryAfterSeconds }`. */
	PASSWORD_LOCKED: { status: 423 },
	...busy,
	WRONG_OLD_PASSWORD: { status: 422 },
} as const satisfies ErrorTable;

/** What a second proof of somebody who is logged in may lack. */
export const countedProofErrors = {
	/** Too many wrong ones; carries `{ retryAfterSeconds }`. */
	PROOF_LOCKED: { status: 423 },
	SECOND_PROOF_WRONG: { status: 422 },
	/** Of proofs by a code that was sent. */
	...tooMany,
	PHONE_CODE_EXPIRED: { status: 422 },
} as const satisfies ErrorTable;

/** Of a call that asks for the login password once more, before what the call itself can refuse. */
export const passwordCheckErrors = {
	...busy,
	/** Too many wrong ones; carries `{ retryAfterSeconds }`. */
	PASSWORD_LOCKED: { status: 423 },
} as const satisfies ErrorTable;

export const resetPasswordErrors = {
	PHONE_NOT_ENABLED: { status: 403 },
	/** Carries `{ patternId, min, max }`. */
	PASSWORD_RULE: { status: 422 },
	...passwordFaults,
	...phoneErrors,
	...busy,
	...codeErrors,
	...entryRefusals,
	/** The new password stands; the login asks for the authenticator. Carries `askedProof` of the models. */
	SECOND_PROOF_REQUIRED: { status: 401 },
	SECOND_PROOF_UNAVAILABLE: { status: 403 },
} as const satisfies ErrorTable;

/** What the login password, asked for once more, may lack. */
export const passwordProofErrors = {
	...busy,
	/** Too many wrong ones; carries `{ retryAfterSeconds }`. */
	PASSWORD_LOCKED: { status: 423 },
	PROOF_WRONG: { status: 422 },
} as const satisfies ErrorTable;

export const startAuthenticatorErrors = {
	/** It must be turned off first. */
	AUTHENTICATOR_ON: { status: 409 },
	...passwordProofErrors,
} as const satisfies ErrorTable;

export const confirmAuthenticatorErrors = {
	...countedProofErrors,
	/** Nothing was begun, or its time is over. */
	AUTHENTICATOR_NOT_BEGUN: { status: 409 },
} as const satisfies ErrorTable;

export const renewLoginErrors = {
	...busy,
	/** Too many wrong passwords; carries `{ retryAfterSeconds }`. */
	PASSWORD_LOCKED: { status: 423 },
	WRONG_PASSWORD: { status: 422 },
	...countedProofErrors,
} as const satisfies ErrorTable;

export const authenticatorProofErrors = {
	AUTHENTICATOR_OFF: { status: 409 },
	...countedProofErrors,
} as const satisfies ErrorTable;

export const setPayoutNameErrors = {
	/** Carries `{ min, max }`. */
	PAYOUT_NAME_INVALID: { status: 422 },
	/** It was given before: customer service changes it. */
	PAYOUT_NAME_LOCKED: { status: 409 },
	...passwordProofErrors,
} as const satisfies ErrorTable;

/** An account has enough of them. */
const passkeyLimit = { PASSKEY_LIMIT: { status: 409 } } as const satisfies ErrorTable;

export const startPasskeyErrors = { ...passkeyLimit, ...passwordProofErrors } as const satisfies ErrorTable;

export const addPasskeyErrors = {
	/** The answer does not hold: its time is over, it was used, or it is for another page. */
	PASSKEY_REFUSED: { status: 422 },
	...passkeyLimit,
	PASSKEY_TAKEN: { status: 409 },
} as const satisfies ErrorTable;

export const passkeyErrors = { PASSKEY_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const passkeyLoginErrors = {
	/** Whatever does not hold: nothing tells what. */
	PASSKEY_REFUSED: { status: 401 },
	...entryRefusals,
} as const satisfies ErrorTable;

/** What a new address may lack. */
const emailErrors = { EMAIL_INVALID: { status: 422 } } as const satisfies ErrorTable;

export const contactCodeErrors = {
	...phoneErrors,
	...emailErrors,
	/** No code is sent for this change: the password proves it. */
	PROOF_IS_PASSWORD: { status: 409 },
	MAIL_UNAVAILABLE: { status: 503 },
	PHONE_UNKNOWN: { status: 503 },
	PHONE_QUOTA_EXCEEDED: { status: 429 },
	...tooMany,
} as const satisfies ErrorTable;

export const changeContactErrors = {
	...phoneErrors,
	...emailErrors,
	...busy,
	/** Carries `{ retryAfterSeconds }`. */
	PASSWORD_LOCKED: { status: 423 },
	/** The password, or the code to the proven number or address, is not right. */
	PROOF_WRONG: { status: 422 },
	...codeErrors,
	MAIL_CODE_MISSING: { status: 422 },
	MAIL_CODE_INVALID: { status: 422 },
	/** Told only to who has proven that it is theirs. */
	CONTACT_TAKEN: { status: 409 },
} as const satisfies ErrorTable;
