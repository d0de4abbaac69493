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

/** What one holder stakes on a play of an issue. */
export type PlayStake = { readonly play: number; readonly stake: bigint };

export type TakingBounds = {
	/** Of one holder on one issue, by plays that take less than the issue. */
	readonly plays: ReadonlyMap<number, bigint>;
	/** Of one holder on one issue. */
	readonly stake: bigint;
	readonly most: bigint;
	/** Of all holders on one issue; undefined for trials, which nobody pays. */
	readonly exposure: bigint | undefined;
};

export type TakingFault = "PLAY_STAKE_LIMIT" | "ISSUE_STAKE_LIMIT" | "ISSUE_WIN_LIMIT" | "ISSUE_EXPOSURE_LIMIT";

/** `left`: what is still possible, never below nothing; `play`: where the bound is that of a play. */
export type TakingRefusal = {
	readonly fault: TakingFault;
	readonly most: bigint;
	readonly left: bigint;
	readonly play?: number;
};

type Standing = { readonly holder: Held; readonly all: Held };

/** Stakes on one play together. */
export function stakesByPlay(among: readonly PlayStake[]): ReadonlyMap<number, bigint> {
	const stakes = new Map<number, bigint>();
	for (const { play, stake } of among) stakes.set(play, (stakes.get(play) ?? 0n) + stake);
	return stakes;
}

/** Why the holder's stakes by play have no room beside those that stand; undefined where they have. */
export function playRefusal(
	wanted: readonly PlayStake[],
	standing: ReadonlyMap<number, bigint>,
	{ plays }: Pick<TakingBounds, "plays">,
): TakingRefusal | undefined {
	for (const [play, more] of stakesByPlay(wanted)) {
		const most = plays.get(play);
		const taken = standing.get(play) ?? 0n;
		if (most !== undefined && taken + more > most)
			return { fault: "PLAY_STAKE_LIMIT", most, left: most > taken ? most - taken : 0n, play };
	}
	return undefined;
}

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
