// The outbox of mail and text messages.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { readingErrors } from "../reading-errors.ts";
import { letterState, listedLetter } from "../reading-models.ts";

export const listLetters = defineEndpoint({
	name: "list-letters",
	summary: "Letters by e-mail and text message with their state, the newest first; the look is written down",
	method: "GET",
	path: "/ops/outbox",
	moduleIds: opsModules,
	access: "staff",
	permission: "courier.outbox:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		state: z.optional(letterState),
		/** A number or an address, exactly. */
		to: z.optional(z.string().check(z.maxLength(100))),
	}),
	example: { state: "waiting" },
	output: z.object({ letters: z.array(listedLetter), next: z.nullable(z.string()) }),
	errors: readingErrors,
});
