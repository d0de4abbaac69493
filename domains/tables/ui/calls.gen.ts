// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { cutShoe, enterTable, listOwnTableBets, listShoes, listTableResults, listTables, moveAtTable, placeTableBet, readShoe, takeTableSeat } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useCutShoe = /* @__PURE__ */ actionHook(cutShoe);
export const useEnterTable = /* @__PURE__ */ actionHook(enterTable);
export const useListOwnTableBets = /* @__PURE__ */ queryHook(listOwnTableBets);
export const useListShoes = /* @__PURE__ */ queryHook(listShoes);
export const useListTableResults = /* @__PURE__ */ queryHook(listTableResults);
export const useListTables = /* @__PURE__ */ queryHook(listTables);
export const useMoveAtTable = /* @__PURE__ */ actionHook(moveAtTable);
export const usePlaceTableBet = /* @__PURE__ */ actionHook(placeTableBet);
export const useReadShoe = /* @__PURE__ */ queryHook(readShoe);
export const useTakeTableSeat = /* @__PURE__ */ actionHook(takeTableSeat);
