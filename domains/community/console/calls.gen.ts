// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { countAudience, listBroadcasts, sendBroadcast, withdrawBroadcast } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useCountAudience = /* @__PURE__ */ actionHook(countAudience);
export const useListBroadcasts = /* @__PURE__ */ queryHook(listBroadcasts);
export const useSendBroadcast = /* @__PURE__ */ actionHook(sendBroadcast);
export const useWithdrawBroadcast = /* @__PURE__ */ actionHook(withdrawBroadcast);
