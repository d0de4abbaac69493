// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { cashOutSportsBet, enterSportsbook, listOwnSportsBets, listSportEvents, placeSportsBet, readSportEvent, readSportLeague } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useCashOutSportsBet = /* @__PURE__ */ actionHook(cashOutSportsBet);
export const useEnterSportsbook = /* @__PURE__ */ actionHook(enterSportsbook);
export const useListOwnSportsBets = /* @__PURE__ */ queryHook(listOwnSportsBets);
export const useListSportEvents = /* @__PURE__ */ queryHook(listSportEvents);
export const usePlaceSportsBet = /* @__PURE__ */ actionHook(placeSportsBet);
export const useReadSportEvent = /* @__PURE__ */ queryHook(readSportEvent);
export const useReadSportLeague = /* @__PURE__ */ queryHook(readSportLeague);
