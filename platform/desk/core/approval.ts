// Four eyes: who may decide of what somebody else asked for (GLI-19 A.3.6).
export const approvalStates = ["proposed", "approved", "refused", "expired"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** How long it waits for a second person, where its kind does not say less. */
export const approvalHours = 72;

export type Asked = { readonly state: ApprovalState; readonly askedById: string; readonly expiresAt: Date };

export type ApprovalWord = {
	readonly byId: string;
	readonly says: "agree" | "refuse" | "take back";
	readonly now: Date;
};

/**
 * `CLOSED`: somebody was quicker, or its time is over. `OWN`: nobody decides of what they asked for themselves, they take it back. `NOT_OWN`: another
 * asked for what somebody takes back.
 */
export type ApprovalFault = "CLOSED" | "OWN" | "NOT_OWN";

export function approvalFault(
	{ state, askedById, expiresAt }: Asked,
	{ byId, says, now }: ApprovalWord,
): ApprovalFault | undefined {
	const own = askedById === byId;
	if (says === "take back" && !own) return "NOT_OWN";
	if (state !== "proposed" || expiresAt <= now) return "CLOSED";
	return says !== "take back" && own ? "OWN" : undefined;
}
