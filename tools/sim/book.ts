// What the people of the simulation know to be true, noted from answers alone. The verdict compares it with the ledger.

export type KnownRound = {
	readonly account: string;
	readonly roundId: string;
	readonly stake: string;
	readonly win: string;
};

export type Book = {
	readonly members: Map<string, { token: string }>;
	/** Rounds by the key their player made. */
	readonly rounds: Map<string, KnownRound>;
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
	/** Why calls had to be repeated, and how often. */
	readonly repeated: Map<string, number>;
	/** What was done, and how often. */
	readonly counts: Map<string, number>;
	/** Passwords and tokens that must not appear in a log. */
	readonly secrets: Set<string>;
};

export const openBook = (): Book => ({
	members: new Map(),
	rounds: new Map(),
	faults: [],
	repeated: new Map(),
	counts: new Map(),
	secrets: new Set(),
});

/** Counts one more of what was done. */
export function tally({ counts }: Pick<Book, "counts">, what: string): void {
	counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** Notes a round. The same key must always show the same round, and no round may have two keys. */
export function noteRound(book: Book, key: string, round: KnownRound): void {
	const known = book.rounds.get(key);
	if (known === undefined) {
		book.rounds.set(key, round);
		tally(book, "rounds");
		return;
	}
	tally(book, "repeats");
	if (known.roundId !== round.roundId || known.stake !== round.stake || known.win !== round.win) {
		book.faults.push(`key ${key} showed round ${known.roundId} and then ${round.roundId}`);
	}
}
