// What messages and chat bring to the console: their screens, one each with the permission it is shown for.
import { type Desk, deskPage } from "#platform/desk/ui";
import { communityActs } from "../contract/index.ts";
import { communityPermissions } from "../core/index.ts";
import { communityDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "community",
	group: "rewards",
	permissions: Object.keys(communityPermissions),
	acts: { community: communityActs },
	messages: communityDeskMessages,
	screens: [
		{
			key: "chat",
			path: "chat",
			permission: "community.chat:read",
			place: 90,
			icon: "chat",
			page: deskPage(() => import("./chat-page.tsx").then((page) => page.ChatPage)),
		},
		{
			key: "broadcasts",
			path: "broadcasts",
			permission: "community.broadcasts:read",
			group: "members",
			place: 35,
			icon: "mail",
			page: deskPage(() => import("./messages-page.tsx").then((page) => page.MessagesPage)),
		},
	],
};
