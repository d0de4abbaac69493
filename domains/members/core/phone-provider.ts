// A third party that proves a mobile number in a window of its own: what it is asked for, how long that holds, and what
// its words for a failure mean here.

export const phonePurposes = ["register", "login"] as const;
export type PhonePurpose = (typeof phonePurposes)[number];

/** Until the same may be asked of a third party again (section 4 of the specification). */
export const thirdPartyWaitSeconds = 60;

/** So long a verification may take from its beginning to the call that it is for. */
export const verificationMinutes = 10;

/** What a third party says of a number is good no longer. */
export const statementMinutes = 5;

/** By the words that providers have for them; a prefix such as "auth/" is theirs to leave out. */
const codeOfWord = {
	"invalid-phone-number": "PHONE_NUMBER_INVALID",
	"missing-phone-number": "PHONE_NUMBER_MISSING",
	"too-many-requests": "PHONE_TOO_MANY_REQUESTS",
	"invalid-verification-code": "PHONE_CODE_INVALID",
	"missing-verification-code": "PHONE_CODE_MISSING",
	"captcha-check-failed": "PHONE_CAPTCHA_FAILED",
	"quota-exceeded": "PHONE_QUOTA_EXCEEDED",
	"operation-not-allowed": "PHONE_NOT_ENABLED",
	"code-expired": "PHONE_CODE_EXPIRED",
	"popup-closed-by-user": "PHONE_POPUP_CLOSED",
} as const;

const codes = new Map<string, PhoneFault>(Object.entries(codeOfWord));

export type PhoneFault = (typeof codeOfWord)[keyof typeof codeOfWord] | "PHONE_UNKNOWN";

/** The catalogue's code of what went wrong at a provider; what nobody knows is an unknown error. */
export const phoneFaultOf = (word: string): PhoneFault => codes.get(word.replace(/^[a-z]+\//, "")) ?? "PHONE_UNKNOWN";

/** The word that the stand-in has for a code of the catalogue, as any provider has its own. */
export function providerWordOf(code: string): string {
	const [word = "internal-error"] = [...codes].find(([, one]) => one === code) ?? [];
	return word;
}

/** Whether an origin is one of the host that was called, whatever its port: a window answers to no other page. */
export function isOriginOf({ host, origin }: { readonly host: string; readonly origin: string }): boolean {
	const [, name] = /^https?:\/\/(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::[0-9]{1,5})?$/.exec(origin) ?? [];
	return name !== undefined && (name === host.toLowerCase() || name === `[${host.toLowerCase()}]`);
}
