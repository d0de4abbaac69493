// Whether an issue has room for what a press would hold of it: what one holder stakes and could win, and what all of them could
// win together. No draw costs the house more than the sum of the most that each ticket can be paid.

/** Amounts in minor units of one currency. */
export type Held = { readonly stake: bigint; readonly most: bigint };

export const noneHeld: Held = { stake: 0n, most: 0n };
export const heldTogether = (left: Held, right: Held): Held => ({
	stake: left.stake + right.stake,
	most: left.most + right.most,
});

/**
 * What one issue takes, in prices of a bet at fixed odds: of one slip on a play, of one holder at stake and to win, and what all could win
 * together.
 */
export type IssueBounds = {
	readonly slip: number;
	readonly stake: number;
	readonly win: number;
	readonly exposure: number;
};

/** The house's own. The desk may set less for a game, never more. */
export const houseBounds: IssueBounds = { slip: 10_000, stake: 10_000, win: 400_000, exposure: 20_000_000 };

export type TakingBounds = {
	/** Of one holder on one issue. */
	readonly stake: bigint;
	readonly most: bigint;
	/** Of all holders on one issue; undefined for trials, which nobody pays. */
	readonly exposure: bigint | undefined;
};

export type TakingFault = "ISSUE_STAKE_LIMIT" | "ISSUE_WIN_LIMIT" | "ISSUE_EXPOSURE_LIMIT";

/** `left`: what is still possible, never below nothing. */
export type TakingRefusal = { readonly fault: TakingFault; readonly most: bigint; readonly left: bigint };

type Standing = { readonly holder: Held; readonly all: Held };

/** Why what is wanted has no room beside what stands; undefined where it has. */
export function takingRefusal(
	wanted: Held,
	{ holder, all }: Standing,
	bounds: TakingBounds,
): TakingRefusal | undefined {
	const over = (fault: TakingFault, { most, taken, more }: { most: bigint; taken: bigint; more: bigint }) =>
		taken + more > most ? { fault, most, left: most > taken ? most - taken : 0n } : undefined;
	return (
		over("ISSUE_STAKE_LIMIT", { most: bounds.stake, taken: holder.stake, more: wanted.stake }) ??
		over("ISSUE_WIN_LIMIT", { most: bounds.most, taken: holder.most, more: wanted.most }) ??
		(bounds.exposure === undefined
			? undefined
			: over("ISSUE_EXPOSURE_LIMIT", { most: bounds.exposure, taken: all.most, more: wanted.most }))
	);
}
