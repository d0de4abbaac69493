// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { claimManualRebate, convertPoint, getManualRebate, getPointBalance, getPointConfig, getPointReward, getRedeemPointList, listExchanges, listRanks, readStanding, redeemPointReward } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useClaimManualRebate = /* @__PURE__ */ actionHook(claimManualRebate);
export const useConvertPoint = /* @__PURE__ */ actionHook(convertPoint);
export const useGetManualRebate = /* @__PURE__ */ queryHook(getManualRebate);
export const useGetPointBalance = /* @__PURE__ */ queryHook(getPointBalance);
export const useGetPointConfig = /* @__PURE__ */ queryHook(getPointConfig);
export const useGetPointReward = /* @__PURE__ */ queryHook(getPointReward);
export const useGetRedeemPointList = /* @__PURE__ */ queryHook(getRedeemPointList);
export const useListExchanges = /* @__PURE__ */ queryHook(listExchanges);
export const useListRanks = /* @__PURE__ */ queryHook(listRanks);
export const useReadStanding = /* @__PURE__ */ queryHook(readStanding);
export const useRedeemPointReward = /* @__PURE__ */ actionHook(redeemPointReward);
