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
	],
};
