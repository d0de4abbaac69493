// Four eyes: who may decide of what somebody else proposed, and what needs a second person at all (GLI-19 A.3.6).

export const approvalStates = ["proposed", "approved", "refused"] as const;
export type ApprovalState = (typeof approvalStates)[number];

export type Proposal = { readonly state: ApprovalState; readonly proposedBy: string };

/** `DECIDED`: somebody was quicker. `OWN_PROPOSAL`: nobody approves what they proposed themselves. */
export type DecisionFault = "DECIDED" | "OWN_PROPOSAL";

/** Whoever proposed may still take it back, which is a refusal by themselves. */
export function decisionFault(
	{ state, proposedBy }: Proposal,
	decision: { readonly by: string; readonly approve: boolean },
): DecisionFault | undefined {
	if (state !== "proposed") return "DECIDED";
	return decision.approve && decision.by === proposedBy ? "OWN_PROPOSAL" : undefined;
}

/** Minor units. Up to the threshold one person with a reason is enough, in either direction; without one nobody is. */
export function needsSecond(delta: bigint, aloneUpTo: bigint | undefined): boolean {
	const size = delta < 0n ? -delta : delta;
	return aloneUpTo === undefined || size > aloneUpTo;
}
