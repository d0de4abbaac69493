// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { addPayoutAccount, cancelDeposit, cancelWithdrawal, confirmWithdrawal, declineDepositLimit, disputeWithdrawal, listDeposits, listTransfers, listWithdrawals, openDeposit, readConsolidatedFunds, readDepositDesk, readFloatDesk, readMerchantWallet, readWithdrawDesk, redeemVoucher, removePayoutAccount, requestWithdrawal, returnWallets, sendDepositProof, transferDown, transferUpline, transferWallet } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAddPayoutAccount = /* @__PURE__ */ actionHook(addPayoutAccount);
export const useCancelDeposit = /* @__PURE__ */ actionHook(cancelDeposit);
export const useCancelWithdrawal = /* @__PURE__ */ actionHook(cancelWithdrawal);
export const useConfirmWithdrawal = /* @__PURE__ */ actionHook(confirmWithdrawal);
export const useDeclineDepositLimit = /* @__PURE__ */ actionHook(declineDepositLimit);
export const useDisputeWithdrawal = /* @__PURE__ */ actionHook(disputeWithdrawal);
export const useListDeposits = /* @__PURE__ */ queryHook(listDeposits);
export const useListTransfers = /* @__PURE__ */ queryHook(listTransfers);
export const useListWithdrawals = /* @__PURE__ */ queryHook(listWithdrawals);
export const useOpenDeposit = /* @__PURE__ */ actionHook(openDeposit);
export const useReadConsolidatedFunds = /* @__PURE__ */ queryHook(readConsolidatedFunds);
export const useReadDepositDesk = /* @__PURE__ */ queryHook(readDepositDesk);
export const useReadFloatDesk = /* @__PURE__ */ queryHook(readFloatDesk);
export const useReadMerchantWallet = /* @__PURE__ */ queryHook(readMerchantWallet);
export const useReadWithdrawDesk = /* @__PURE__ */ queryHook(readWithdrawDesk);
export const useRedeemVoucher = /* @__PURE__ */ actionHook(redeemVoucher);
export const useRemovePayoutAccount = /* @__PURE__ */ actionHook(removePayoutAccount);
export const useRequestWithdrawal = /* @__PURE__ */ actionHook(requestWithdrawal);
export const useReturnWallets = /* @__PURE__ */ actionHook(returnWallets);
export const useSendDepositProof = /* @__PURE__ */ actionHook(sendDepositProof);
export const useTransferDown = /* @__PURE__ */ actionHook(transferDown);
export const useTransferUpline = /* @__PURE__ */ actionHook(transferUpline);
export const useTransferWallet = /* @__PURE__ */ actionHook(transferWallet);
