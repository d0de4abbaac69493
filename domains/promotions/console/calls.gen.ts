// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { changeOffer, decideApplication, decideGift, giveFreeBet, listApplications, listGifts, listOffers, lookAtApplication, readOffer, reportOffers, saveOffer, takeBackGift, tryOffer } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useChangeOffer = /* @__PURE__ */ actionHook(changeOffer);
export const useDecideApplication = /* @__PURE__ */ actionHook(decideApplication);
export const useDecideGift = /* @__PURE__ */ actionHook(decideGift);
export const useGiveFreeBet = /* @__PURE__ */ actionHook(giveFreeBet);
export const useListApplications = /* @__PURE__ */ queryHook(listApplications);
export const useListGifts = /* @__PURE__ */ queryHook(listGifts);
export const useListOffers = /* @__PURE__ */ queryHook(listOffers);
export const useLookAtApplication = /* @__PURE__ */ actionHook(lookAtApplication);
export const useReadOffer = /* @__PURE__ */ queryHook(readOffer);
export const useReportOffers = /* @__PURE__ */ queryHook(reportOffers);
export const useSaveOffer = /* @__PURE__ */ actionHook(saveOffer);
export const useTakeBackGift = /* @__PURE__ */ actionHook(takeBackGift);
export const useTryOffer = /* @__PURE__ */ actionHook(tryOffer);
