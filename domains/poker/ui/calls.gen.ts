// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { dropPokerNote, enterPoker, enterPokerTournament, listPokerHands, listPokerNotes, listPokerTables, listPokerTournaments, openPokerTable, openPokerTournament, readPokerFigures, readPokerHand, sitAtPoker, waitForSeat, writePokerNote } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useDropPokerNote = /* @__PURE__ */ actionHook(dropPokerNote);
export const useEnterPoker = /* @__PURE__ */ actionHook(enterPoker);
export const useEnterPokerTournament = /* @__PURE__ */ actionHook(enterPokerTournament);
export const useListPokerHands = /* @__PURE__ */ queryHook(listPokerHands);
export const useListPokerNotes = /* @__PURE__ */ queryHook(listPokerNotes);
export const useListPokerTables = /* @__PURE__ */ queryHook(listPokerTables);
export const useListPokerTournaments = /* @__PURE__ */ queryHook(listPokerTournaments);
export const useOpenPokerTable = /* @__PURE__ */ actionHook(openPokerTable);
export const useOpenPokerTournament = /* @__PURE__ */ actionHook(openPokerTournament);
export const useReadPokerFigures = /* @__PURE__ */ queryHook(readPokerFigures);
export const useReadPokerHand = /* @__PURE__ */ queryHook(readPokerHand);
export const useSitAtPoker = /* @__PURE__ */ actionHook(sitAtPoker);
export const useWaitForSeat = /* @__PURE__ */ actionHook(waitForSeat);
export const useWritePokerNote = /* @__PURE__ */ actionHook(writePokerNote);
