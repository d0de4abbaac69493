// What the sportsbook offers to the desk: its calls of traders, what may be allowed of them, what waits and lapses.
import { type DeskOffer, trailOf, type WaitingQueue } from "#platform/desk";
import { sportsbookPermissions } from "../../core/index.ts";
import type { DeskTools } from "../ports.ts";
import { listReferred } from "../referral-rows.ts";
import { listMemberFactorsRoute, setMemberFactorRoute } from "./factors.ts";
import { listFreeBetsRoute, takeBackFreeBetRoute } from "./free-bets.ts";
import { listDeskMatchesRoute, readDeskMatchRoute } from "./look-at-matches.ts";
import { decideReferredBetRoute, listReferredBetsRoute } from "./referrals.ts";
import { resultApprovals } from "./result-approval.ts";
import { askMatchResultRoute, decideMatchResultRoute, takeBackMatchResultRoute } from "./results.ts";
import { setMatchTermsRoute, suspendMatchRoute } from "./run-match.ts";

/** Results that wait for a second person, and bets that wait for a trader. */
const countWaiting: WaitingQueue["count"] = async (tx, asked) => {
	const results = await resultApprovals.count(tx, asked);
	const bets = await listReferred(tx, asked);
	const moments = [results.since, bets[0]?.asked_at].flatMap((moment) => moment ?? []);
	const since = moments.toSorted((left, right) => left.getTime() - right.getTime())[0];
	return { count: results.count + bets.length, since };
};

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
		listReferredBetsRoute(tools),
		decideReferredBetRoute(tools),
		listFreeBetsRoute(tools),
		takeBackFreeBetRoute(tools),
	],
	permissions: sportsbookPermissions,
	waiting: [{ queue: "matches", permission: "sportsbook.events:read", count: countWaiting }],
	lapsing: [resultApprovals],
	trails: [trailOf("sportsbook")],
});
