// What loyalty tells of in the outbox.
import * as z from "zod/mini";
import { defineEvent } from "#platform/jobs";

/** Told in the transaction that gives the rank, up or down. */
export const rankChanged = defineEvent({
	name: "rank.changed",
	payload: z.object({ memberId: z.string(), merchant: z.string(), from: z.number(), to: z.number() }),
});
