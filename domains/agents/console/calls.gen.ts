// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { askMove, closeFinding, decideMove, endAgentContract, holdAgentBills, listAgentBills, listAgentContracts, listFindings, listMoves, offerAgentContract, readAgentTerms, readAgentTree, readBillPlays, releaseAgentBills, setAgentTerms, takeBackMove } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAskMove = /* @__PURE__ */ actionHook(askMove);
export const useCloseFinding = /* @__PURE__ */ actionHook(closeFinding);
export const useDecideMove = /* @__PURE__ */ actionHook(decideMove);
export const useEndAgentContract = /* @__PURE__ */ actionHook(endAgentContract);
export const useHoldAgentBills = /* @__PURE__ */ actionHook(holdAgentBills);
export const useListAgentBills = /* @__PURE__ */ queryHook(listAgentBills);
export const useListAgentContracts = /* @__PURE__ */ queryHook(listAgentContracts);
export const useListFindings = /* @__PURE__ */ queryHook(listFindings);
export const useListMoves = /* @__PURE__ */ queryHook(listMoves);
export const useOfferAgentContract = /* @__PURE__ */ actionHook(offerAgentContract);
export const useReadAgentTerms = /* @__PURE__ */ queryHook(readAgentTerms);
export const useReadAgentTree = /* @__PURE__ */ queryHook(readAgentTree);
export const useReadBillPlays = /* @__PURE__ */ queryHook(readBillPlays);
export const useReleaseAgentBills = /* @__PURE__ */ actionHook(releaseAgentBills);
export const useSetAgentTerms = /* @__PURE__ */ actionHook(setAgentTerms);
export const useTakeBackMove = /* @__PURE__ */ actionHook(takeBackMove);
