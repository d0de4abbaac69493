// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { cancelDeposit, declineDepositLimit, listDeposits, listTransfers, openDeposit, readConsolidatedFunds, readDepositDesk, readFloatDesk, readMerchantWallet, redeemVoucher, returnWallets, sendDepositProof, transferDown, transferUpline, transferWallet } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useCancelDeposit = /* @__PURE__ */ actionHook(cancelDeposit);
export const useDeclineDepositLimit = /* @__PURE__ */ actionHook(declineDepositLimit);
export const useListDeposits = /* @__PURE__ */ queryHook(listDeposits);
export const useListTransfers = /* @__PURE__ */ queryHook(listTransfers);
export const useOpenDeposit = /* @__PURE__ */ actionHook(openDeposit);
export const useReadConsolidatedFunds = /* @__PURE__ */ queryHook(readConsolidatedFunds);
export const useReadDepositDesk = /* @__PURE__ */ queryHook(readDepositDesk);
export const useReadFloatDesk = /* @__PURE__ */ queryHook(readFloatDesk);
export const useReadMerchantWallet = /* @__PURE__ */ queryHook(readMerchantWallet);
export const useRedeemVoucher = /* @__PURE__ */ actionHook(redeemVoucher);
export const useReturnWallets = /* @__PURE__ */ actionHook(returnWallets);
export const useSendDepositProof = /* @__PURE__ */ actionHook(sendDepositProof);
export const useTransferDown = /* @__PURE__ */ actionHook(transferDown);
export const useTransferUpline = /* @__PURE__ */ actionHook(transferUpline);
export const useTransferWallet = /* @__PURE__ */ actionHook(transferWallet);
