// The shapes of what people wrote to the operator, at the desk.
import * as z from "zod/mini";
import { feedbackCategory, feedbackState } from "#brand/contract";
import { instant } from "#platform/contract";

/** "1A2B-3C4D". */
export const messageNumber = z.string().check(z.regex(/^[0-9A-F]{4}-[0-9A-F]{4}$/));
export const messageState = feedbackState;
export const messageCounts = z.record(messageState, z.int());

export const queuedMessage = z.object({
	number: z.string(),
	/** Empty for a visitor. */
	memberId: z.string(),
	account: z.string(),
	category: feedbackCategory,
	content: z.string(),
	/** As it was typed: how the writer wants to be reached. */
	contact: z.string(),
	/** Where an answer goes besides the member's own page: the e-mail address in `contact`; null where there is none. */
	mail: z.nullable(z.string()),
	language: z.string(),
	state: messageState,
	answer: z.string(),
	receivedAt: instant,
	decidedAt: z.nullable(instant),
	decidedBy: z.string(),
	/** The member has read the answer. */
	seen: z.boolean(),
});
export type QueuedMessage = z.infer<typeof queuedMessage>;
