// The one answer to a message, or its end without one.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { messageNumber, queuedMessage } from "../message-models.ts";
import { messageErrors } from "../queue-errors.ts";

export const answerMessage = defineEndpoint({
	name: "answer-message",
	summary:
		"Answers a message: on the member's page, and by a letter where an e-mail address was left; or closes it without an answer; once",
	method: "POST",
	path: "/ops/feedback/answer",
	moduleIds: opsModules,
	access: "staff",
	permission: "brand.messages:answer",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		messageNumber,
		reply: z.discriminatedUnion("kind", [
			z.object({ kind: z.literal("answer"), text: z.string().check(z.trim(), z.minLength(2), z.maxLength(4_000)) }),
			z.object({ kind: z.literal("close") }),
		]),
	}),
	example: { messageNumber: "0000-0000", reply: { kind: "close" } },
	output: z.object({ message: queuedMessage }),
	errors: messageErrors,
});
