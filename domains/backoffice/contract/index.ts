// The calls of the back office.
export type { Adjustment } from "./adjustment-models.ts";
export { addStaff } from "./endpoints/add-staff.ts";
export { changeStaff } from "./endpoints/change-staff.ts";
export { countAdjustmentQueue } from "./endpoints/count-adjustment-queue.ts";
export { countDepositQueue } from "./endpoints/count-deposit-queue.ts";
export { decideAdjustment } from "./endpoints/decide-adjustment.ts";
export { decideDeposit } from "./endpoints/decide-deposit.ts";
export { findMembers } from "./endpoints/find-members.ts";
export { listActs } from "./endpoints/list-acts.ts";
export { listAdjustments } from "./endpoints/list-adjustments.ts";
export { listDepositQueue } from "./endpoints/list-deposit-queue.ts";
export { listEntries } from "./endpoints/list-entries.ts";
export { eventSources, listEvents } from "./endpoints/list-events.ts";
export { listLetters } from "./endpoints/list-letters.ts";
export { listRoles } from "./endpoints/list-roles.ts";
export { listStaff } from "./endpoints/list-staff.ts";
export { listTrail } from "./endpoints/list-trail.ts";
export { lockMember } from "./endpoints/lock-member.ts";
export { lookAtDeposit } from "./endpoints/look-at-deposit.ts";
export { lookAtMember } from "./endpoints/look-at-member.ts";
export { matchDeposits } from "./endpoints/match-deposits.ts";
export { noteMember } from "./endpoints/note-member.ts";
export { proposeAdjustment } from "./endpoints/propose-adjustment.ts";
export { readMe } from "./endpoints/read-me.ts";
export { readTransfer } from "./endpoints/read-transfer.ts";
export { readTrialBalance } from "./endpoints/read-trial-balance.ts";
export { saveRole } from "./endpoints/save-role.ts";
export { staffBegin } from "./endpoints/staff-begin.ts";
export { staffLogIn } from "./endpoints/staff-log-in.ts";
export { staffLogOut } from "./endpoints/staff-log-out.ts";
export { staffProve } from "./endpoints/staff-prove.ts";
export { takeBackAdjustment } from "./endpoints/take-back-adjustment.ts";
export { moneyQueueEvent } from "./events.ts";
export type { Act, Me, QueuedDeposit, Role, StaffLine } from "./models.ts";
export type {
	EventLine,
	FoundMemberLine,
	LedgerEntry,
	MemberSheet,
	OutboxLetter,
	TrailEntry,
	TrialEntry,
} from "./reading-models.ts";
