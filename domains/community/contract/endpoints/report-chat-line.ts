// Reports a line of a chat room to the moderators. Three different people hide it until one has looked.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { reportReasons } from "../../core/index.ts";
import { chatLineErrors } from "../chat-errors.ts";
import { chatRoomName, lineNumber } from "../chat-models.ts";

export const reportChatLine = defineEndpoint({
	name: "report-chat-line",
	summary: "Report a line of the chat",
	method: "POST",
	path: "/wps/relay/CBS_report",
	moduleIds: ["CBS3"],
	access: "member",
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({ room: chatRoomName, id: lineNumber, reason: z.enum(reportReasons) }),
	example: { room: "tessera-en", id: 1, reason: "spam" },
	output: z.object({}),
	errors: chatLineErrors,
});
