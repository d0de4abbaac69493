// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { getBalance, listTransactions } from "../contract/index.ts";
import { queryHook } from "#platform/ui";

export const useGetBalance = /* @__PURE__ */ queryHook(getBalance);
export const useListTransactions = /* @__PURE__ */ queryHook(listTransactions);
