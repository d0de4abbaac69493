// What can go wrong in the calls of a login by a channel, in order of precedence.
import type { ErrorTable } from "#platform/contract";
import { entryRefusals, passwordProofErrors } from "./errors.ts";

/** No such channel, or it is off. */
export const beginChannelErrors = {
	CHANNEL_UNKNOWN: { status: 404 },
	/** The channel does not answer. */
	CHANNEL_UNAVAILABLE: { status: 503 },
} as const satisfies ErrorTable;

/** What came back does not hold: its time is over, it was used, or it belongs to another browser. */
const channelRefused = { CHANNEL_REFUSED: { status: 401 } } as const satisfies ErrorTable;

export const finishChannelErrors = {
	...channelRefused,
	/** Nobody is linked yet; carries `{ linkToken, title }` for `link-channel` after a login. */
	CHANNEL_NOT_LINKED: { status: 409 },
	...entryRefusals,
	/** As with the login. */
	SECOND_PROOF_REQUIRED: { status: 401 },
	SECOND_PROOF_UNAVAILABLE: { status: 403 },
} as const satisfies ErrorTable;

export const linkChannelErrors = {
	...channelRefused,
	/** It is another member's. */
	CHANNEL_TAKEN: { status: 409 },
} as const satisfies ErrorTable;

export const beginLinkErrors = { ...passwordProofErrors, ...beginChannelErrors } as const satisfies ErrorTable;

export const unlinkChannelErrors = {
	CHANNEL_NOT_CONNECTED: { status: 404 },
	/** Nothing else opens the account. */
	LAST_WAY_IN: { status: 409 },
} as const satisfies ErrorTable;
