// What poker brings to the console: its tables, hands, rake and signals. Names stand in the messages under `screens`.
import { type Desk, deskPage } from "#platform/desk/ui";
import { pokerActs } from "../contract/index.ts";
import { pokerPermissions } from "../core/index.ts";
import { pokerDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "poker",
	group: "games",
	permissions: Object.keys(pokerPermissions),
	acts: { poker: pokerActs },
	messages: pokerDeskMessages,
	screens: [
		{
			key: "pokerTables",
			path: "poker-tables",
			permission: "poker.tables:read",
			place: 80,
			icon: "games",
			page: deskPage(() => import("./tables-page.tsx").then((page) => page.TablesPage)),
		},
		{
			key: "pokerTournaments",
			path: "poker-tournaments",
			permission: "poker.tournaments:read",
			place: 84,
			icon: "games",
			page: deskPage(() => import("./tournaments-page.tsx").then((page) => page.TournamentsPage)),
		},
		{
			key: "pokerHands",
			path: "poker-hands",
			permission: "poker.hands:read",
			place: 81,
			icon: "search",
			page: deskPage(() => import("./hands-page.tsx").then((page) => page.HandsPage)),
		},
		{
			key: "pokerRake",
			path: "poker-rake",
			permission: "poker.rake:read",
			place: 82,
			icon: "coins",
			page: deskPage(() => import("./rake-page.tsx").then((page) => page.RakePage)),
		},
		{
			key: "pokerSignals",
			path: "poker-signals",
			permission: "poker.signals:read",
			place: 83,
			icon: "eye",
			page: deskPage(() => import("./signals-page.tsx").then((page) => page.SignalsPage)),
		},
	],
};
