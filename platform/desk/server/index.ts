// The server's part of the desk: who acts and from where, pages of lists, and what two people decide about.
export type {
	Approval,
	ApprovalEvent,
	ApprovalKind,
	Approvals,
	Carried,
	Carrying,
	LapsingApprovals,
} from "./approval-kind.ts";
export { type ApprovalPlace, countRows as countWaiting } from "./approval-store.ts";
export { approvalsOf } from "./approvals.ts";
export { type Actor, actorOf, atDesk, type DeskCall, deskOf, orderOf, sayOrigin, within } from "./desk.ts";
export { migrations } from "./migrations.ts";
export { type DeskOffer, type Trail, trailOf, type Waiting, type WaitingQueue } from "./offer.ts";
export { pageOf, pageSize } from "./page.ts";
