// What a running game tells the other pages of the same browser: a round whose end it has not shown yet. They speak by a
// BroadcastChannel, which the browser opens between pages of one origin alone; what is heard is parsed all the same.
import * as z from "zod/mini";
import { amount } from "#platform/contract";

export const heldBackChannel = "tessera.held-back";

/** A frame says it again so often, in milliseconds. */
export const heldBackBeat = 5_000;
/** A frame that is silent for longer holds nothing back any more, nor does a round that is unanswered for longer. */
export const heldBackLongest = 15_000;

export const heldBack = z.object({
	/** The frame that speaks. */
	frame: z.string().check(z.minLength(1), z.maxLength(80)),
	/** Whose play it is: another tab may be another member's. */
	member: z.string().check(z.maxLength(40)),
	/** Absent: nothing is held back any more. */
	round: z.optional(
		z.object({
			currency: z.string(),
			/** What the press took; it leaves at once. */
			stake: amount,
			/** What it won; absent until the server has answered. */
			win: z.optional(amount),
		}),
	),
});
export type HeldBack = z.infer<typeof heldBack>;

/** A frame keeps what it said last in the browser's storage too, under this and its name, until it was shown. */
export const heldBackKept = "tessera.held-back/";

/** With when it was said, in milliseconds since 1970. */
export const keptBack = z.extend(heldBack, { at: z.number() });
export type KeptBack = z.infer<typeof keptBack>;
