// What the lotteries bring to the console: their draws. Names stand in the messages under `screens`.
import { type Desk, deskPage } from "#platform/desk/ui";
import { lotteryActs } from "../contract/index.ts";
import { lotteryPermissions } from "../core/index.ts";
import { lotteryDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "lottery",
	group: "games",
	permissions: Object.keys(lotteryPermissions),
	acts: { lottery: lotteryActs },
	messages: lotteryDeskMessages,
	screens: [
		{
			key: "draws",
			path: "draws",
			permission: "lottery.draws:read",
			place: 70,
			icon: "clock",
			page: deskPage(() => import("./draws/draws-page.tsx").then((page) => page.DrawsPage)),
		},
		{
			key: "results",
			path: "results",
			permission: "lottery.draws:read",
			place: 71,
			icon: "check",
			page: deskPage(() => import("./results/results-page.tsx").then((page) => page.ResultsPage)),
		},
		{
			key: "terms",
			path: "terms",
			permission: "lottery.terms:read",
			place: 72,
			icon: "settings",
			page: deskPage(() => import("./terms/terms-page.tsx").then((page) => page.TermsPage)),
		},
		{
			key: "schedules",
			path: "schedules",
			permission: "lottery.terms:read",
			place: 74,
			icon: "clock",
			page: deskPage(() => import("./schedules/schedules-page.tsx").then((page) => page.SchedulesPage)),
		},
		{
			key: "payouts",
			path: "payouts",
			permission: "lottery.terms:read",
			place: 73,
			icon: "sort",
			page: deskPage(() => import("./payouts/payouts-page.tsx").then((page) => page.PayoutsPage)),
		},
	],
};
