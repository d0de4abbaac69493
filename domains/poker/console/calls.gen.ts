// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { closePokerTable, listDeskPokerHands, listDeskPokerTables, listDeskPokerTournaments, listPokerDisconnects, listPokerSignals, readDeskPokerTournament, readPokerRake, revealPokerHand, runPokerTournament, switchPokerBots } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useClosePokerTable = /* @__PURE__ */ actionHook(closePokerTable);
export const useListDeskPokerHands = /* @__PURE__ */ queryHook(listDeskPokerHands);
export const useListDeskPokerTables = /* @__PURE__ */ queryHook(listDeskPokerTables);
export const useListDeskPokerTournaments = /* @__PURE__ */ queryHook(listDeskPokerTournaments);
export const useListPokerDisconnects = /* @__PURE__ */ queryHook(listPokerDisconnects);
export const useListPokerSignals = /* @__PURE__ */ queryHook(listPokerSignals);
export const useReadDeskPokerTournament = /* @__PURE__ */ queryHook(readDeskPokerTournament);
export const useReadPokerRake = /* @__PURE__ */ queryHook(readPokerRake);
export const useRevealPokerHand = /* @__PURE__ */ actionHook(revealPokerHand);
export const useRunPokerTournament = /* @__PURE__ */ actionHook(runPokerTournament);
export const useSwitchPokerBots = /* @__PURE__ */ actionHook(switchPokerBots);
