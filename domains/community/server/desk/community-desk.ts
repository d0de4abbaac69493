// What messages and chat offer to the desk: their calls of staff, what may be allowed of them, what waits for a moderator.
import { type DeskOffer, trailOf } from "#platform/desk";
import { communityPermissions } from "../../core/index.ts";
import { countToJudge, moderatorsChannel } from "../chat/bar-store.ts";
import type { ChatTools } from "../chat/chat-tools.ts";
import { chatDeskRoutes } from "./work-chat.ts";
import { messageRoutes } from "./work-messages.ts";

export const communityDesk = (tools: ChatTools): DeskOffer => ({
	routes: [...messageRoutes(tools), ...chatDeskRoutes(tools)],
	permissions: communityPermissions,
	waiting: [
		{
			queue: "chat",
			permission: "community.chat:read",
			count: (tx, { merchant }) => countToJudge(tx, merchant),
		},
	],
	trails: [trailOf("community")],
	channels: [moderatorsChannel],
});
