// How likely each end of a leg is, summed over the worlds, and what that is worth: fair odds, and the chance behind them.
import type { Mark, MarketType, World } from "../market/market.ts";

export type Chances = Readonly<Record<Mark, number>>;

export type Bet = { readonly outcome: string; readonly line: number };

export function chancesOf(type: MarketType, worlds: readonly World[], bet: Bet): Chances {
	const sums = { won: 0, "half-won": 0, push: 0, "half-lost": 0, lost: 0 };
	let [won, lost] = [0, 0];
	for (const { chance, at } of worlds) {
		const mark = type.settle(at, bet);
		// Nearly all of them are one of these two.
		if (mark === "won") won += chance;
		else if (mark === "lost") lost += chance;
		else sums[mark] += chance;
	}
	return { ...sums, won, lost };
}

/** Decimal odds at which a bet is worth its stake; Infinity for what cannot win. */
export function fairOdds(chances: Chances): number {
	const wins = chances.won + chances["half-won"] / 2;
	return wins <= 0 ? Number.POSITIVE_INFINITY : 1 + (chances.lost + chances["half-lost"] / 2) / wins;
}

/** What a stake of 1 returns on average at these odds. */
export function returnOf(chances: Chances, odds: number): number {
	const { won, "half-won": halfWon, push, "half-lost": halfLost } = chances;
	return won * odds + (halfWon * (odds + 1)) / 2 + push + halfLost / 2;
}
