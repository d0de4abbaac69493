// Where a promotion stands in its own period.

export const promotionStates = ["coming", "open", "close"] as const;

export type PromotionState = (typeof promotionStates)[number];

/** Whether it comes by itself, or a member has to claim it. */
export const promotionTakings = ["by-itself", "claim"] as const;

export type PromotionTaking = (typeof promotionTakings)[number];

/** The first moment belongs to the period, the last does not. Without an end it stays open. */
export type Period = { readonly startsAt: Date; readonly endsAt: Date | undefined };

export function promotionState({ startsAt, endsAt }: Period, now: Date): PromotionState {
	if (now < startsAt) return "coming";
	return endsAt !== undefined && now >= endsAt ? "close" : "open";
}

const rank: Readonly<Record<PromotionState, number>> = { open: 0, coming: 1, close: 2 };

/** What is open stands first, then what comes, then what is over; inside each the operator's order. */
export function compareStates(left: PromotionState, right: PromotionState): number {
	return rank[left] - rank[right];
}
