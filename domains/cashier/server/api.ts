// What higher domains may ask of the cashier: what it tells of, and the queues, findings, floats and withdrawals that a console works.

export {
	type DeskPromotion,
	type PromotionOrder,
	type PromotionRefusal,
	type PromotionSettings,
	readPromotions,
	savePromotion,
} from "./bonuses/work-promotions.ts";
export { countQueue, type DepositQueue, methodNames, readDeposits } from "./deposits/read-queue.ts";
export { acceptDeposit } from "./deposits/work-deposits.ts";
export { depositCredited } from "./events.ts";
export { type FloatOrder, type FloatRefusal, issueFloat } from "./floats/work-floats.ts";
export { isListCursor } from "./list-place.ts";
export {
	type AccountRefusal,
	addPaymentMethod,
	type NewPaymentMethodRefusal,
	revealPaymentMethodAccount,
	setPaymentMethodAccount,
} from "./methods/add-payment-method.ts";
export { changeMethod, type MethodLine, readMethods } from "./methods/work-methods.ts";
export {
	changePaymentMethod,
	type PaymentMethodFault,
	type PaymentMethodOrder,
	type PaymentMethodSettings,
	readPaymentMethods,
} from "./methods/work-payment-methods.ts";
export { payoutProviderFor, sendWithdrawal } from "./pay-outs/send-withdrawal.ts";
export { takeBackPayout } from "./pay-outs/take-back-payout.ts";
export {
	decidePayoutLine,
	type PayoutLineOrder,
	type PayoutLineRefusal,
	readPayoutLines,
} from "./pay-outs/work-payout-lines.ts";
export type { PayoutDeps } from "./ports.ts";
export { lastReconciliations, openFindings, readFindings } from "./reconcile/finding-store.ts";
export { type ReconcileDeps, reconcile } from "./reconcile/reconcile.ts";
export { resolveFinding } from "./reconcile/resolve-finding.ts";
export type { PictureBy } from "./tables.ts";
export {
	type AtVendor,
	readAtVendor,
	startTransferOut,
} from "./transfers/work-transfer-outs.ts";
export { mostVouchersAtOnce } from "./vouchers/work-vouchers.ts";
export type { OperatorWithdrawal } from "./withdrawals/shown-withdrawal.ts";
export {
	countWithdrawals,
	paidOutSince,
	readWithdrawals,
	type WithdrawalPage,
	type WithdrawalQueue,
} from "./withdrawals/withdrawal-queue.ts";
export type { ShownPicture, Step } from "./withdrawals/withdrawal-trail.ts";
export {
	changePayoutTerms,
	type PayoutTerms,
	type PayoutTermsOrder,
	readPayoutTerms,
	type StampedTerms,
} from "./withdrawals/work-payout-rules.ts";
export {
	answerDispute,
	approveWithdrawal,
	lookAtWithdrawal,
	type Proof,
	payWithdrawal,
	type RevealedAccount,
	refuseWithdrawal,
	revealAccount,
	reverseWithdrawal,
	type WithdrawalFile,
	type WithdrawalOrder,
} from "./withdrawals/work-withdrawals.ts";
