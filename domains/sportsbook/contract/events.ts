// The events of a ticket on the wire and in the betting record: what was bet, what of it was cashed out, how it ended.
import * as z from "zod/mini";
import { leg, legEnd, moment, whole } from "./models.ts";

const bet = z.object({
	type: z.literal("bet"),
	legs: z.array(leg),
	sizes: z.array(whole),
	line: z.string(),
	key: z.string(),
	/** Staked by the house. */
	free: z.optional(z.literal(true)),
});
const cashed = z.object({ type: z.literal("cashed"), part: whole, paid: z.string(), at: moment });
/** `again`: a result was corrected. */
const ended = z.object({
	type: z.literal("ended"),
	ends: z.array(z.optional(legEnd)),
	paid: z.string(),
	again: z.boolean(),
});

export type BetEvent = z.infer<typeof bet>;
export type BookEvent = BetEvent | z.infer<typeof cashed> | z.infer<typeof ended>;

export const bookEvent: z.ZodMiniType<BookEvent> = z.discriminatedUnion("type", [bet, cashed, ended]);
