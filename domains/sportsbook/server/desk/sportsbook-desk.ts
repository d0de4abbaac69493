// What the sportsbook offers to the desk: its calls of traders, what may be allowed of them, what waits and lapses.
import { type DeskOffer, trailOf } from "#platform/desk";
import { sportsbookPermissions } from "../../core/index.ts";
import type { DeskTools } from "../ports.ts";
import { listMemberFactorsRoute, setMemberFactorRoute } from "./factors.ts";
import { listDeskMatchesRoute, readDeskMatchRoute } from "./look-at-matches.ts";
import { resultApprovals } from "./result-approval.ts";
import { askMatchResultRoute, decideMatchResultRoute, takeBackMatchResultRoute } from "./results.ts";
import { setMatchTermsRoute, suspendMatchRoute } from "./run-match.ts";

export const sportsbookDesk = (tools: DeskTools): DeskOffer => ({
	routes: [
		listDeskMatchesRoute(tools),
		readDeskMatchRoute(tools),
		suspendMatchRoute(tools),
		setMatchTermsRoute(tools),
		askMatchResultRoute(tools),
		decideMatchResultRoute(tools),
		takeBackMatchResultRoute(tools),
		listMemberFactorsRoute(tools),
		setMemberFactorRoute(tools),
	],
	permissions: sportsbookPermissions,
	waiting: [{ queue: "matches", permission: "sportsbook.events:read", count: resultApprovals.count }],
	lapsing: [resultApprovals],
	trails: [trailOf("sportsbook")],
});
