// Lines of a chat room: the last, or those before one. What is hidden is not among them.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { chatRoomErrors } from "../chat-errors.ts";
import { chatLine, chatRoomName } from "../chat-models.ts";

export const listChatLines = defineEndpoint({
	name: "list-chat-lines",
	summary: "Lines of a chat room, fifty at a time",
	method: "GET",
	path: "/wps/relay/CBS_chatLines",
	moduleIds: ["CBS3"],
	access: "optional",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		room: chatRoomName,
		before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
	}),
	example: { room: "tessera-en" },
	/** The oldest first. */
	output: z.object({ lines: z.array(chatLine), more: z.boolean() }),
	errors: chatRoomErrors,
});
