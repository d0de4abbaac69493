// What of the games waits for a second person: how much, counted to a thousand, and since when the oldest does.
import type { Tx } from "#platform/db";
import { countWaiting } from "#platform/desk";

export type CountedWaiting = Awaited<ReturnType<typeof countWaiting>>;

export const countWaitingTournaments = (tx: Tx, merchant: string, now: Date): Promise<CountedWaiting> =>
	countWaiting(tx, { kind: "tournament", merchant, now });

export const countWaitingFreeSpins = (tx: Tx, merchant: string, now: Date): Promise<CountedWaiting> =>
	countWaiting(tx, { kind: "free-spins", merchant, now });
