// Wires messages and chat: their calls, their jobs, what they hear of. Only apps use it.
import type { DeskOffer } from "#platform/desk";
import type { Route } from "#platform/http";
import type { Listener } from "#platform/jobs";
import { readChoicesRoute, saveChoicesRoute } from "./choices.ts";
import { communityDesk } from "./desk/community-desk.ts";
import { houseMessages } from "./house-messages.ts";
import { type CommunityJobs, communityJobs } from "./jobs.ts";
import type { CommunityDeps } from "./ports.ts";
import { countUnreadRoute, listMessagesRoute, readMessagesRoute } from "./read-inbox.ts";
import { tellInboxes } from "./tell-inboxes.ts";

export { migrations } from "./migrations.ts";
export { seed } from "./seed.ts";

export type CommunityModule = CommunityJobs & {
	readonly routes: readonly Route[];
	readonly listeners: readonly Listener[];
	readonly desk: DeskOffer;
	readonly close: () => Promise<void>;
};

export async function createCommunityModule(deps: CommunityDeps): Promise<CommunityModule> {
	const deafen = await tellInboxes(deps);
	return {
		...communityJobs(deps),
		routes: [
			countUnreadRoute(deps),
			listMessagesRoute(deps),
			readMessagesRoute(deps),
			readChoicesRoute(deps),
			saveChoicesRoute(deps),
		],
		listeners: [houseMessages(deps)],
		desk: communityDesk(deps),
		close: deafen,
	};
}
