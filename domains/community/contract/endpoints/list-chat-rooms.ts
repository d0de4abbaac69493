// The rooms of the chat, and what whoever asks may do there.
import * as z from "zod/mini";
import { amount, defineEndpoint, instant } from "#platform/contract";
import { authorName, chatRoomName } from "../chat-models.ts";

export const listChatRooms = defineEndpoint({
	name: "list-chat-rooms",
	summary: "The chat's rooms, whether I may write, and whom I have blocked",
	method: "GET",
	path: "/wps/relay/CBS_chatRooms",
	moduleIds: ["CBS3"],
	access: "optional",
	input: z.object({}),
	output: z.object({
		rooms: z.array(
			z.object({
				id: chatRoomName,
				/** Of its language; VIP of the members of higher ranks. */
				of: z.string(),
				open: z.boolean(),
			}),
		),
		/** From this rank on the VIPs' room is open. */
		vipLevel: z.int(),
		/** Null for visitors and guests. */
		me: z.nullable(
			z.object({
				author: authorName,
				/** What is asked for before the first word. */
				asks: z.nullable(z.enum(["proven", "turnover"])),
				turnover: amount,
				currency: z.string(),
				barred: z.nullable(z.object({ until: z.nullable(instant), reason: z.string() })),
				blocked: z.array(z.object({ author: authorName, name: z.string() })),
			}),
		),
	}),
	errors: {},
});
