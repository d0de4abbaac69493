// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { closeAccount, excludeSelf, keepLimit, readProtection, setLimit, takeBreak } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useCloseAccount = /* @__PURE__ */ actionHook(closeAccount);
export const useExcludeSelf = /* @__PURE__ */ actionHook(excludeSelf);
export const useKeepLimit = /* @__PURE__ */ actionHook(keepLimit);
export const useReadProtection = /* @__PURE__ */ queryHook(readProtection);
export const useSetLimit = /* @__PURE__ */ actionHook(setLimit);
export const useTakeBreak = /* @__PURE__ */ actionHook(takeBreak);
