// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { askDrawVoid, decideDrawVoid, listDeskDraws, listDrawTickets, listGameReport, listOfficialDraws, listPayouts, readDeskDraw, readLotteryTerms, setDrawSource, setFreeDay, setIssueBounds, setPlayLimit, setPrizeGroup, takeBackDrawVoid, tellDrawResult } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAskDrawVoid = /* @__PURE__ */ actionHook(askDrawVoid);
export const useDecideDrawVoid = /* @__PURE__ */ actionHook(decideDrawVoid);
export const useListDeskDraws = /* @__PURE__ */ queryHook(listDeskDraws);
export const useListDrawTickets = /* @__PURE__ */ queryHook(listDrawTickets);
export const useListGameReport = /* @__PURE__ */ queryHook(listGameReport);
export const useListOfficialDraws = /* @__PURE__ */ queryHook(listOfficialDraws);
export const useListPayouts = /* @__PURE__ */ queryHook(listPayouts);
export const useReadDeskDraw = /* @__PURE__ */ queryHook(readDeskDraw);
export const useReadLotteryTerms = /* @__PURE__ */ queryHook(readLotteryTerms);
export const useSetDrawSource = /* @__PURE__ */ actionHook(setDrawSource);
export const useSetFreeDay = /* @__PURE__ */ actionHook(setFreeDay);
export const useSetIssueBounds = /* @__PURE__ */ actionHook(setIssueBounds);
export const useSetPlayLimit = /* @__PURE__ */ actionHook(setPlayLimit);
export const useSetPrizeGroup = /* @__PURE__ */ actionHook(setPrizeGroup);
export const useTakeBackDrawVoid = /* @__PURE__ */ actionHook(takeBackDrawVoid);
export const useTellDrawResult = /* @__PURE__ */ actionHook(tellDrawResult);
