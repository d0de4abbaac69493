// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { betCrash, betOriginal, cashOutCrash, cashOutOriginal, enterCrash, enterOriginal, listCrashRounds, readSeeds, rotateSeeds, stepOriginal } from "../contract/index.ts";
import { actionHook } from "#platform/ui";

export const useBetCrash = /* @__PURE__ */ actionHook(betCrash);
export const useBetOriginal = /* @__PURE__ */ actionHook(betOriginal);
export const useCashOutCrash = /* @__PURE__ */ actionHook(cashOutCrash);
export const useCashOutOriginal = /* @__PURE__ */ actionHook(cashOutOriginal);
export const useEnterCrash = /* @__PURE__ */ actionHook(enterCrash);
export const useEnterOriginal = /* @__PURE__ */ actionHook(enterOriginal);
export const useListCrashRounds = /* @__PURE__ */ actionHook(listCrashRounds);
export const useReadSeeds = /* @__PURE__ */ actionHook(readSeeds);
export const useRotateSeeds = /* @__PURE__ */ actionHook(rotateSeeds);
export const useStepOriginal = /* @__PURE__ */ actionHook(stepOriginal);
