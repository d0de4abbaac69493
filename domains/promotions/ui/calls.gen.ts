// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { acceptReferral, applyForActivity, claimActivity, claimRafflePromotion, getMissionLeaderboard, getMissionSummaryDetails, getReferral, joinActivity, listActivities, listRewards, readActivity, redeemCoupon, withdrawApplication } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAcceptReferral = /* @__PURE__ */ actionHook(acceptReferral);
export const useApplyForActivity = /* @__PURE__ */ actionHook(applyForActivity);
export const useClaimActivity = /* @__PURE__ */ actionHook(claimActivity);
export const useClaimRafflePromotion = /* @__PURE__ */ actionHook(claimRafflePromotion);
export const useGetMissionLeaderboard = /* @__PURE__ */ queryHook(getMissionLeaderboard);
export const useGetMissionSummaryDetails = /* @__PURE__ */ queryHook(getMissionSummaryDetails);
export const useGetReferral = /* @__PURE__ */ queryHook(getReferral);
export const useJoinActivity = /* @__PURE__ */ actionHook(joinActivity);
export const useListActivities = /* @__PURE__ */ queryHook(listActivities);
export const useListRewards = /* @__PURE__ */ queryHook(listRewards);
export const useReadActivity = /* @__PURE__ */ queryHook(readActivity);
export const useRedeemCoupon = /* @__PURE__ */ actionHook(redeemCoupon);
export const useWithdrawApplication = /* @__PURE__ */ actionHook(withdrawApplication);
