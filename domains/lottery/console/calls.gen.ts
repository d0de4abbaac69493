// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { askDrawVoid, decideDrawVoid, listDeskDraws, listDrawTickets, readDeskDraw, takeBackDrawVoid } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAskDrawVoid = /* @__PURE__ */ actionHook(askDrawVoid);
export const useDecideDrawVoid = /* @__PURE__ */ actionHook(decideDrawVoid);
export const useListDeskDraws = /* @__PURE__ */ queryHook(listDeskDraws);
export const useListDrawTickets = /* @__PURE__ */ queryHook(listDrawTickets);
export const useReadDeskDraw = /* @__PURE__ */ queryHook(readDeskDraw);
export const useTakeBackDrawVoid = /* @__PURE__ */ actionHook(takeBackDrawVoid);
