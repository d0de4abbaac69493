// The shape of an authenticator's codes (RFC 6238), for the server that judges one and the page that asks for it.

/** Digits of a code, and the seconds that one holds. */
export const authenticatorDigits = 6;
export const stepSeconds = 30;
/** A phone's clock may be so far from ours. */
export const toleranceSeconds = 30;
