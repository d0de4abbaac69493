// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { barFromChat, countAudience, judgeChatLine, liftChatBar, listBroadcasts, listDeskChat, readChatDesk, sendBroadcast, setChatRoom, setChatRule, withdrawBroadcast } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useBarFromChat = /* @__PURE__ */ actionHook(barFromChat);
export const useCountAudience = /* @__PURE__ */ actionHook(countAudience);
export const useJudgeChatLine = /* @__PURE__ */ actionHook(judgeChatLine);
export const useLiftChatBar = /* @__PURE__ */ actionHook(liftChatBar);
export const useListBroadcasts = /* @__PURE__ */ queryHook(listBroadcasts);
export const useListDeskChat = /* @__PURE__ */ queryHook(listDeskChat);
export const useReadChatDesk = /* @__PURE__ */ queryHook(readChatDesk);
export const useSendBroadcast = /* @__PURE__ */ actionHook(sendBroadcast);
export const useSetChatRoom = /* @__PURE__ */ actionHook(setChatRoom);
export const useSetChatRule = /* @__PURE__ */ actionHook(setChatRule);
export const useWithdrawBroadcast = /* @__PURE__ */ actionHook(withdrawBroadcast);
