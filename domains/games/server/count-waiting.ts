// What of the games waits for a second person: how much, counted to a thousand, and since when the oldest does.
import type { Tx } from "#platform/db";
import { countWaiting, type Waiting } from "#platform/desk";

type Asked = { readonly merchant: string; readonly now: Date };

export const countWaitingTournaments = (tx: Tx, asked: Asked): Promise<Waiting> =>
	countWaiting(tx, { kind: "tournament", ...asked });

export const countWaitingFreeSpins = (tx: Tx, asked: Asked): Promise<Waiting> =>
	countWaiting(tx, { kind: "free-spins", ...asked });
