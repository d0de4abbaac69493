// Four eyes: who may decide of what somebody else proposed, and what needs a second person at all (GLI-19 A.3.6).
import { beyondAlone } from "#platform/desk/core";

export const approvalStates = ["proposed", "approved", "refused", "expired"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** How long a proposal waits for a second person. */
export const proposalHours = 72;

export type Proposal = { readonly state: ApprovalState; readonly proposedBy: string; readonly expiresAt: Date };

/** `DECIDED`: somebody was quicker, or its time is over. `OWN_PROPOSAL`: nobody approves what they proposed themselves. */
export type DecisionFault = "DECIDED" | "OWN_PROPOSAL";

/** Whoever proposed may still take it back, which is a refusal by themselves. */
export function decisionFault(
	{ state, proposedBy, expiresAt }: Proposal,
	decision: { readonly by: string; readonly approve: boolean; readonly now: Date },
): DecisionFault | undefined {
	if (state !== "proposed" || expiresAt <= decision.now) return "DECIDED";
	return decision.approve && decision.by === proposedBy ? "OWN_PROPOSAL" : undefined;
}

export type SecondAsked = {
	/** Minor units, below zero where it takes. */
	readonly delta: bigint;
	/** The sizes of what the same person did alone within the day, whichever way they went. */
	readonly given: bigint;
	readonly aloneUpTo: bigint | undefined;
};

/** Up to the threshold within a day one person with a reason is enough, in either direction; without one nobody is. */
export const needsSecond = ({ delta, given, aloneUpTo: alone }: SecondAsked): boolean =>
	beyondAlone({ size: delta < 0n ? -delta : delta, given, alone });

/** The most that any of somebody's roles lets them adjust alone, in minor units; undefined where none does. */
export function highestAlone(roles: readonly { readonly aloneUpTo: bigint | undefined }[]): bigint | undefined {
	return roles.reduce<bigint | undefined>(
		(most, { aloneUpTo }) => (aloneUpTo === undefined || (most ?? -1n) >= aloneUpTo ? most : aloneUpTo),
		undefined,
	);
}

/** Nobody gives more than they have: a threshold is no way round the second person. What was given may stay. */
export function alonePasses(
	own: bigint | undefined,
	{ before, after }: { readonly before: bigint | undefined; readonly after: bigint | undefined },
): boolean {
	return after === undefined || after <= (before ?? -1n) || after <= (own ?? -1n);
}
