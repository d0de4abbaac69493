// Rounds that follow one another without a press (G20, RTS 8A): how many are left, and what ends them. Pure. The server
// takes each round as any other; a refusal of one ends them all.

export const autoplayRounds = [10, 25, 50, 100] as const;

/** Amounts in minor units. */
export type AutoplayWish = {
	readonly rounds: number;
	/** Never more than this is lost over all of them. */
	readonly lossLimit: bigint;
	/** A single win of more than this ends them; undefined for none. */
	readonly winLimit: bigint | undefined;
	readonly stopOnFree: boolean;
};

export type Autoplay = AutoplayWish & {
	readonly left: number;
	/** Won less staked since they began. */
	readonly net: bigint;
};

export type AutoplayStop = "done" | "loss" | "win" | "free" | "refused" | "link" | "hidden" | "player";

export const beginAutoplay = (wish: AutoplayWish): Autoplay => ({ ...wish, left: wish.rounds, net: 0n });

/** The next round of this stake, or why there is none. */
export function nextRound(run: Autoplay, stake: bigint): Autoplay | AutoplayStop {
	if (run.left <= 0) return "done";
	return run.net - stake < -run.lossLimit ? "loss" : { ...run, left: run.left - 1 };
}

/** After a round has been shown to its end. */
export function afterRound(
	run: Autoplay,
	round: { readonly stake: bigint; readonly win: bigint; readonly free: boolean },
): Autoplay | AutoplayStop {
	if (run.winLimit !== undefined && round.win > run.winLimit) return "win";
	if (run.stopOnFree && round.free) return "free";
	return { ...run, net: run.net + round.win - round.stake };
}
