// What higher domains may ask of the cashier: what it tells of, and the queues, findings, floats and withdrawals that a console works.
export { type AccountRefusal, addWay, type NewWayRefusal, revealWayAccount, setWayAccount } from "./add-way.ts";
export { cashierChannel } from "./changes.ts";
export type { ShownRow as DepositLine } from "./deposit-store.ts";
export { depositCredited } from "./events.ts";
export { isListCursor } from "./list-place.ts";
export type { PayoutLineFact } from "./payout-line-store.ts";
export type { OperatorDeps, PayoutDeps } from "./ports.ts";
export type { PayoutProviders } from "./providers/index.ts";
export { countQueue, type DepositQueue, methodCodes, readDeposits } from "./read-queue.ts";
export { lastReconciliations, openFindings, readFindings } from "./reconcile/finding-store.ts";
export { type ReconcileDeps, reconcile } from "./reconcile/reconcile.ts";
export { resolveFinding } from "./reconcile/resolve-finding.ts";
export { payoutProviderFor, sendWithdrawal } from "./send-withdrawal.ts";
export type { OperatorWithdrawal } from "./shown-withdrawal.ts";
export type { PictureBy } from "./tables.ts";
export { takeBackPayout } from "./take-back-payout.ts";
export { turnoverOf } from "./turnover-store.ts";
export type { VoucherRow } from "./voucher-store.ts";
export {
	countWithdrawals,
	paidOutSince,
	readWithdrawals,
	type WithdrawalPage,
	type WithdrawalQueue,
} from "./withdrawal-queue.ts";
export type { ShownPicture, Step } from "./withdrawal-trail.ts";
export { acceptDeposit, lookAtDeposit, matchLine, refuseDeposit } from "./work-deposits.ts";
export { type FloatOrder, type FloatRefusal, issueFloat } from "./work-floats.ts";
export {
	type AtVendor,
	readAtVendor,
	startHomecoming,
} from "./work-homecomings.ts";
export { creditLine, readLines, returnLine } from "./work-lines.ts";
export { changeMethod, type MethodLine, readMethods } from "./work-methods.ts";
export {
	decidePayoutLine,
	type PayoutLineOrder,
	type PayoutLineRefusal,
	readPayoutLines,
} from "./work-payout-lines.ts";
export {
	changePayoutTerms,
	type PayoutTerms,
	type PayoutTermsOrder,
	readPayoutTerms,
	type StampedTerms,
} from "./work-payout-rules.ts";
export {
	type DeskPromotion,
	type PromotionOrder,
	type PromotionRefusal,
	type PromotionSettings,
	readPromotions,
	savePromotion,
} from "./work-promotions.ts";
export { makeVouchers, mostVouchersAtOnce, readVouchers, withdrawVoucher } from "./work-vouchers.ts";
export { changeWay, readWays, type WayFault, type WayLine, type WayOrder, type WaySettings } from "./work-ways.ts";
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
	type WithdrawalWorkRefusal,
} from "./work-withdrawals.ts";
