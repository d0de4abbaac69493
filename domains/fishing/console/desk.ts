// What the fishing rooms bring to the console: returns by species, rooms by their stakes, fish tables by version. Names stand in the
// messages under `screens`.
import { type Desk, deskPage } from "#platform/desk/ui";
import { fishingActs } from "../contract/index.ts";
import { fishingPermissions } from "../core/index.ts";
import { fishingDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "fishing",
	group: "games",
	permissions: Object.keys(fishingPermissions),
	acts: { fishing: fishingActs },
	messages: fishingDeskMessages,
	screens: [
		{
			key: "fish-returns",
			path: "fish-returns",
			permission: "fishing.returns:read",
			place: 90,
			icon: "star",
			page: deskPage(() => import("./fish-returns-page.tsx").then((page) => page.FishReturnsPage)),
		},
		{
			key: "fishing-rooms",
			path: "fishing-rooms",
			permission: "fishing.rooms:read",
			place: 91,
			icon: "clock",
			page: deskPage(() => import("./fishing-rooms-page.tsx").then((page) => page.FishingRoomsPage)),
		},
		{
			key: "fish-tables",
			path: "fish-tables",
			permission: "fishing.returns:read",
			place: 92,
			icon: "write",
			page: deskPage(() => import("./fish-tables-page.tsx").then((page) => page.FishTablesPage)),
		},
	],
};
