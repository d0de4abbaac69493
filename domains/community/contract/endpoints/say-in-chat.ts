// Says something in a chat room.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { sayErrors } from "../chat-errors.ts";
import { chatRoomName } from "../chat-models.ts";

export const sayInChat = defineEndpoint({
	name: "say-in-chat",
	summary: "Say something in a chat room",
	method: "POST",
	path: "/wps/relay/CBS_say",
	moduleIds: ["CBS3"],
	access: "member",
	idempotent: true,
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ room: chatRoomName, text: z.string().check(z.maxLength(1_200)) }),
	example: { room: "tessera-en", text: "Good evening" },
	/** As it was said: words may be masked. */
	output: z.object({ id: z.int(), text: z.string() }),
	errors: sayErrors,
});
