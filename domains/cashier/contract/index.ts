// The calls of the cashier.
export { acceptFloatDeposit } from "./endpoints/accept-float-deposit.ts";
export { addPayoutAccount } from "./endpoints/add-payout-account.ts";
export { cancelDeposit } from "./endpoints/cancel-deposit.ts";
export { cancelWithdrawal } from "./endpoints/cancel-withdrawal.ts";
export { confirmWithdrawal } from "./endpoints/confirm-withdrawal.ts";
export { declineDepositLimit } from "./endpoints/decline-deposit-limit.ts";
export { disputeWithdrawal } from "./endpoints/dispute-withdrawal.ts";
export { listDepositBonuses } from "./endpoints/list-deposit-bonuses.ts";
export { listDeposits } from "./endpoints/list-deposits.ts";
export { type AskedDeposit, listFloatDeposits } from "./endpoints/list-float-deposits.ts";
export { listTransfers } from "./endpoints/list-transfers.ts";
export { listWithdrawals } from "./endpoints/list-withdrawals.ts";
export { openDeposit } from "./endpoints/open-deposit.ts";
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
export { sendDepositProof } from "./endpoints/send-deposit-proof.ts";
export { transferDown } from "./endpoints/transfer-down.ts";
export { transferUpline } from "./endpoints/transfer-upline.ts";
export { transferWallet } from "./endpoints/transfer-wallet.ts";
export { operatorErrors } from "./errors.ts";
export { depositEvent, withdrawalEvent } from "./events.ts";
export {
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
export { stayReason, type Transfer, transferOutState, type VendorWallet } from "./transfer-models.ts";
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
