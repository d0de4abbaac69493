// What the fishing rooms offer to the desk: their calls of staff, what may be allowed of them, alarms that stand.
import { type DeskOffer, trailOf } from "#platform/desk";
import { fishingPermissions } from "../../core/index.ts";
import { countAlarms } from "../species-returns.ts";
import { listFishReturnsRoute, listFishTablesRoute } from "./look-at-returns.ts";
import type { RoomsDesk } from "./ports.ts";
import { listFishingRoomsRoute, saveFishingRoomsRoute } from "./set-rooms.ts";

export const fishingDesk = (desk: RoomsDesk): DeskOffer => ({
	routes: [listFishReturnsRoute(desk), listFishTablesRoute(), listFishingRoomsRoute(desk), saveFishingRoomsRoute(desk)],
	permissions: fishingPermissions,
	waiting: [{ queue: "fish-returns", permission: "fishing.returns:read", count: countAlarms }],
	trails: [trailOf("fishing")],
});
