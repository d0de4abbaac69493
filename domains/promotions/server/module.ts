// Wires promotions: their calls, their jobs, what they listen to. Only apps use it.
import type { DeskOffer } from "#platform/desk";
import type { Route } from "#platform/http";
import type { Listener } from "#platform/jobs";
import { claimActivityRoute, claimRafflePromotionRoute, joinActivityRoute } from "./act.ts";
import { applyForActivityRoute, withdrawApplicationRoute } from "./apply.ts";
import { listenTo } from "./count-play.ts";
import { promotionsDesk } from "./desk/promotions-desk.ts";
import { type PromotionsJobs, promotionsJobs } from "./jobs.ts";
import { listActivitiesRoute, readActivityRoute } from "./list-activities.ts";
import { listRewardsRoute } from "./list-rewards.ts";
import { getMissionLeaderboardRoute, getMissionSummaryDetailsRoute } from "./missions.ts";
import type { PromotionsDeps } from "./ports.ts";
import { redeemCouponRoute } from "./redeem-coupon.ts";
import { acceptReferralRoute, getReferralRoute } from "./referral.ts";

export { promotionsDesk } from "./desk/promotions-desk.ts";
export { migrations } from "./migrations.ts";
export type { PromotionsDeps } from "./ports.ts";
export { seed } from "./seed.ts";

export type PromotionsModule = PromotionsJobs & {
	readonly routes: readonly Route[];
	readonly listeners: readonly Listener[];
	/** What it offers to the operators' desk. */
	readonly desk: DeskOffer;
};

export function createPromotionsModule(deps: PromotionsDeps): PromotionsModule {
	return {
		...promotionsJobs(deps),
		listeners: [listenTo(deps)],
		desk: promotionsDesk(deps),
		routes: [
			listActivitiesRoute(deps),
			readActivityRoute(deps),
			joinActivityRoute(deps),
			claimActivityRoute(deps),
			claimRafflePromotionRoute(deps),
			applyForActivityRoute(deps),
			withdrawApplicationRoute(deps),
			redeemCouponRoute(deps),
			listRewardsRoute(deps),
			getMissionSummaryDetailsRoute(deps),
			getMissionLeaderboardRoute(deps),
			getReferralRoute(deps),
			acceptReferralRoute(deps),
		],
	};
}
