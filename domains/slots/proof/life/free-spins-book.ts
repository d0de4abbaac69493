// What operators and players know of free spins from the house, noted from answers alone.
import { isDeepStrictEqual } from "node:util";
import type { OutputOf } from "#platform/contract";
import type { spinSlot } from "#slots/contract";
import { kept, type Run } from "../../../../tools/sim/run.ts";

export type KnownFreeSpinsAward = {
	readonly accounts: readonly string[];
	/** Minor units a spin. */
	readonly stake: bigint;
	/** For each member. */
	readonly spins: number;
};

export type FreeSpinsRound = OutputOf<typeof spinSlot>["round"];
export type KnownSpin = { readonly account: string; readonly freeSpinsId: string; readonly round: FreeSpinsRound };

export type FreeSpinsBook = {
	/** Awards that an operator was told of, by their ids. */
	readonly freeSpins: Map<string, KnownFreeSpinsAward>;
	/** Those that an operator was told to have refused or taken back as a whole. */
	readonly ended: Map<string, "refused" | "withdrawn">;
	/** Free rounds by the key of their press. */
	readonly spins: Map<string, KnownSpin>;
	/** Which of a member's spins each counted: the number that was left after it, never twice the same. */
	readonly counted: Set<string>;
	/** Presses that were refused because nothing was left, or nothing could be played any more. */
	refused: number;
	/** Presses that were answered with a round of before. */
	again: number;
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
};

/** The one of a run. */
export const freeSpinsBook = kept(
	(_run: Run): FreeSpinsBook => ({
		freeSpins: new Map(),
		ended: new Map(),
		spins: new Map(),
		counted: new Set(),
		refused: 0,
		again: 0,
		faults: [],
	}),
);

type Told = { readonly key: string; readonly account: string; readonly answer: OutputOf<typeof spinSlot> };

/** Notes a free spin. The same key always shows the same round, and no two rounds are the same one of an award. */
export function noteFreeSpinsSpin(book: FreeSpinsBook, { key, account, answer }: Told): void {
	const { round, award, replayed } = answer;
	if (award === undefined) {
		book.faults.push(`a free spin of ${account} does not say what is left`);
		return;
	}
	const before = book.spins.get(key)?.round;
	if (before !== undefined && !isDeepStrictEqual(before, round))
		book.faults.push(`key ${key} showed round ${before.roundId} and then ${round.roundId}, or the same in another way`);
	book.spins.set(key, { account, freeSpinsId: award.freeSpinsId, round });
	if (replayed) {
		book.again += 1;
		return;
	}
	const place = `${award.freeSpinsId} ${account} ${award.left}`;
	if (book.counted.has(place))
		book.faults.push(`two spins of award ${award.freeSpinsId} left ${account} with ${award.left}`);
	book.counted.add(place);
}
