// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { countUnread, listMessages, readChoices, readMessages, saveChoices } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useCountUnread = /* @__PURE__ */ queryHook(countUnread);
export const useListMessages = /* @__PURE__ */ queryHook(listMessages);
export const useReadChoices = /* @__PURE__ */ queryHook(readChoices);
export const useReadMessages = /* @__PURE__ */ actionHook(readMessages);
export const useSaveChoices = /* @__PURE__ */ actionHook(saveChoices);
