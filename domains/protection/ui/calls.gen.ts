// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { answerOwnRealityCheck, answerRealityCheck, chooseRealityCheck, closeAccount, excludeSelf, keepLimit, readIdentity, readOwnRealityCheck, readProtection, readRealityCheck, sendDocument, setLimit, takeBreak } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAnswerOwnRealityCheck = /* @__PURE__ */ actionHook(answerOwnRealityCheck);
export const useAnswerRealityCheck = /* @__PURE__ */ actionHook(answerRealityCheck);
export const useChooseRealityCheck = /* @__PURE__ */ actionHook(chooseRealityCheck);
export const useCloseAccount = /* @__PURE__ */ actionHook(closeAccount);
export const useExcludeSelf = /* @__PURE__ */ actionHook(excludeSelf);
export const useKeepLimit = /* @__PURE__ */ actionHook(keepLimit);
export const useReadIdentity = /* @__PURE__ */ queryHook(readIdentity);
export const useReadOwnRealityCheck = /* @__PURE__ */ queryHook(readOwnRealityCheck);
export const useReadProtection = /* @__PURE__ */ queryHook(readProtection);
export const useReadRealityCheck = /* @__PURE__ */ queryHook(readRealityCheck);
export const useSendDocument = /* @__PURE__ */ actionHook(sendDocument);
export const useSetLimit = /* @__PURE__ */ actionHook(setLimit);
export const useTakeBreak = /* @__PURE__ */ actionHook(takeBreak);
