// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { keepLimit, readProtection, setLimit } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useKeepLimit = /* @__PURE__ */ actionHook(keepLimit);
export const useReadProtection = /* @__PURE__ */ queryHook(readProtection);
export const useSetLimit = /* @__PURE__ */ actionHook(setLimit);
