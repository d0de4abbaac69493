// What the members tell: that somebody registered, that somebody logged in. Ids only, no personal data.
import * as z from "zod/mini";
import { defineEvent } from "#platform/jobs";

export const memberRegistered = defineEvent({
	name: "member.registered",
	payload: z.object({
		memberId: z.string(),
		merchant: z.string(),
		currency: z.string(),
		/** The agent whose code was given. */
		uplineId: z.nullable(z.string()),
		/** The code that was given, in capitals; empty for whom an agent registered itself. */
		code: z.optional(z.nullable(z.string())),
	}),
});

export const memberLoggedIn = defineEvent({
	name: "member.logged-in",
	payload: z.object({ memberId: z.string(), merchant: z.string(), first: z.boolean() }),
});
