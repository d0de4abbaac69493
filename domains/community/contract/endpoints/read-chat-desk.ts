// The rooms of the chat with their pace and notice, the rule of who may write, and who may not.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { chatBar, chatRule, roomSettings } from "../chat-desk-models.ts";
import { chatRoomName } from "../chat-models.ts";

export const readChatDesk = defineEndpoint({
	name: "read-chat-desk",
	summary: "The chat's rooms and who is kept from writing",
	method: "GET",
	path: "/ops/chat/rooms",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.chat:read",
	input: z.object({}),
	output: z.object({
		rooms: z.array(z.object({ id: chatRoomName, of: z.string(), ...roomSettings.shape })),
		rule: chatRule,
		currency: z.string(),
		/** The latest two hundred. */
		bars: z.array(chatBar),
	}),
	errors: {},
});
