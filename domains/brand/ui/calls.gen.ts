// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { bootstrapSite, leaveFeedback, listAnnouncements, listBanners, listCountries, listOwnMessages, listPages, listPromotions, readCustomerService, readHelpCenter, readPage, readPromotion, readRegisterSettings, readStatus, readWhitelabel, routeDomain, seeOwnMessages } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useBootstrapSite = /* @__PURE__ */ queryHook(bootstrapSite);
export const useLeaveFeedback = /* @__PURE__ */ actionHook(leaveFeedback);
export const useListAnnouncements = /* @__PURE__ */ queryHook(listAnnouncements);
export const useListBanners = /* @__PURE__ */ queryHook(listBanners);
export const useListCountries = /* @__PURE__ */ queryHook(listCountries);
export const useListOwnMessages = /* @__PURE__ */ queryHook(listOwnMessages);
export const useListPages = /* @__PURE__ */ queryHook(listPages);
export const useListPromotions = /* @__PURE__ */ queryHook(listPromotions);
export const useReadCustomerService = /* @__PURE__ */ queryHook(readCustomerService);
export const useReadHelpCenter = /* @__PURE__ */ queryHook(readHelpCenter);
export const useReadPage = /* @__PURE__ */ queryHook(readPage);
export const useReadPromotion = /* @__PURE__ */ queryHook(readPromotion);
export const useReadRegisterSettings = /* @__PURE__ */ queryHook(readRegisterSettings);
export const useReadStatus = /* @__PURE__ */ queryHook(readStatus);
export const useReadWhitelabel = /* @__PURE__ */ queryHook(readWhitelabel);
export const useRouteDomain = /* @__PURE__ */ queryHook(routeDomain);
export const useSeeOwnMessages = /* @__PURE__ */ actionHook(seeOwnMessages);
