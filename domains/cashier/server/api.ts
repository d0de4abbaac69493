// What higher domains may ask of the cashier: what it tells of, and the queues, findings, floats and withdrawals that a console works.

export {
	type DeskPromotion,
	type PromotionOrder,
	type PromotionSettings,
	readPromotions,
	savePromotion,
} from "./bonuses/work-promotions.ts";
export { countQueue, type DepositQueue, methodNames, readDeposits } from "./deposits/read-queue.ts";
export { acceptDeposit } from "./deposits/work-deposits.ts";
export { bonusEnded, bonusGranted, depositCredited, withdrawalPaid } from "./events.ts";
export { issueFloat } from "./floats/work-floats.ts";
export { isListCursor } from "./list-place.ts";
export { addPaymentMethod, revealPaymentMethodAccount, setPaymentMethodAccount } from "./methods/add-payment-method.ts";
export { changePaymentMethod, type PaymentMethodSettings, readPaymentMethods } from "./methods/work-payment-methods.ts";
export { payoutProviderFor, sendWithdrawal } from "./pay-outs/send-withdrawal.ts";
export { takeBackPayout } from "./pay-outs/take-back-payout.ts";
export { decidePayoutLine, readPayoutLines } from "./pay-outs/work-payout-lines.ts";
export type { PayoutDeps } from "./ports.ts";
export { readAtVendor, startTransferOut } from "./transfers/work-transfer-outs.ts";
export type { OperatorWithdrawal } from "./withdrawals/shown-withdrawal.ts";
export { countWithdrawals, paidOutSince, readWithdrawals } from "./withdrawals/withdrawal-queue.ts";
export { changePayoutTerms, readPayoutTerms } from "./withdrawals/work-payout-rules.ts";
export {
	answerDispute,
	approveWithdrawal,
	lookAtWithdrawal,
	payWithdrawal,
	refuseWithdrawal,
	revealAccount,
	reverseWithdrawal,
	type WithdrawalOrder,
} from "./withdrawals/work-withdrawals.ts";
