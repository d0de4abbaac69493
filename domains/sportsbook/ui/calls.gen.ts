// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { cashOutSportsBet, enterSportsbook, listOwnFreeBets, listOwnSportsBets, listSportEvents, placeSportsBet, priceSportsBuilder, readMatchUp, readSportEvent, readSportLeague, setAutoCashOut } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useCashOutSportsBet = /* @__PURE__ */ actionHook(cashOutSportsBet);
export const useEnterSportsbook = /* @__PURE__ */ actionHook(enterSportsbook);
export const useListOwnFreeBets = /* @__PURE__ */ queryHook(listOwnFreeBets);
export const useListOwnSportsBets = /* @__PURE__ */ queryHook(listOwnSportsBets);
export const useListSportEvents = /* @__PURE__ */ queryHook(listSportEvents);
export const usePlaceSportsBet = /* @__PURE__ */ actionHook(placeSportsBet);
export const usePriceSportsBuilder = /* @__PURE__ */ actionHook(priceSportsBuilder);
export const useReadMatchUp = /* @__PURE__ */ queryHook(readMatchUp);
export const useReadSportEvent = /* @__PURE__ */ queryHook(readSportEvent);
export const useReadSportLeague = /* @__PURE__ */ queryHook(readSportLeague);
export const useSetAutoCashOut = /* @__PURE__ */ actionHook(setAutoCashOut);
