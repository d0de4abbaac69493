// What comes of a round at a table, from its shoe or its series: the one way there, for the server and for whoever checks.

import type { Card } from "./cards.ts";
import { cardsDealt, dealBaccarat } from "./games/baccarat.ts";
import { dealDragonTiger } from "./games/dragon-tiger.ts";
import { spinBolt, spinRoulette } from "./games/roulette.ts";
import { dealSeotda } from "./games/seotda.ts";
import { rollDice } from "./games/sic-bo.ts";
import type { Outcome } from "./outcome.ts";
import { afterBurn, type ShoeName, shoeSize, shuffledShoe } from "./shoe.ts";
import { type BlockOf, bitsOf } from "./stream.ts";
import { dealsCards, type TableGame } from "./tables.ts";

export type Dealt = { readonly outcome: Outcome /** Cards. */; readonly used: number };

/** What a shoe holds. Cards are empty where it is a series. */
export type OpenShoe = { readonly name: ShoeName; readonly cards: readonly Card[]; readonly blockOf: BlockOf };

export const openShoe = (game: TableGame, name: ShoeName, blockOf: BlockOf): OpenShoe => ({
	name,
	blockOf,
	cards: dealsCards(game) ? shuffledShoe(name, blockOf) : [],
});

export type Place = {
	/** Of the round within its shoe, from 1. */
	readonly hand: number;
	/** Of the next card. */
	readonly position: number;
};

export const firstPlace = ({ cards }: OpenShoe): Place => ({
	hand: 1,
	position: cards.length === 0 ? 0 : afterBurn(cards),
});

/** Of one round of a series: its own stream. */
export const seriesLabel = ({ table, shoe, publicHex }: ShoeName, hand: number): string =>
	`tessera-series-v1|${table}|${shoe}|${publicHex}|${hand}`;

export function dealRound(game: TableGame, { name, cards, blockOf }: OpenShoe, { hand, position }: Place): Dealt {
	switch (game) {
		case "baccarat":
		case "no-commission": {
			const outcome = dealBaccarat(cards, position);
			return { outcome, used: cardsDealt(outcome) };
		}
		case "dragon-tiger":
			return { outcome: dealDragonTiger(cards, position), used: 2 };
		case "blackjack":
			throw new RangeError("a round of blackjack is dealt by its moves");
		default: {
			const bits = bitsOf(seriesLabel(name, hand), blockOf);
			return { outcome: drawn[game](bits), used: 0 };
		}
	}
}

/** What is drawn anew for each round of a series. */
const drawn = { roulette: spinRoulette, bolt: spinBolt, "sic-bo": rollDice, seotda: dealSeotda } as const;

/** Cards behind the cut card. */
const behindCut: Readonly<Record<TableGame, number>> = {
	baccarat: 14,
	"no-commission": 14,
	"dragon-tiger": shoeSize / 4,
	roulette: 0,
	bolt: 0,
	"sic-bo": 0,
	seotda: 0,
	blackjack: shoeSize / 2,
};
const seriesRounds = 200;

/**
 * Whether a round is the last of its shoe. The cut card shows up within a hand of baccarat: that hand is finished and one more is
 * dealt. `shown`: it showed up in the hand before.
 */
export function isLastRound(game: TableGame, { hand, position, shown }: Place & { readonly shown: boolean }): boolean {
	if (!dealsCards(game)) return hand >= seriesRounds;
	if (game === "dragon-tiger" || game === "blackjack") return showsCut(game, position);
	return shown;
}

/** Whether the cards dealt so far reach the cut card. */
export const showsCut = (game: TableGame, position: number): boolean =>
	dealsCards(game) && position > shoeSize - behindCut[game];
