// What two people decide about: how a wish stands that was judged just now, done at once or waiting for another.
import { type ApprovalState, decisionFault, proposalHours } from "../../core/index.ts";
import type { DeskCall } from "../desk.ts";

/** The columns that every such row has. */
export const askedNow = ({ staff, now }: Pick<DeskCall, "staff" | "now">, alone: boolean) => ({
	merchant: staff.merchant,
	alone,
	why: "",
	state: alone ? ("approved" as const) : ("proposed" as const),
	decided_by: null,
	decided_at: alone ? now : null,
	proposed_by: staff.staffId,
	proposed_at: now,
	expires_at: new Date(now.getTime() + proposalHours * 3_600_000),
});

export type ProposalRow = {
	readonly state: ApprovalState;
	readonly proposed_by: string;
	readonly expires_at: Date;
};

/** Why somebody's word on such a row, which is locked, is none. */
export function faultOf(row: ProposalRow, { call, approve }: { readonly call: DeskCall; readonly approve: boolean }) {
	const proposal = { state: row.state, proposedBy: row.proposed_by, expiresAt: row.expires_at };
	return decisionFault(proposal, { by: call.staff.staffId, approve, now: call.now });
}
