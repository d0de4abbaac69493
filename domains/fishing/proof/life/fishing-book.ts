// What anglers were told by their rooms: of each sitting what was staked and won at the last word.
import { kept, type Run } from "../../../../tools/sim/run.ts";

export type KnownSitting = {
	readonly account: string;
	/** Minor units. */
	readonly staked: bigint;
	readonly won: bigint;
};

export type FishingBook = {
	readonly sittings: Map<string, KnownSitting>;
	/** Kills that were told. */
	kills: number;
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
};

/** The one of a run. */
export const fishingBook = kept((_run: Run): FishingBook => ({ sittings: new Map(), kills: 0, faults: [] }));

/** Notes what a sitting was told; whether it was more than before. It never becomes less: what was told is written. */
export function noteSitting(book: FishingBook, id: string, told: KnownSitting): boolean {
	const before = book.sittings.get(id);
	if (before !== undefined && (told.staked < before.staked || told.won < before.won))
		book.faults.push(`sitting ${id} of ${told.account} was told ${before.won} of ${before.staked}, and then less`);
	book.sittings.set(id, told);
	return told.staked > (before?.staked ?? 0n);
}
