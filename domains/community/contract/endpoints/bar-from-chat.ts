// Keeps a member from writing in the chat, for a while or for ever. They are told why.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { chatBar } from "../chat-desk-models.ts";
import { barErrors } from "../desk-errors.ts";

export const barFromChat = defineEndpoint({
	name: "bar-from-chat",
	summary: "Keep a member from writing in the chat",
	method: "POST",
	path: "/ops/chat/bars",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.chat:moderate",
	input: z.object({
		account: z.string().check(z.minLength(1), z.maxLength(64)),
		/** Null without an end. */
		minutes: z.nullable(z.union([z.literal(15), z.literal(1_440), z.literal(10_080)])),
		reason,
	}),
	example: { account: "demo01", minutes: 15, reason: "Insults" },
	output: chatBar,
	errors: barErrors,
});
