// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { betOriginal, cashOutOriginal, enterOriginal, readSeeds, rotateSeeds, stepOriginal } from "../contract/index.ts";
import { actionHook } from "#platform/ui";

export const useBetOriginal = /* @__PURE__ */ actionHook(betOriginal);
export const useCashOutOriginal = /* @__PURE__ */ actionHook(cashOutOriginal);
export const useEnterOriginal = /* @__PURE__ */ actionHook(enterOriginal);
export const useReadSeeds = /* @__PURE__ */ actionHook(readSeeds);
export const useRotateSeeds = /* @__PURE__ */ actionHook(rotateSeeds);
export const useStepOriginal = /* @__PURE__ */ actionHook(stepOriginal);
