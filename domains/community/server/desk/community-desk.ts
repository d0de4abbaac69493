// What messages and chat offer to the desk: their calls of staff, what may be allowed of them, where acts are written down.
import { type DeskOffer, trailOf } from "#platform/desk";
import { communityPermissions } from "../../core/index.ts";
import type { CommunityDeps } from "../ports.ts";
import { messageRoutes } from "./work-messages.ts";

export const communityDesk = (deps: CommunityDeps): DeskOffer => ({
	routes: messageRoutes(deps),
	permissions: communityPermissions,
	trails: [trailOf("community")],
});
