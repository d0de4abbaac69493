// The calls of the back office.
export { addStaff } from "./endpoints/add-staff.ts";
export { changeStaff } from "./endpoints/change-staff.ts";
export { decideDeposit } from "./endpoints/decide-deposit.ts";
export { listActs } from "./endpoints/list-acts.ts";
export { listDepositQueue } from "./endpoints/list-deposit-queue.ts";
export { listRoles } from "./endpoints/list-roles.ts";
export { listStaff } from "./endpoints/list-staff.ts";
export { lookAtDeposit } from "./endpoints/look-at-deposit.ts";
export { matchDeposits } from "./endpoints/match-deposits.ts";
export { readMe } from "./endpoints/read-me.ts";
export { saveRole } from "./endpoints/save-role.ts";
export { staffBegin } from "./endpoints/staff-begin.ts";
export { staffLogIn } from "./endpoints/staff-log-in.ts";
export { staffLogOut } from "./endpoints/staff-log-out.ts";
export { staffProve } from "./endpoints/staff-prove.ts";
export { moneyQueueEvent } from "./events.ts";
export type { Act, Me, QueuedDeposit, Role, StaffLine } from "./models.ts";
