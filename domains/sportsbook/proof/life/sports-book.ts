// What punters were shown, noted from answers alone: each bet as it was told last, the key of its press, and what was sold.
import type { SportsBet } from "#sportsbook/contract";
import { kept, type Run } from "../../../../tools/sim/run.ts";

export type KnownBet = { readonly account: string; readonly bet: SportsBet };

/** Of a bet, in hundredths, as it stood at a version. */
export type KnownSale = {
	readonly betId: string;
	readonly part: number;
	readonly paid: string;
	readonly version: number;
};

export type SportsBook = {
	/** By their ids. */
	readonly bets: Map<string, KnownBet>;
	/** Of bets, by the holder and the key of a press. */
	readonly keys: Map<string, { readonly account: string; readonly key: string; readonly betId: string }>;
	readonly sales: KnownSale[];
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
};

/** The one of a run. */
export const sportsBook = kept(
	(_run: Run): SportsBook => ({ bets: new Map(), keys: new Map(), sales: [], faults: [] }),
);

const betOf = ({ legs, sizes, line, stake }: SportsBet): string =>
	JSON.stringify([legs.map(({ event, market, outcome, odds }) => [event, market, outcome, odds]), sizes, line, stake]);

/** Notes a bet. What was bet never changes, and what it was told to have ended as stays. */
export function noteBet(book: SportsBook, known: KnownBet): void {
	const { bet, account } = known;
	const before = book.bets.get(bet.betId)?.bet;
	if (before !== undefined && betOf(before) !== betOf(bet))
		book.faults.push(`bet ${bet.betId} of ${account} was shown twice, and not alike`);
	// An answer that was under way is older than what came after it.
	if (before !== undefined && before.version > bet.version) return;
	const ended = before !== undefined && before.state !== "open";
	if (ended && (before.state !== bet.state || before.returned !== bet.returned))
		book.faults.push(
			`bet ${bet.betId} of ${account} was ${before.state} with ${before.returned}, then ${bet.state} with ${bet.returned}`,
		);
	book.bets.set(bet.betId, known);
}

/** A press shows one bet, however often it is made. */
export function noteKey(
	book: SportsBook,
	{ account, key, betId }: { account: string; key: string; betId: string },
): void {
	const name = `${account} ${key}`;
	const before = book.keys.get(name);
	if (before !== undefined && before.betId !== betId)
		book.faults.push(`key ${key} of ${account} showed bet ${before.betId} and then ${betId}`);
	book.keys.set(name, { account, key, betId });
}

export const isOpen = ({ bet }: KnownBet): boolean => bet.state === "open";
