// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { listFishReturns, listFishTables, listFishingRooms, saveFishingRooms } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useListFishReturns = /* @__PURE__ */ queryHook(listFishReturns);
export const useListFishTables = /* @__PURE__ */ queryHook(listFishTables);
export const useListFishingRooms = /* @__PURE__ */ queryHook(listFishingRooms);
export const useSaveFishingRooms = /* @__PURE__ */ actionHook(saveFishingRooms);
