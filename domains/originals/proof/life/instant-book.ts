// What players of instant games were shown, noted from answers alone: rounds, bets on crash, flights, revealed seeds.

import type { CrashBet, CrashPast, OriginalRound, SeedsView } from "#originals/contract";
import { kept, type Run } from "../../../../tools/sim/run.ts";

export type KnownInstant = { readonly account: string; readonly round: OriginalRound };
export type KnownBet = { readonly account: string; readonly number: number; readonly bet: CrashBet };

export type InstantBook = {
	/** Rounds that are over, by their ids; those of steps among them. */
	readonly rounds: Map<string, KnownInstant>;
	/** Server seeds by their hashes. */
	readonly seeds: Map<string, string>;
	/** Bets on crash by their ids, as they were told last. */
	readonly bets: Map<string, KnownBet>;
	/** Flights that are over, by their numbers. */
	readonly flights: Map<number, CrashPast>;
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
};

/** The one of a run. */
export const instantBook = kept(
	(_run: Run): InstantBook => ({
		rounds: new Map(),
		seeds: new Map(),
		bets: new Map(),
		flights: new Map(),
		faults: [],
	}),
);

/** Notes a round. One that is over stays as it is. */
export function noteInstant(book: InstantBook, account: string, round: OriginalRound): void {
	if (round.open) return;
	const { roundId } = round;
	const before = book.rounds.get(roundId)?.round;
	if (before !== undefined && JSON.stringify(before) !== JSON.stringify(round)) {
		book.faults.push(`round ${roundId} of ${account} was shown twice, and not alike`);
	}
	book.rounds.set(roundId, { account, round });
}

/** Notes a bet on crash. What it was told to be decided as stays. */
export function noteBet(book: InstantBook, known: KnownBet): void {
	const { betId } = known.bet;
	const before = book.bets.get(betId)?.bet;
	if (before !== undefined && before.state !== "staked" && JSON.stringify(before) !== JSON.stringify(known.bet)) {
		book.faults.push(`bet ${betId} of ${known.account} was told ${before.state} and then ${known.bet.state}`);
	}
	book.bets.set(betId, known);
}

/** Bets on crash by what became of them. */
export function betsOf({ bets }: Pick<InstantBook, "bets">) {
	const states = [...bets.values()].map(({ bet }) => bet.state);
	const of = (state: CrashBet["state"]) => states.filter((one) => one === state).length;
	const undecided = of("staked");
	return {
		taken: of("taken"),
		lost: of("lost"),
		returned: of("returned"),
		undecided,
		decided: states.length - undecided,
	};
}

export function noteFlights(book: InstantBook, past: readonly CrashPast[]): void {
	for (const flight of past) book.flights.set(flight.number, flight);
}

export function noteSeeds(book: InstantBook, seeds: SeedsView): void {
	for (const { serverHash, serverSeed } of seeds.past) book.seeds.set(serverHash, serverSeed);
}
