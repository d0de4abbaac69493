// The calls of the back office.
export { eventSources, eventsBySource, type OfficeActName, officeActs, officeTrails, trailKinds } from "./acts.ts";
export type { Adjustment } from "./adjustment-models.ts";
export type { QueuedDocument } from "./document-models.ts";
export { addStaff } from "./endpoints/add-staff.ts";
export { answerMessage } from "./endpoints/answer-message.ts";
export { changeMallItem } from "./endpoints/change-mall-item.ts";
export { changeStaff } from "./endpoints/change-staff.ts";
export { countAdjustmentQueue } from "./endpoints/count-adjustment-queue.ts";
export { decideAdjustment } from "./endpoints/decide-adjustment.ts";
export { decideDocument } from "./endpoints/decide-document.ts";
export { decideExchange } from "./endpoints/decide-exchange.ts";
export { editBrand } from "./endpoints/edit-brand.ts";
export { findMembers } from "./endpoints/find-members.ts";
export { listActs } from "./endpoints/list-acts.ts";
export { listAdjustments } from "./endpoints/list-adjustments.ts";
export { listContent } from "./endpoints/list-content.ts";
export { listDocuments } from "./endpoints/list-documents.ts";
export { listEntries } from "./endpoints/list-entries.ts";
export { listEvents } from "./endpoints/list-events.ts";
export { listExchangeQueue } from "./endpoints/list-exchange-queue.ts";
export { listFeedback } from "./endpoints/list-feedback.ts";
export { listLetters } from "./endpoints/list-letters.ts";
export { listMallItems } from "./endpoints/list-mall-items.ts";
export { listRoles } from "./endpoints/list-roles.ts";
export { listStaff } from "./endpoints/list-staff.ts";
export { listTrail } from "./endpoints/list-trail.ts";
export { lockMember } from "./endpoints/lock-member.ts";
export { lookAtDocument } from "./endpoints/look-at-document.ts";
export { lookAtExchange } from "./endpoints/look-at-exchange.ts";
export { lookAtMember } from "./endpoints/look-at-member.ts";
export { lookAtProtection } from "./endpoints/look-at-protection.ts";
export { noteMember } from "./endpoints/note-member.ts";
export { proposeAdjustment } from "./endpoints/propose-adjustment.ts";
export { readBrand } from "./endpoints/read-brand.ts";
export { readContent } from "./endpoints/read-content.ts";
export { readDayReport } from "./endpoints/read-day-report.ts";
export { readMe } from "./endpoints/read-me.ts";
export { readMemberReport } from "./endpoints/read-member-report.ts";
export { readToday } from "./endpoints/read-today.ts";
export { readTransfer } from "./endpoints/read-transfer.ts";
export { readTrialBalance } from "./endpoints/read-trial-balance.ts";
export { readWaiting } from "./endpoints/read-waiting.ts";
export { saveContent } from "./endpoints/save-content.ts";
export { saveRole } from "./endpoints/save-role.ts";
export { staffBegin } from "./endpoints/staff-begin.ts";
export { staffLogIn } from "./endpoints/staff-log-in.ts";
export { staffLogOut } from "./endpoints/staff-log-out.ts";
export { staffProve } from "./endpoints/staff-prove.ts";
export { takeBackAdjustment } from "./endpoints/take-back-adjustment.ts";
export type { MallItem, QueuedExchange } from "./exchange-models.ts";
export type { QueuedMessage } from "./message-models.ts";
export type { Act, Me, Role, StaffLine } from "./models.ts";
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
export type { WaitingQueue } from "./waiting-models.ts";
