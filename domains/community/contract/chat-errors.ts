// Why something is not said in the chat, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const chatRoomErrors = {
	/** There is none, or it is not open to whoever asks. */
	CHAT_ROOM_UNKNOWN: { status: 404 },
} as const satisfies ErrorTable;

export const chatLineErrors = {
	...chatRoomErrors,
	CHAT_LINE_UNKNOWN: { status: 404 },
} as const satisfies ErrorTable;

export const speakErrors = {
	...chatRoomErrors,
	/** Carries `{ until, reason }`; `until` is empty where it has no end. */
	CHAT_BARRED: { status: 403 },
	/** Carries `{ turnover, currency }`: what has to be staked before. */
	CHAT_TURNOVER: { status: 403 },
	/** A phone number or an e-mail address has to be proven before. */
	CHAT_UNPROVEN: { status: 403 },
	/** The same was said within a minute. */
	CHAT_SAME: { status: 409 },
	/** Carries `{ seconds }`. */
	CHAT_TOO_FAST: { status: 429 },
	CHAT_CLOSED: { status: 409 },
	/** The room is moved by another hand: the same again in a moment. */
	CHAT_BUSY: { status: 503 },
} as const satisfies ErrorTable;

export const sayErrors = {
	...speakErrors,
	/** Carries `{ why }`: empty, long, link, number, code, word. */
	CHAT_REFUSED: { status: 422 },
} as const satisfies ErrorTable;

export const shareErrors = {
	...speakErrors,
	/** No round of the member, one that goes on, of a vendor outside, or that won nothing. */
	CHAT_ROUND_UNKNOWN: { status: 404 },
	/** Fifty replay links are open. */
	TOO_MANY_REPLAY_LINKS: { status: 409 },
} as const satisfies ErrorTable;
