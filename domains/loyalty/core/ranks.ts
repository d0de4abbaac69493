// The ladder of ranks: which rank a turnover stands on, what is missing to the next. Knows no member and no clock.

/** Turnover counts for so many days, today included. */
export const windowDays = 90;
export const highestLevel = 8;

/** `needed` is the turnover of the last 90 days in minor units of the brand's currency; of level 0 it is 0n. */
export type Rank = { readonly level: number; readonly needed: bigint };

/** The highest level whose need is met; 0 on an empty ladder. Ranks may come in any order. */
export function levelOf(ladder: readonly Rank[], turnover: bigint): number {
	return ladder.reduce((level, rank) => (rank.needed <= turnover && rank.level > level ? rank.level : level), 0);
}

export type Progress = {
	readonly next: number;
	/** What is still to be played, in minor units; above zero. */
	readonly missing: bigint;
	/** Whole parts of a thousand of the way from this rank to the next, rounded down, 0 to 999. */
	readonly permille: number;
};

/** From a level to the next; undefined at the top. A turnover below the level's own need is at its beginning. */
export function progressOf(
	ladder: readonly Rank[],
	at: { readonly level: number; readonly turnover: bigint },
): Progress | undefined {
	const next = ladder.filter(({ level }) => level > at.level).sort((one, other) => one.level - other.level)[0];
	if (next === undefined || next.needed <= at.turnover) return undefined;
	const begin = ladder.find(({ level }) => level === at.level)?.needed ?? 0n;
	const gone = at.turnover > begin ? at.turnover - begin : 0n;
	return {
		next: next.level,
		missing: next.needed - at.turnover,
		permille: Number((gone * 1000n) / (next.needed - begin)),
	};
}

/** The first day of the window that ends with `today`, both as "2026-11-21" in UTC. */
export function windowStart(today: string): string {
	return daysBefore(today, windowDays - 1);
}

/** A day so many days before another; both in UTC. */
export function daysBefore(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
