// Wires standing and points: their calls, their face, their jobs. Only apps use it.
import type { Route } from "#platform/http";
import type { LoyaltyApi } from "./api.ts";
import { awardPoints } from "./award-points.ts";
import { claimManualRebateRoute } from "./claim-manual-rebate.ts";
import { clubLabels } from "./club-label.ts";
import { convertPointRoute } from "./convert-point.ts";
import { dearestPoints } from "./dearest-points.ts";
import { decide } from "./decide-exchange.ts";
import { getManualRebateRoute } from "./get-manual-rebate.ts";
import { getPointRewardRoute } from "./get-point-reward.ts";
import { type LoyaltyJobs, loyaltyJobs } from "./jobs.ts";
import { listExchangesRoute } from "./list-exchanges.ts";
import { listRanksRoute } from "./list-ranks.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { getPointBalanceRoute, getPointConfigRoute, getRedeemPointListRoute } from "./read-points.ts";
import { readStandingRoute } from "./read-standing.ts";
import { redeemPointRewardRoute } from "./redeem-point-reward.ts";

export { migrations } from "./migrations.ts";
export type { LoyaltyDeps } from "./ports.ts";
export { seed } from "./seed.ts";

export type LoyaltyModule = LoyaltyJobs & { readonly routes: readonly Route[]; readonly api: LoyaltyApi };

export function createLoyaltyModule(deps: LoyaltyDeps): LoyaltyModule {
	return {
		...loyaltyJobs(deps),
		routes: [
			listRanksRoute(deps),
			readStandingRoute(deps),
			getPointBalanceRoute(deps),
			getPointConfigRoute(deps),
			getPointRewardRoute(deps),
			getRedeemPointListRoute(deps),
			listExchangesRoute(deps),
			convertPointRoute(deps),
			redeemPointRewardRoute(deps),
			getManualRebateRoute(deps),
			claimManualRebateRoute(deps),
		],
		api: {
			clubLabelOf: clubLabels(deps),
			awardPoints: (tx, awards) => awardPoints(tx, deps, awards),
			pointTerms: dearestPoints,
			decideExchange: (asked) => decide(deps, asked),
		},
	};
}
