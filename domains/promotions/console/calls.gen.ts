// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { changeOffer, decideApplication, listApplications, listOffers, lookAtApplication } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useChangeOffer = /* @__PURE__ */ actionHook(changeOffer);
export const useDecideApplication = /* @__PURE__ */ actionHook(decideApplication);
export const useListApplications = /* @__PURE__ */ queryHook(listApplications);
export const useListOffers = /* @__PURE__ */ queryHook(listOffers);
export const useLookAtApplication = /* @__PURE__ */ actionHook(lookAtApplication);
