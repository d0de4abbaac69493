// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { cancelDeposit, declineDepositLimit, listDeposits, openDeposit, readDepositDesk, redeemVoucher, sendDepositProof } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useCancelDeposit = /* @__PURE__ */ actionHook(cancelDeposit);
export const useDeclineDepositLimit = /* @__PURE__ */ actionHook(declineDepositLimit);
export const useListDeposits = /* @__PURE__ */ queryHook(listDeposits);
export const useOpenDeposit = /* @__PURE__ */ actionHook(openDeposit);
export const useReadDepositDesk = /* @__PURE__ */ queryHook(readDepositDesk);
export const useRedeemVoucher = /* @__PURE__ */ actionHook(redeemVoucher);
export const useSendDepositProof = /* @__PURE__ */ actionHook(sendDepositProof);
