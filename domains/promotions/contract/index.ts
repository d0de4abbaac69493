// The calls of promotions.
export { applyForActivity, withdrawApplication } from "./endpoints/apply-for-activity.ts";
export { claimActivity, claimRafflePromotion } from "./endpoints/claim-activity.ts";
export { readOffer, saveOffer, tryOffer } from "./endpoints/edit-offers.ts";
export { giveFreeBet } from "./endpoints/give-free-bet.ts";
export { joinActivity } from "./endpoints/join-activity.ts";
export { listActivities } from "./endpoints/list-activities.ts";
export { listRewards } from "./endpoints/list-rewards.ts";
export { getMissionLeaderboard, getMissionSummaryDetails } from "./endpoints/missions.ts";
export { readActivity } from "./endpoints/read-activity.ts";
export { redeemCoupon } from "./endpoints/redeem-coupon.ts";
export { acceptReferral, getReferral } from "./endpoints/referral.ts";
export { type OfferReport, reportOffers } from "./endpoints/report-offers.ts";
export {
	type Application,
	decideApplication,
	listApplications,
	lookAtApplication,
} from "./endpoints/work-applications.ts";
export { decideGift, listGifts, takeBackGift, type WaitingGift } from "./endpoints/work-gifts.ts";
export { changeOffer, listOffers, type Offer } from "./endpoints/work-offers.ts";
export { activityEvent } from "./events.ts";
export { type OfferDraft, offerDraft, type RuleWords, rule, type StandingWords, texts } from "./models.ts";
export { type PromotionsAct, promotionsActs } from "./operator-acts.ts";
