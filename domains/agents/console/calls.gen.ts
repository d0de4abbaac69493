// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { endAgentContract, holdAgentBills, listAgentBills, listAgentContracts, offerAgentContract, readBillPlays, releaseAgentBills } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useEndAgentContract = /* @__PURE__ */ actionHook(endAgentContract);
export const useHoldAgentBills = /* @__PURE__ */ actionHook(holdAgentBills);
export const useListAgentBills = /* @__PURE__ */ queryHook(listAgentBills);
export const useListAgentContracts = /* @__PURE__ */ queryHook(listAgentContracts);
export const useOfferAgentContract = /* @__PURE__ */ actionHook(offerAgentContract);
export const useReadBillPlays = /* @__PURE__ */ queryHook(readBillPlays);
export const useReleaseAgentBills = /* @__PURE__ */ actionHook(releaseAgentBills);
