// What higher domains may ask of the courier.
import type { Tx } from "#platform/db";
import type { Result } from "#platform/kernel";
import type { Channel } from "../core/index.ts";
import type { LettersAsked, ListedLetter } from "./list-letters.ts";
import type { NewLetter } from "./send-letter.ts";

export type { LettersAsked, ListedLetter } from "./list-letters.ts";

export type CourierApi = {
	/** Whether the channel takes letters of the brand now: `QUOTA` is used up, `DOWN` does not answer. */
	readonly ready: (
		tx: Tx,
		at: { readonly merchant: string; readonly channel: Channel; readonly now: Date },
	) => Promise<Result<undefined, "QUOTA" | "DOWN">>;
	/** Sends a letter if, and only if, the caller's transaction commits. */
	readonly send: (tx: Tx, letter: NewLetter) => Promise<void>;
	/** A page of the outbox for an operator, the newest first; the look is written down. */
	readonly list: (asked: LettersAsked) => Promise<readonly ListedLetter[]>;
};
