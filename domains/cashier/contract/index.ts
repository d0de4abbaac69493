// The calls of the cashier.

export type { QueuedDeposit } from "./deposit-queue-models.ts";
export type { QueuedWithdrawal, WithdrawalSheet } from "./desk-withdrawal-models.ts";
export { acceptFloatDeposit } from "./endpoints/accept-float-deposit.ts";
export { addPaymentMethod } from "./endpoints/add-payment-method.ts";
export { addPayoutAccount } from "./endpoints/add-payout-account.ts";
export { answerDispute } from "./endpoints/answer-dispute.ts";
export { approveWithdrawal } from "./endpoints/approve-withdrawal.ts";
export { cancelBonus } from "./endpoints/cancel-bonus.ts";
export { cancelDeposit } from "./endpoints/cancel-deposit.ts";
export { cancelVoucher } from "./endpoints/cancel-voucher.ts";
export { cancelWithdrawal } from "./endpoints/cancel-withdrawal.ts";
export { changePaymentMethod } from "./endpoints/change-payment-method.ts";
export { changePayoutTerms } from "./endpoints/change-payout-terms.ts";
export { confirmWithdrawal } from "./endpoints/confirm-withdrawal.ts";
export { countDepositQueue } from "./endpoints/count-deposit-queue.ts";
export { countWithdrawalQueue } from "./endpoints/count-withdrawal-queue.ts";
export { decideDeposit } from "./endpoints/decide-deposit.ts";
export { decidePaymentLine } from "./endpoints/decide-payment-line.ts";
export { decidePayoutLine } from "./endpoints/decide-payout-line.ts";
export { decideVouchers } from "./endpoints/decide-vouchers.ts";
export { decideWithdrawal } from "./endpoints/decide-withdrawal.ts";
export { declineDepositLimit } from "./endpoints/decline-deposit-limit.ts";
export { disputeWithdrawal } from "./endpoints/dispute-withdrawal.ts";
export { listDepositBonuses } from "./endpoints/list-deposit-bonuses.ts";
export { listDepositPromotions } from "./endpoints/list-deposit-promotions.ts";
export { listDepositQueue } from "./endpoints/list-deposit-queue.ts";
export { listDeposits } from "./endpoints/list-deposits.ts";
export { type AskedDeposit, listFloatDeposits } from "./endpoints/list-float-deposits.ts";
export { listPaymentLines } from "./endpoints/list-payment-lines.ts";
export { listPaymentMethods } from "./endpoints/list-payment-methods.ts";
export { listPayoutLines } from "./endpoints/list-payout-lines.ts";
export { listTransfers } from "./endpoints/list-transfers.ts";
export { listVoucherBatches } from "./endpoints/list-voucher-batches.ts";
export { listVouchers } from "./endpoints/list-vouchers.ts";
export { listWithdrawalQueue } from "./endpoints/list-withdrawal-queue.ts";
export { listWithdrawals } from "./endpoints/list-withdrawals.ts";
export { lookAtDeposit } from "./endpoints/look-at-deposit.ts";
export { lookAtWithdrawal } from "./endpoints/look-at-withdrawal.ts";
export { makeVouchers } from "./endpoints/make-vouchers.ts";
export { matchDeposits } from "./endpoints/match-deposits.ts";
export { openDeposit } from "./endpoints/open-deposit.ts";
export { payWithdrawal } from "./endpoints/pay-withdrawal.ts";
export { readBonusDetails } from "./endpoints/read-bonus-details.ts";
export { type Funds, readConsolidatedFunds } from "./endpoints/read-consolidated-funds.ts";
export { readDepositDesk } from "./endpoints/read-deposit-desk.ts";
export { type FloatDesk, readFloatDesk } from "./endpoints/read-float-desk.ts";
export { readMerchantWallet } from "./endpoints/read-merchant-wallet.ts";
export { readPayoutProof } from "./endpoints/read-payout-proof.ts";
export { readWithdrawDesk } from "./endpoints/read-withdraw-desk.ts";
export { redeemVoucher } from "./endpoints/redeem-voucher.ts";
export { refuseFloatDeposit } from "./endpoints/refuse-float-deposit.ts";
export { removePayoutAccount } from "./endpoints/remove-payout-account.ts";
export { requestWithdrawal } from "./endpoints/request-withdrawal.ts";
export { returnWallets } from "./endpoints/return-wallets.ts";
export { revealPaymentMethodAccount } from "./endpoints/reveal-payment-method-account.ts";
export { revealPayoutAccount } from "./endpoints/reveal-payout-account.ts";
export { revealVoucherCodes } from "./endpoints/reveal-voucher-codes.ts";
export { saveDepositPromotion } from "./endpoints/save-deposit-promotion.ts";
export { sendDepositProof } from "./endpoints/send-deposit-proof.ts";
export { sendWithdrawal } from "./endpoints/send-withdrawal.ts";
export { setPaymentMethodAccount } from "./endpoints/set-payment-method-account.ts";
export { takeBackPayout } from "./endpoints/take-back-payout.ts";
export { takeBackVouchers } from "./endpoints/take-back-vouchers.ts";
export { takeVoucherCodes } from "./endpoints/take-voucher-codes.ts";
export { transferDown } from "./endpoints/transfer-down.ts";
export { transferUpline } from "./endpoints/transfer-upline.ts";
export { transferWallet } from "./endpoints/transfer-wallet.ts";
export { operatorErrors } from "./errors.ts";
export { depositEvent, withdrawalEvent } from "./events.ts";
export {
	type BonusDetails,
	type Deposit,
	type Desk,
	depositState,
	type Method,
	mostProofs,
	type PayAccount,
	type Promotion,
	type RunningBonus,
} from "./models.ts";
export { cashierActs } from "./operator-acts.ts";
export type { PaymentLine } from "./payment-line-models.ts";
export {
	addedKinds,
	type PaymentMethod,
	type PaymentMethodSettings,
	type PayoutTerms,
} from "./payment-method-models.ts";
export type { PayoutLine } from "./payout-models.ts";
export type { DeskPromotion, PromotionRange, PromotionSettings } from "./promotion-models.ts";
export { stayReason, type Transfer, transferOutState, type VendorWallet } from "./transfer-models.ts";
export type { Voucher, VoucherBatch } from "./voucher-models.ts";
export { payoutLineErrors, withdrawalWorkErrors } from "./withdrawal-errors.ts";
export {
	longestRemark,
	type PayoutAccount,
	type PayoutMethod,
	payoutFault,
	payoutState,
	riskReason,
	type Withdrawal,
	type WithdrawDesk,
	withdrawalState,
} from "./withdrawal-models.ts";
