// What the lotteries offer to the desk: their calls of staff, what may be allowed of them, what waits and lapses.
import { type DeskOffer, trailOf } from "#platform/desk";
import { lotteryPermissions } from "../../core/index.ts";
import { listDeskDrawsRoute, listDrawTicketsRoute, readDeskDrawRoute } from "./look-at-draws.ts";
import { listGameReportRoute, listPayoutsRoute } from "./look-at-figures.ts";
import type { DrawsDesk } from "./ports.ts";
import { voidApprovals } from "./void-approval.ts";
import { askDrawVoidRoute, decideDrawVoidRoute, takeBackDrawVoidRoute } from "./void-draws.ts";
import { listOfficialDrawsRoute, tellDrawResultRoute } from "./work-results.ts";
import { setFreeDayRoute } from "./work-schedules.ts";
import {
	readLotteryTermsRoute,
	setDrawSourceRoute,
	setIssueBoundsRoute,
	setPlayLimitRoute,
	setPrizeGroupRoute,
} from "./work-terms.ts";

export const lotteryDesk = (desk: DrawsDesk): DeskOffer => ({
	routes: [
		listDeskDrawsRoute(desk),
		readDeskDrawRoute(desk),
		listDrawTicketsRoute(desk),
		askDrawVoidRoute(desk),
		decideDrawVoidRoute(desk),
		takeBackDrawVoidRoute(desk),
		listOfficialDrawsRoute(desk),
		tellDrawResultRoute(desk),
		listPayoutsRoute(),
		listGameReportRoute(desk),
		readLotteryTermsRoute(desk),
		setDrawSourceRoute(desk),
		setPrizeGroupRoute(desk),
		setIssueBoundsRoute(desk),
		setPlayLimitRoute(desk),
		setFreeDayRoute(desk),
	],
	permissions: lotteryPermissions,
	waiting: [{ queue: "draws", permission: "lottery.draws:read", count: voidApprovals.count }],
	lapsing: [voidApprovals],
	trails: [trailOf("lottery")],
});
