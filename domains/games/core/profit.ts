// Profit and loss: sums of what was played, folded by whatever a line belongs to.

/** Amounts in minor units of one currency. */
export type PlayedSum = { readonly rounds: number; readonly stake: bigint; readonly win: bigint };

const nothing: PlayedSum = { rounds: 0, stake: 0n, win: 0n };

const plus = (one: PlayedSum, other: PlayedSum): PlayedSum => ({
	rounds: one.rounds + other.rounds,
	stake: one.stake + other.stake,
	win: one.win + other.win,
});

export const totalOf = (lines: readonly PlayedSum[]): PlayedSum => lines.reduce(plus, nothing);

/** One sum for each key, in the order in which the keys come first. Lines whose key is undefined belong to none. */
export function sumBy<Line extends PlayedSum, Key>(
	lines: readonly Line[],
	keyOf: (line: Line) => Key | undefined,
): ReadonlyMap<Key, PlayedSum> {
	const sums = new Map<Key, PlayedSum>();
	for (const line of lines) {
		const key = keyOf(line);
		if (key !== undefined) sums.set(key, plus(sums.get(key) ?? nothing, line));
	}
	return sums;
}

/** What the player has more (or less) for it. */
export const netOf = ({ stake, win }: PlayedSum): bigint => win - stake;
