// What higher domains may ask of the courier.
import type { Tx } from "#platform/db";
import type { Result } from "#platform/kernel";
import type { Channel } from "../core/index.ts";
import type { NewLetter } from "./send-letter.ts";

export type { NewLetter } from "./send-letter.ts";

export type CourierApi = {
	/** Whether the channel takes letters of the brand now: `QUOTA` is used up, `DOWN` does not answer. */
	readonly ready: (
		tx: Tx,
		at: { readonly merchant: string; readonly channel: Channel; readonly now: Date },
	) => Promise<Result<undefined, "QUOTA" | "DOWN">>;
	/** Sends a letter if, and only if, the caller's transaction commits. */
	readonly send: (tx: Tx, letter: NewLetter) => Promise<void>;
};
