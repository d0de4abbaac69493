// Blocks who wrote a line: nothing of theirs is shown to me any more. Nobody is told.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { chatLineErrors } from "../chat-errors.ts";
import { authorName, chatRoomName, lineNumber } from "../chat-models.ts";

export const blockChatAuthor = defineEndpoint({
	name: "block-chat-author",
	summary: "Block who wrote a line of the chat",
	method: "POST",
	path: "/wps/relay/CBS_block",
	moduleIds: ["CBS3"],
	access: "member",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ room: chatRoomName, id: lineNumber }),
	example: { room: "tessera-en", id: 1 },
	output: z.object({ author: authorName, name: z.string() }),
	errors: {
		...chatLineErrors,
		/** Two hundred are blocked, or it is one's own line. */
		CHAT_BLOCK_REFUSED: { status: 409 },
	},
});
