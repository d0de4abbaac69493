// Wires messages and chat: their calls, their jobs, what they hear of. Only apps use it.
import type { DeskOffer } from "#platform/desk";
import type { Route } from "#platform/http";
import type { Listener } from "#platform/jobs";
import type { RoomKind } from "#platform/rooms";
import { chatKind } from "./chat/chat-room.ts";
import { chatTools } from "./chat/chat-tools.ts";
import { blockChatAuthorRoute, reportChatLineRoute, unblockChatAuthorRoute } from "./chat/mind-others.ts";
import { listChatLinesRoute, listChatRoomsRoute } from "./chat/read-chat.ts";
import { sayInChatRoute, shareWinRoute } from "./chat/say-in-chat.ts";
import { readChoicesRoute, saveChoicesRoute } from "./choices.ts";
import { communityDesk } from "./desk/community-desk.ts";
import { houseMessages } from "./house-messages.ts";
import { type CommunityJobs, communityJobs } from "./jobs.ts";
import type { CommunityDeps } from "./ports.ts";
import { countUnreadRoute, listInboxRoute, readMessagesRoute } from "./read-inbox.ts";
import { tellInboxes } from "./tell-inboxes.ts";

export { hiddenOnBoards } from "./choice-store.ts";
export { communityDesk } from "./desk/community-desk.ts";
export { migrations } from "./migrations.ts";
export type { CommunityDeps } from "./ports.ts";
export { seed } from "./seed.ts";

export type CommunityModule = CommunityJobs & {
	readonly routes: readonly Route[];
	readonly listeners: readonly Listener[];
	/** Kinds of shared rooms, for whoever moves rooms. */
	readonly rooms: readonly RoomKind[];
	readonly desk: DeskOffer;
	readonly close: () => Promise<void>;
};

export async function createCommunityModule(deps: CommunityDeps): Promise<CommunityModule> {
	const deafen = await tellInboxes(deps);
	const chat = chatTools(deps);
	return {
		...communityJobs(deps),
		routes: [
			countUnreadRoute(deps),
			listInboxRoute(deps),
			readMessagesRoute(deps),
			readChoicesRoute(deps),
			saveChoicesRoute(deps),
			listChatRoomsRoute(chat),
			listChatLinesRoute(chat),
			sayInChatRoute(chat),
			shareWinRoute(chat),
			reportChatLineRoute(chat),
			blockChatAuthorRoute(chat),
			unblockChatAuthorRoute(chat),
		],
		listeners: [houseMessages(deps)],
		rooms: [chatKind],
		desk: communityDesk(chat),
		close: deafen,
	};
}
