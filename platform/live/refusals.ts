// What a handshake can be refused with, for both halves.

/** The handshake is not one, or its token is nobody's: asking again is of no use. */
export const refusals = ["INVALID_INPUT", "NOT_LOGGED_IN"] as const;

/** The session could not be checked: ask again. */
export const unavailable = "UNAVAILABLE";

/** As many connections as one member, or as many forged tokens as one network, may have: ask again, later and later. */
export const tooMany = "TOO_MANY_REQUESTS";
