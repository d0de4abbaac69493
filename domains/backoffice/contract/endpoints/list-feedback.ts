// What people wrote to the operator, in one state.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { messageCounts, messageState, queuedMessage } from "../message-models.ts";

export const listFeedback = defineEndpoint({
	name: "list-feedback",
	summary:
		"Messages to the operator in one state, with how many are in each: what waits the oldest first, the rest the newest first",
	method: "GET",
	path: "/ops/feedback",
	moduleIds: opsModules,
	access: "staff",
	permission: "brand.messages:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		/** `waiting` when it is not said. */
		state: z.optional(messageState),
	}),
	example: { state: "waiting" },
	output: z.object({
		messages: z.array(queuedMessage),
		/** Counted to a thousand. */
		counts: messageCounts,
		next: z.nullable(z.string()),
	}),
	errors: listErrors,
});
