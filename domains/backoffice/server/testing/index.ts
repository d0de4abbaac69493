// The operators' desk over a real database, for tests of what a domain offers to it: calls go the whole way of the server, by people
// who have come in. Proof rooms alone load it.
export { expectApprovalLaws } from "./approval-laws.ts";
export { lapseAll } from "./lapse-all.ts";
export { type Asking, askToBePaid, asMember, cashOf, enrol, faultsOf, sendProofs, waitingDeposit } from "./members.ts";
export { everyPage, openMoneyDesk, refusedAs } from "./money-desk.ts";
export { openOffice } from "./open-office.ts";
export { openReef } from "./open-reef.ts";
export { comeIn, type Employee, employ } from "./staff-hands.ts";
