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
	/** What a vendor sent and had answered, by its transaction id: the signed amount in minor units. */
	readonly vendorMoves: Map<string, { readonly memberId: string; readonly minor: bigint }>;
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
	/** Why calls had to be repeated, and how often. */
	readonly repeated: Map<string, number>;
	readonly counts: { rounds: number; repeats: number; trials: number; refused: number; vendorMoves: number };
	/** Passwords and tokens that must not appear in a log. */
	readonly secrets: Set<string>;
};

export const openBook = (): Book => ({
	members: new Map(),
	rounds: new Map(),
	vendorMoves: new Map(),
	faults: [],
	repeated: new Map(),
	counts: { rounds: 0, repeats: 0, trials: 0, refused: 0, vendorMoves: 0 },
	secrets: new Set(),
});

/** Notes a round. The same key must always show the same round, and no round may have two keys. */
export function noteRound(book: Book, key: string, round: KnownRound): void {
	const known = book.rounds.get(key);
	if (known === undefined) {
		book.rounds.set(key, round);
		book.counts.rounds += 1;
		return;
	}
	book.counts.repeats += 1;
	if (known.roundId !== round.roundId || known.stake !== round.stake || known.win !== round.win) {
		book.faults.push(`key ${key} showed round ${known.roundId} and then ${round.roundId}`);
	}
}
