// Lets a member write in the chat again.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { chatBar } from "../chat-desk-models.ts";
import { liftBarErrors } from "../desk-errors.ts";

export const liftChatBar = defineEndpoint({
	name: "lift-chat-bar",
	summary: "Let a member write in the chat again",
	method: "POST",
	path: "/ops/chat/bars/lift",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.chat:moderate",
	input: z.object({ id: z.string().check(z.regex(/^[1-9][0-9]{0,18}$/)) }),
	example: { id: "1" },
	output: chatBar,
	errors: liftBarErrors,
});
