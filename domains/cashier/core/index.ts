// The rules of paying in and out: codes that people copy, methods, deposits, what providers tell, attempts that failed, the first limit.

export { judgeArrival, type LineFault, nextLook, type OtherAmountRule, readArrived } from "./arrival.ts";
export { banksFor } from "./banks.ts";
export {
	type BonusParts,
	type BonusState,
	type BonusTerms,
	bonusEnd,
	bonusMissing,
	bonusOf,
	bonusShares,
	bonusStates,
	type Grant,
	type GrantFault,
	grantBonus,
	isOffered,
	playCategories,
	type RunningBonus,
	weighedStakes,
} from "./bonus.ts";
export { drawCode, findCodes, readCode, referenceShape, showCode, voucherShape } from "./checked-code.ts";
export {
	type DepositAct,
	type DepositEnd,
	type DepositState,
	depositStates,
	endDeposit,
	expiryAfterProof,
	mostPending,
} from "./deposit.ts";
export { cashierPermissions } from "./desk-permissions.ts";
export { blockedUntil, type FailureKind, failuresSince } from "./failed-attempts.ts";
export { asksForLimit } from "./first-limit.ts";
export { type FloatTerms, handedSince, judgeFloat, leftToday } from "./float.ts";
export {
	boundsOfBoth,
	type Channel,
	channels,
	type Fee,
	feeOf,
	judgeAmount,
	type MethodKind,
	methodKinds,
} from "./method.ts";
export {
	mayOpen,
	mostPaymentMethods,
	newPaymentMethodFault,
	type PaymentMethodAccount,
	type PaymentMethodFlow,
	type PaymentMethodRange,
	type PaymentMethodTerms,
	type PaymentMethodWords,
	partsFault,
	readPercent,
	termsFault,
} from "./payment-method.ts";
export {
	askedPayoutStates,
	judgePayout,
	type PayoutFault,
	type PayoutState,
	payoutFaults,
	payoutKeyOf,
	payoutStates,
	readPayoutKey,
} from "./payout.ts";
export {
	isAccountNumber,
	maskedNumber,
	mostPayoutAccounts,
	type PayoutKind,
	payoutKinds,
	plainNumber,
	tailOf,
} from "./payout-account.ts";
export { mostPromotions, type PromotionDraft, type PromotionRange, promotionFault } from "./promotion.ts";
export {
	compareStatement,
	type Difference,
	type FindingKind,
	findingKinds,
	type OpenFinding,
	type OwnLine,
	type StatementLine,
	settleFindings,
} from "./reconcile.ts";
export { judgeMove, planReturn, type TransferKind, transferKinds, vendorOf, vendorPurse } from "./transfer.ts";
export {
	nextTry,
	type StayReason,
	stayReasons,
	type TransferOutOutcome,
	type TransferOutState,
	transferOutOutcome,
	transferOutStates,
} from "./transfer-out.ts";
export { askTurnover, noTurnover, stricter, type Turnover, workedOff } from "./turnover.ts";
export {
	type FarWord,
	homeable,
	nextStep,
	type VendorTransferState,
	type VendorTransferWay,
} from "./vendor-transfer.ts";
export {
	decideWithdrawal,
	heldStates,
	isFresh,
	isWaiting,
	levelsFor,
	type OpenWithdrawal,
	repeatSeconds,
	type WithdrawalAct,
	type WithdrawalFault,
	type WithdrawalState,
	type WorkedState,
	withdrawable,
	withdrawalStates,
	workedStates,
} from "./withdrawal.ts";
export { type RiskReason, reasonsFor, riskReasons } from "./withdrawal-risk.ts";
