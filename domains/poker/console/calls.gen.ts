// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { closePokerTable, listDeskPokerHands, listDeskPokerTables, listPokerDisconnects, listPokerSignals, readPokerRake, revealPokerHand } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useClosePokerTable = /* @__PURE__ */ actionHook(closePokerTable);
export const useListDeskPokerHands = /* @__PURE__ */ queryHook(listDeskPokerHands);
export const useListDeskPokerTables = /* @__PURE__ */ queryHook(listDeskPokerTables);
export const useListPokerDisconnects = /* @__PURE__ */ queryHook(listPokerDisconnects);
export const useListPokerSignals = /* @__PURE__ */ queryHook(listPokerSignals);
export const useReadPokerRake = /* @__PURE__ */ queryHook(readPokerRake);
export const useRevealPokerHand = /* @__PURE__ */ actionHook(revealPokerHand);
