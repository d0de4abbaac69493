// What is bet in a round: whether a table takes it, what it brings, and what of it counts as turnover. Amounts in minor units.
import { type CurrencyCode, err, ok, type Result } from "#platform/kernel";
import { type Outcome, whole } from "./outcome.ts";
import { limitsIn, spotOf, type TableGame, type TableLimits } from "./tables.ts";

export type Bet = { readonly spot: string; readonly amount: bigint };

export type BetFault = "SPOT_UNKNOWN" | "BET_TOO_SMALL" | "BET_TOO_LARGE";
export type BetRefusal = { readonly fault: BetFault; readonly spot: string; readonly limit: bigint };

/** The most that one holder may have on a spot. */
export function mostOn(
	game: TableGame,
	{ spot, limits, currency }: { spot: string; limits: TableLimits; currency: CurrencyCode },
): bigint {
	const { min, max } = limitsIn(limits, currency);
	const most = (max * BigInt(spotOf(game, spot)?.share ?? 0)) / 100n;
	return most < min ? min : most;
}

export type Betting = {
	readonly game: TableGame;
	readonly limits: TableLimits;
	readonly currency: CurrencyCode;
	/** What the holder has on this round already. */
	readonly standing: readonly Bet[];
};

/** A bet is refused whole, never cut. */
export function checkBets(
	bets: readonly Bet[],
	{ game, limits, currency, standing }: Betting,
): Result<bigint, BetRefusal> {
	const { min } = limitsIn(limits, currency);
	for (const { spot } of bets) {
		if (spotOf(game, spot) === undefined) return err({ fault: "SPOT_UNKNOWN", spot, limit: 0n });
		const total = amountOn([...standing, ...bets], spot);
		const most = mostOn(game, { spot, limits, currency });
		if (total > most) return err({ fault: "BET_TOO_LARGE", spot, limit: most });
		if (total < min || bets.some(({ amount }) => amount <= 0n))
			return err({ fault: "BET_TOO_SMALL", spot, limit: min });
	}
	return ok(sumOf(bets));
}

export const amountOn = (bets: readonly Bet[], spot: string): bigint => sumOf(bets.filter((bet) => bet.spot === spot));
export const sumOf = (bets: readonly Pick<Bet, "amount">[]): bigint =>
	bets.reduce((sum, { amount }) => sum + amount, 0n);

/** Less than a minor unit is cut off, once a bet. */
export function returnOf(game: TableGame, { spot, amount }: Bet, outcome: Outcome): bigint {
	return (amount * BigInt(spotOf(game, spot)?.back(outcome) ?? 0)) / BigInt(whole);
}

export type Settled = {
	readonly returned: bigint;
	/** The part of the stake that counts as turnover. */
	readonly counted: bigint;
	readonly lines: readonly (Bet & { readonly returned: bigint })[];
};

/**
 * Settles one holder's tickets of a round together: of bets on both sides of one question only what is more on one counts, of
 * a bet that was given back nothing, of one that lost half the half.
 */
export function settleBets(
	game: TableGame,
	tickets: readonly (readonly Bet[])[],
	outcome: Outcome,
): readonly Settled[] {
	const all = tickets.flat();
	const uncounted = new Map<string, bigint>();
	for (const { spot } of all) {
		const opposite = spotOf(game, spot)?.opposite;
		if (opposite === undefined) continue;
		const [own, other] = [amountOn(all, spot), amountOn(all, opposite)];
		uncounted.set(spot, least(own, other));
	}
	return tickets.map((bets) => {
		const lines = bets.map((bet) => ({ ...bet, returned: returnOf(game, bet, outcome) }));
		const counted = lines.reduce((sum, line) => sum + countedOf(line, uncounted), 0n);
		return { lines, counted, returned: lines.reduce((sum, { returned }) => sum + returned, 0n) };
	});
}

const least = (one: bigint, other: bigint): bigint => [one, other].toSorted((a, b) => Number(a - b))[0] ?? 0n;

function countedOf(
	{ spot, amount, returned }: Bet & { readonly returned: bigint },
	uncounted: Map<string, bigint>,
): bigint {
	const left = uncounted.get(spot) ?? 0n;
	const less = least(left, amount);
	uncounted.set(spot, left - less);
	const open = amount - less;
	// A win and a loss of the whole count fully; between, what was at stake.
	const lost = returned < amount ? amount - returned : 0n;
	return returned > amount ? open : (open * lost) / amount;
}
