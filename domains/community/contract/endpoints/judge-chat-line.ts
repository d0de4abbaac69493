// A moderator's word on a line: hidden from all, shown again, or left as it is.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskLine } from "../chat-desk-models.ts";
import { chatRoomName, lineNumber } from "../chat-models.ts";
import { judgeErrors } from "../desk-errors.ts";

export const judgeChatLine = defineEndpoint({
	name: "judge-chat-line",
	summary: "Hide a line of the chat, or let it stand",
	method: "POST",
	path: "/ops/chat/judge",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.chat:moderate",
	input: z.object({ room: chatRoomName, id: lineNumber, word: z.enum(["hide", "keep"]) }),
	example: { room: "tessera-en", id: 1, word: "hide" },
	output: deskLine,
	errors: judgeErrors,
});
