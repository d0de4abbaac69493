// What a bet returns in the long run, and what bets could cost at most: what the desk holds returns and rounds against.
import { type Bet, returnOf } from "./bets.ts";
import { duels, hwatuDeals, kindsOfOutcome, spins, throws } from "./every-outcome.ts";
import { blackjackSpot, mostBack } from "./games/blackjack.ts";
import { type Outcome, whole } from "./outcome.ts";
import { spotOf, type TableGame } from "./tables.ts";

/** Baccarat's by enumeration of all hands (golden.test.ts): of a stake, to six places. */
const baccarat: Readonly<Record<string, number>> = {
	banker: 0.989421,
	player: 0.987649,
	tie: 0.856404,
	"player-pair": 0.896386,
	"banker-pair": 0.896386,
	"either-pair": 0.862901,
	"perfect-pair": 0.91953,
	"player-bonus": 0.973483,
	"banker-bonus": 0.906269,
	small: 0.947171,
	big: 0.956543,
};
const noCommission: Readonly<Record<string, number>> = { ...baccarat, banker: 0.985419, "lucky-6": 0.833164 };

/**
 * By enumeration of all hands under the strategy of the rules (blackjack-edge.test.ts). The second stake as
 * whoever bets behind lays it in every round; both together cost 0.7177 % of the first.
 */
const blackjack: Readonly<Record<string, number>> = {
	seat: 0.976924,
	extra: 1.015899,
	pairs: 1 - 0.040964,
	poker: 1 - 0.037039,
	insurance: 1 - 0.074699,
};

/** The part of a stake that a spot returns; undefined for what the table does not take. */
export function theoryOf(game: TableGame, spot: string): number | undefined {
	switch (game) {
		case "baccarat":
			return baccarat[spot];
		case "no-commission":
			return noCommission[spot];
		case "dragon-tiger":
			return over(game, spot, duels());
		case "sic-bo":
			return over(game, spot, throws());
		case "blackjack":
			return blackjack[blackjackSpot(spot)?.head ?? ""];
		case "seotda":
			return over(game, spot, hwatuDeals());
		case "roulette":
		case "bolt":
			// Lit numbers return a straight bet what they take from it elsewhere: 36/37 as well (golden.test.ts).
			return over("roulette", spot, spins());
	}
}

function over(game: TableGame, spot: string, all: readonly (readonly [Outcome, number])[]): number | undefined {
	const back = spotOf(game, spot)?.back;
	if (back === undefined) return undefined;
	const ways = all.reduce((sum, [, weight]) => sum + weight, 0);
	return all.reduce((sum, [outcome, weight]) => sum + weight * back(outcome), 0) / (ways * whole);
}

/** The most that bets return together, whatever comes. Minor units. */
export function mostReturned(game: TableGame, bets: readonly Bet[]): bigint {
	if (game === "blackjack") return mostAtSeats(bets);
	const bySpot = new Map<string, bigint>();
	for (const { spot, amount } of bets) bySpot.set(spot, (bySpot.get(spot) ?? 0n) + amount);
	const sums = [...bySpot].map(([spot, amount]) => ({ spot, amount }));
	return kindsOfOutcome(game).reduce((most, outcome) => {
		const total = sums.reduce((sum, bet) => sum + returnOf(game, bet, outcome), 0n);
		return total < most ? most : total;
	}, 0n);
}

/** Never less than the truth: every spot at its best, though no deal brings them all. */
const mostAtSeats = (bets: readonly Bet[]): bigint =>
	bets.reduce((sum, { spot, amount }) => {
		const head = blackjackSpot(spot)?.head;
		return head === undefined ? sum : sum + (amount * BigInt(mostBack[head])) / BigInt(whole);
	}, 0n);
