// What the sportsbook brings to the console: its matches and what members may bet. Names stand in the messages under `screens`.
import { type Desk, deskPage } from "#platform/desk/ui";
import { sportsbookActs } from "../contract/index.ts";
import { sportsbookPermissions } from "../core/index.ts";
import { sportsbookDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "sportsbook",
	group: "games",
	permissions: Object.keys(sportsbookPermissions),
	acts: { sportsbook: sportsbookActs },
	messages: sportsbookDeskMessages,
	screens: [
		{
			key: "matches",
			path: "matches",
			permission: "sportsbook.events:read",
			place: 76,
			icon: "clock",
			page: deskPage(() => import("./matches/matches-page.tsx").then((page) => page.MatchesPage)),
		},
		{
			key: "factors",
			path: "betting-limits",
			permission: "sportsbook.factors:read",
			place: 77,
			icon: "shield",
			page: deskPage(() => import("./factors/factors-page.tsx").then((page) => page.FactorsPage)),
		},
		{
			key: "freeBets",
			path: "free-bets",
			permission: "sportsbook.free-bets:read",
			place: 78,
			icon: "coins",
			page: deskPage(() => import("./free-bets/free-bets-page.tsx").then((page) => page.FreeBetsPage)),
		},
	],
};
