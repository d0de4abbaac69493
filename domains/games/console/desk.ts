// What the games bring to the console: their screens, one each with the permission it is shown for, and what may be allowed of them.
// Their names stand in the messages under `screens`.
import { type Desk, deskPage } from "#platform/desk/ui";
import { gamesActs } from "../contract/index.ts";
import { gamesPermissions } from "../core/index.ts";
import { gamesDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "games",
	group: "games",
	permissions: Object.keys(gamesPermissions),
	acts: { games: gamesActs },
	messages: gamesDeskMessages,
	screens: [
		{
			key: "catalogue",
			path: "catalogue",
			permission: "games.catalogue:read",
			place: 10,
			icon: "games",
			page: deskPage(() => import("./pages/catalogue-page.tsx").then((page) => page.CataloguePage)),
		},
		{
			key: "vendors",
			path: "vendors",
			permission: "games.vendors:read",
			place: 20,
			icon: "shield",
			page: deskPage(() => import("./pages/vendors-page.tsx").then((page) => page.VendorsPage)),
		},
		{
			key: "returns",
			path: "returns",
			permission: "games.returns:read",
			place: 30,
			icon: "sort",
			page: deskPage(() => import("./pages/returns-page.tsx").then((page) => page.ReturnsPage)),
		},
		{
			key: "jackpots",
			path: "jackpots",
			permission: "games.jackpots:read",
			place: 40,
			icon: "crown",
			page: deskPage(() => import("./pages/jackpots-page.tsx").then((page) => page.JackpotsPage)),
		},
		{
			key: "tournaments",
			path: "tournaments",
			permission: "games.tournaments:read",
			place: 50,
			icon: "trophy",
			page: deskPage(() => import("./pages/tournaments-page.tsx").then((page) => page.TournamentsPage)),
		},
		{
			key: "free-spins",
			path: "free-spins",
			permission: "games.free-spins:read",
			place: 60,
			icon: "rewards",
			page: deskPage(() => import("./pages/free-spins-page.tsx").then((page) => page.FreeSpinsPage)),
		},
	],
};
