// What protection tells of in the outbox.
import * as z from "zod/mini";
import { defineEvent } from "#platform/jobs";

/** Told in the transaction in which a member takes a break, excludes themselves or closes the account for good. */
export const exclusionBegan = defineEvent({
	name: "exclusion.began",
	payload: z.object({
		memberId: z.string(),
		merchant: z.string(),
		kind: z.enum(["break", "exclusion", "closed"]),
		/** Null of an account that is closed for good. */
		until: z.nullable(z.iso.datetime()),
	}),
});
