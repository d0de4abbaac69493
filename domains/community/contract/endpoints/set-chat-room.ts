// Sets a room's pace and notice, closes it, or opens it again.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { roomSettings } from "../chat-desk-models.ts";
import { chatRoomErrors } from "../chat-errors.ts";
import { chatRoomName } from "../chat-models.ts";

export const setChatRoom = defineEndpoint({
	name: "set-chat-room",
	summary: "Set a chat room's slow mode and notice, close or open it",
	method: "POST",
	path: "/ops/chat/rooms",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.chat:moderate",
	input: z.object({ room: chatRoomName, ...roomSettings.shape }),
	example: { room: "tessera-en", slowSeconds: 10, closed: false, pinned: "" },
	output: roomSettings,
	errors: chatRoomErrors,
});
