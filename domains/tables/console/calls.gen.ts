// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { askTableRoundVoid, decideTableRoundVoid, listDeskTables, listTableRoundTickets, listTableRounds, pauseDeskTable, readTableReturns, readTableRound, setDeskTable, setTableVideo, setTablesMarket, takeBackTableRoundVoid } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAskTableRoundVoid = /* @__PURE__ */ actionHook(askTableRoundVoid);
export const useDecideTableRoundVoid = /* @__PURE__ */ actionHook(decideTableRoundVoid);
export const useListDeskTables = /* @__PURE__ */ queryHook(listDeskTables);
export const useListTableRoundTickets = /* @__PURE__ */ queryHook(listTableRoundTickets);
export const useListTableRounds = /* @__PURE__ */ queryHook(listTableRounds);
export const usePauseDeskTable = /* @__PURE__ */ actionHook(pauseDeskTable);
export const useReadTableReturns = /* @__PURE__ */ queryHook(readTableReturns);
export const useReadTableRound = /* @__PURE__ */ queryHook(readTableRound);
export const useSetDeskTable = /* @__PURE__ */ actionHook(setDeskTable);
export const useSetTableVideo = /* @__PURE__ */ actionHook(setTableVideo);
export const useSetTablesMarket = /* @__PURE__ */ actionHook(setTablesMarket);
export const useTakeBackTableRoundVoid = /* @__PURE__ */ actionHook(takeBackTableRoundVoid);
