// What the house can lose on a match in one currency, and how much room that leaves.
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { type BookedBet, roomFor, worstOf } from "../core/index.ts";
import type { EventState } from "./event-state.ts";
import type { ExposureRow } from "./exposure-rows.ts";
import { houseLimitOf } from "./limits.ts";

type Loaded = { readonly currency: CurrencyCode; readonly bets: readonly BookedBet[]; readonly count: number };

const bookedOf = ({ market, outcome, since, stake, pays }: ExposureRow): readonly BookedBet[] => {
	const staked = BigInt(stake);
	if (staked <= 0n) return [];
	const odds = Number((BigInt(pays) * 100n + staked - 1n) / staked);
	return [{ key: market, outcome, odds, stake: staked, ...(since === null ? {} : { since }) }];
};

/** By currency, of the rows of one match. */
export function loadsOf(rows: readonly ExposureRow[]): readonly Loaded[] {
	return [...new Set(rows.map(({ currency }) => currency))].filter(isCurrencyCode).map((currency) => {
		const own = rows.filter((row) => row.currency === currency);
		return { currency, bets: own.flatMap(bookedOf), count: own.reduce((sum, { bets }) => sum + bets, 0) };
	});
}

export const limitOn = ({ terms }: Pick<EventState, "terms">, currency: CurrencyCode): bigint =>
	(houseLimitOf(currency) * BigInt(terms.limit)) / 100n;

/** As a loss: 0 where the house cannot lose. */
export const worstLoss = ({ state }: Pick<EventState, "state">, bets: readonly BookedBet[]): bigint =>
	state === undefined || bets.length === 0 ? 0n : -worstOf(state, bets);

type Wish = Pick<BookedBet, "key" | "outcome" | "since" | "odds">;

/** The most that may still be staked on it; undefined where it cannot cost anything. */
export const roomOn = (
	event: Pick<EventState, "state" | "terms">,
	{
		currency,
		bets,
		wish,
	}: { readonly currency: CurrencyCode; readonly bets: readonly BookedBet[]; readonly wish: Wish },
): bigint | undefined =>
	event.state === undefined ? undefined : roomFor(event.state, { bets, limit: limitOn(event, currency), wish });
