// The calls of the back office.
export {
	actSources,
	actsBySource,
	eventSources,
	eventsBySource,
	type OfficeActName,
	officeActs,
	trailKinds,
} from "./acts.ts";
export type { Adjustment } from "./adjustment-models.ts";
export type { DeskGame, DeskVendor, GameSettings, ReturnLine, VendorSettings } from "./catalogue-models.ts";
export type { QueuedDocument } from "./document-models.ts";
export { addPaymentMethod } from "./endpoints/add-payment-method.ts";
export { addStaff } from "./endpoints/add-staff.ts";
export { addVendor } from "./endpoints/add-vendor.ts";
export { addVendorGames } from "./endpoints/add-vendor-games.ts";
export { addVendorKey } from "./endpoints/add-vendor-key.ts";
export { answerDispute } from "./endpoints/answer-dispute.ts";
export { answerMessage } from "./endpoints/answer-message.ts";
export { approveWithdrawal } from "./endpoints/approve-withdrawal.ts";
export { awardFreeSpins } from "./endpoints/award-free-spins.ts";
export { bringVendorHome } from "./endpoints/bring-vendor-home.ts";
export { cancelVoucher } from "./endpoints/cancel-voucher.ts";
export { changeMallItem } from "./endpoints/change-mall-item.ts";
export { changePaymentMethod } from "./endpoints/change-payment-method.ts";
export { changePayoutTerms } from "./endpoints/change-payout-terms.ts";
export { changeStaff } from "./endpoints/change-staff.ts";
export { changeVendor } from "./endpoints/change-vendor.ts";
export { closeTournament } from "./endpoints/close-tournament.ts";
export { countAdjustmentQueue } from "./endpoints/count-adjustment-queue.ts";
export { countDepositQueue } from "./endpoints/count-deposit-queue.ts";
export { countWithdrawalQueue } from "./endpoints/count-withdrawal-queue.ts";
export { decideAdjustment } from "./endpoints/decide-adjustment.ts";
export { decideDeposit } from "./endpoints/decide-deposit.ts";
export { decideDocument } from "./endpoints/decide-document.ts";
export { decideExchange } from "./endpoints/decide-exchange.ts";
export { decideFreeSpins } from "./endpoints/decide-free-spins.ts";
export { decideFunding } from "./endpoints/decide-funding.ts";
export { decidePaymentLine } from "./endpoints/decide-payment-line.ts";
export { decidePayoutLine } from "./endpoints/decide-payout-line.ts";
export { decideTournament } from "./endpoints/decide-tournament.ts";
export { decideVouchers } from "./endpoints/decide-vouchers.ts";
export { decideWithdrawal } from "./endpoints/decide-withdrawal.ts";
export { editBrand } from "./endpoints/edit-brand.ts";
export { findMembers } from "./endpoints/find-members.ts";
export { fundJackpot } from "./endpoints/fund-jackpot.ts";
export { listActs } from "./endpoints/list-acts.ts";
export { listAdjustments } from "./endpoints/list-adjustments.ts";
export { listCatalogue } from "./endpoints/list-catalogue.ts";
export { listContent } from "./endpoints/list-content.ts";
export { listDepositPromotions } from "./endpoints/list-deposit-promotions.ts";
export { listDepositQueue } from "./endpoints/list-deposit-queue.ts";
export { listDocuments } from "./endpoints/list-documents.ts";
export { listEntries } from "./endpoints/list-entries.ts";
export { listEvents } from "./endpoints/list-events.ts";
export { listExchangeQueue } from "./endpoints/list-exchange-queue.ts";
export { listFreeSpins } from "./endpoints/list-free-spins.ts";
export { listFreeSpinsGames } from "./endpoints/list-free-spins-games.ts";
export { listFreeSpinsMembers } from "./endpoints/list-free-spins-members.ts";
export { listLetters } from "./endpoints/list-letters.ts";
export { listMallItems } from "./endpoints/list-mall-items.ts";
export { listMessages } from "./endpoints/list-messages.ts";
export { listOutsideVendors } from "./endpoints/list-outside-vendors.ts";
export { listPaymentLines } from "./endpoints/list-payment-lines.ts";
export { listPaymentMethods } from "./endpoints/list-payment-methods.ts";
export { listPayoutLines } from "./endpoints/list-payout-lines.ts";
export { listReturns } from "./endpoints/list-returns.ts";
export { listRoles } from "./endpoints/list-roles.ts";
export { listStaff } from "./endpoints/list-staff.ts";
export { listTrail } from "./endpoints/list-trail.ts";
export { listVoucherBatches } from "./endpoints/list-voucher-batches.ts";
export { listVouchers } from "./endpoints/list-vouchers.ts";
export { listWithdrawalQueue } from "./endpoints/list-withdrawal-queue.ts";
export { lockMember } from "./endpoints/lock-member.ts";
export { lookAtDeposit } from "./endpoints/look-at-deposit.ts";
export { lookAtDocument } from "./endpoints/look-at-document.ts";
export { lookAtExchange } from "./endpoints/look-at-exchange.ts";
export { lookAtMember } from "./endpoints/look-at-member.ts";
export { lookAtProtection } from "./endpoints/look-at-protection.ts";
export { lookAtWithdrawal } from "./endpoints/look-at-withdrawal.ts";
export { makeVouchers } from "./endpoints/make-vouchers.ts";
export { matchDeposits } from "./endpoints/match-deposits.ts";
export { noteMember } from "./endpoints/note-member.ts";
export { payWithdrawal } from "./endpoints/pay-withdrawal.ts";
export { proposeAdjustment } from "./endpoints/propose-adjustment.ts";
export { readBrand } from "./endpoints/read-brand.ts";
export { readContent } from "./endpoints/read-content.ts";
export { readDayReport } from "./endpoints/read-day-report.ts";
export { readJackpots } from "./endpoints/read-jackpots.ts";
export { readMe } from "./endpoints/read-me.ts";
export { readMemberReport } from "./endpoints/read-member-report.ts";
export { readToday } from "./endpoints/read-today.ts";
export { readTournaments } from "./endpoints/read-tournaments.ts";
export { readTransfer } from "./endpoints/read-transfer.ts";
export { readTrialBalance } from "./endpoints/read-trial-balance.ts";
export { readVendorMoney } from "./endpoints/read-vendor-money.ts";
export { readWaiting } from "./endpoints/read-waiting.ts";
export { retireVendor } from "./endpoints/retire-vendor.ts";
export { retireVendorKey } from "./endpoints/retire-vendor-key.ts";
export { revealPaymentMethodAccount } from "./endpoints/reveal-payment-method-account.ts";
export { revealPayoutAccount } from "./endpoints/reveal-payout-account.ts";
export { revealVoucherCodes } from "./endpoints/reveal-voucher-codes.ts";
export { saveContent } from "./endpoints/save-content.ts";
export { saveDepositPromotion } from "./endpoints/save-deposit-promotion.ts";
export { saveGame } from "./endpoints/save-game.ts";
export { saveJackpot } from "./endpoints/save-jackpot.ts";
export { saveRole } from "./endpoints/save-role.ts";
export { saveTournament } from "./endpoints/save-tournament.ts";
export { saveVendor } from "./endpoints/save-vendor.ts";
export { sendWithdrawal } from "./endpoints/send-withdrawal.ts";
export { setPaymentMethodAccount } from "./endpoints/set-payment-method-account.ts";
export { staffBegin } from "./endpoints/staff-begin.ts";
export { staffLogIn } from "./endpoints/staff-log-in.ts";
export { staffLogOut } from "./endpoints/staff-log-out.ts";
export { staffProve } from "./endpoints/staff-prove.ts";
export { takeBackAdjustment } from "./endpoints/take-back-adjustment.ts";
export { takeBackFunding } from "./endpoints/take-back-funding.ts";
export { takeBackPayout } from "./endpoints/take-back-payout.ts";
export { takeBackTournament } from "./endpoints/take-back-tournament.ts";
export { takeBackVouchers } from "./endpoints/take-back-vouchers.ts";
export { takeVoucherCodes } from "./endpoints/take-voucher-codes.ts";
export { withdrawFreeSpins } from "./endpoints/withdraw-free-spins.ts";
export type { MallItem, QueuedExchange } from "./exchange-models.ts";
export type { DeskFreeSpinsAward, FreeSpinsGame, FreeSpinsMember } from "./free-spins-models.ts";
export type { DeskJackpot, JackpotSettings, WaitingFunding, WonJackpot } from "./jackpot-models.ts";
export type { QueuedMessage } from "./message-models.ts";
export type { Act, Me, QueuedDeposit, Role, StaffLine } from "./models.ts";
export type { OutsideVendor, VendorMoney } from "./outside-models.ts";
export type { PaymentLine } from "./payment-line-models.ts";
export {
	addedKinds,
	type PaymentMethod,
	type PaymentMethodSettings,
	type PayoutTerms,
} from "./payment-method-models.ts";
export type { PayoutLine } from "./payout-models.ts";
export type { DeskPromotion, PromotionRange, PromotionSettings } from "./promotion-models.ts";
export type {
	EventLine,
	FoundMemberLine,
	LedgerEntry,
	MemberSheet,
	OutboxLetter,
	TrailEntry,
	TrialEntry,
} from "./reading-models.ts";
export {
	type MemberOrder,
	memberOrders,
	type ReportDay,
	type ReportFigures,
	type ReportMember,
	type TodayFigure,
	type TodayFigureName,
	type TodayOfCurrency,
	todayFigureNames,
} from "./report-models.ts";
export type { DeskTournament, TournamentSettings, WaitingTournament } from "./tournament-models.ts";
export type { Voucher, VoucherBatch } from "./voucher-models.ts";
export { type QueueName, queues, type WaitingQueue } from "./waiting-models.ts";
export type { QueuedWithdrawal, WithdrawalSheet } from "./withdrawal-models.ts";
