// Reads again whom one has blocked.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { authorName } from "../chat-models.ts";

export const unblockChatAuthor = defineEndpoint({
	name: "unblock-chat-author",
	summary: "Take back a block in the chat",
	method: "POST",
	path: "/wps/relay/CBS_unblock",
	moduleIds: ["CBS3"],
	access: "member",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ author: authorName }),
	example: { author: "AbCdEfGh1234" },
	output: z.object({}),
	errors: {},
});
