// What was said in the chat, as moderators read it: what waits for a look, or all of it, of a room or of one account.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { deskLine } from "../chat-desk-models.ts";
import { chatRoomName } from "../chat-models.ts";

export const listDeskChat = defineEndpoint({
	name: "list-desk-chat",
	summary: "Lines of the chat: what is reported or flagged and not looked at, or all",
	method: "GET",
	path: "/ops/chat",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.chat:read",
	input: z.object({
		cursor,
		which: z._default(z.enum(["waiting", "all"]), "waiting"),
		room: z.optional(chatRoomName),
		account: z.optional(z.string().check(z.maxLength(64))),
	}),
	example: { which: "all", room: "tessera-en" },
	output: z.object({ lines: z.array(deskLine), next: z.nullable(z.string()) }),
	errors: listErrors,
});
