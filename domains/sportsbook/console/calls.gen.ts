// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { askMatchResult, decideMatchResult, decideReferredBet, listDeskMatches, listFreeBets, listMemberFactors, listReferredBets, readDeskMatch, setMatchTerms, setMemberFactor, suspendMatch, takeBackFreeBet, takeBackMatchResult } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAskMatchResult = /* @__PURE__ */ actionHook(askMatchResult);
export const useDecideMatchResult = /* @__PURE__ */ actionHook(decideMatchResult);
export const useDecideReferredBet = /* @__PURE__ */ actionHook(decideReferredBet);
export const useListDeskMatches = /* @__PURE__ */ queryHook(listDeskMatches);
export const useListFreeBets = /* @__PURE__ */ queryHook(listFreeBets);
export const useListMemberFactors = /* @__PURE__ */ queryHook(listMemberFactors);
export const useListReferredBets = /* @__PURE__ */ queryHook(listReferredBets);
export const useReadDeskMatch = /* @__PURE__ */ queryHook(readDeskMatch);
export const useSetMatchTerms = /* @__PURE__ */ actionHook(setMatchTerms);
export const useSetMemberFactor = /* @__PURE__ */ actionHook(setMemberFactor);
export const useSuspendMatch = /* @__PURE__ */ actionHook(suspendMatch);
export const useTakeBackFreeBet = /* @__PURE__ */ actionHook(takeBackFreeBet);
export const useTakeBackMatchResult = /* @__PURE__ */ actionHook(takeBackMatchResult);
