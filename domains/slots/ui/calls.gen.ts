// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { doubleUp, enterSlot, readPayTable, spinSlot } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useDoubleUp = /* @__PURE__ */ actionHook(doubleUp);
export const useEnterSlot = /* @__PURE__ */ actionHook(enterSlot);
export const useReadPayTable = /* @__PURE__ */ queryHook(readPayTable);
export const useSpinSlot = /* @__PURE__ */ actionHook(spinSlot);
