// All that can come up at a table, as far as its bets tell outcomes apart: for what could be lost at most, and for returns.

import type { Card } from "./cards.ts";
import { pointsOf } from "./cards.ts";
import { bankerDraws } from "./games/baccarat.ts";
import { hwatuDeck } from "./games/seotda.ts";
import type { Outcome } from "./outcome.ts";
import { spotsOf, type TableGame } from "./tables.ts";

const decks = 8;
const cards = Array.from({ length: 52 }, (_, card) => card);

/** Two cards one after the other out of eight decks, in all their ways. */
export const duels = (): readonly (readonly [Outcome, number])[] =>
	cards.flatMap((dragon) =>
		cards.map((tiger) => [{ type: "duel", dragon, tiger }, decks * (dragon === tiger ? decks - 1 : decks)] as const),
	);

export const spins = (): readonly (readonly [Outcome, number])[] =>
	Array.from({ length: 37 }, (_, number) => [{ type: "ball", number, lit: [] }, 1]);

const faces = [1, 2, 3, 4, 5, 6] as const;

export const throws = (): readonly (readonly [Outcome, number])[] =>
	faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [{ type: "dice", dice: [a, b, c] }, 1] as const)));

const pairsOfDeck = (taken: readonly number[]): readonly (readonly [number, number])[] => {
	const left = hwatuDeck.filter((card) => !taken.includes(card));
	return left.flatMap((one, index) => left.slice(index + 1).map((other) => [one, other] as const));
};

let hwatuKept: readonly (readonly [Outcome, number])[] | undefined;

/** Both hands in all their ways, 29,070 of them, each as likely. */
export function hwatuDeals(): readonly (readonly [Outcome, number])[] {
	hwatuKept ??= allHwatuDeals();
	return hwatuKept;
}

const allHwatuDeals = (): readonly (readonly [Outcome, number])[] =>
	pairsOfDeck([]).flatMap((sun) => pairsOfDeck(sun).map((moon) => [{ type: "hwatu", sun, moon }, 1] as const));

/** The most that a lit number returns. */
const mostLit = 500;
const boltSpins = (): readonly Outcome[] =>
	Array.from({ length: 37 }, (_, number) => ({ type: "ball", number, lit: [{ number, total: mostLit }] }));

/** A card of a point, of the second suit where it is to be another than its like. */
const cardOf = (point: number, suit = 0): Card => (point === 0 ? 9 : point - 1) + 13 * suit;
const points = Array.from({ length: 10 }, (_, point) => point);

/** Two cards for each sum: of two ranks, a pair of two suits, a pair of one. */
const beginnings: readonly (readonly [Card, Card])[] = points.flatMap((sum) => {
	const low = sum === 0 ? 1 : sum === 2 ? 3 : 0;
	const mixed = [cardOf(low), cardOf((sum - low + 10) % 10)] as const;
	if (sum % 2 === 1) return [mixed];
	const half = sum === 0 ? 5 : sum / 2;
	return [mixed, [cardOf(half), cardOf(half, 1)], [cardOf(half), cardOf(half)]] as const;
});

function baccaratHands(): readonly Outcome[] {
	return beginnings.flatMap((player) =>
		beginnings.flatMap((banker): readonly Outcome[] => {
			const natural = pointsOf(player) >= 8 || pointsOf(banker) >= 8;
			const thirds = natural || pointsOf(player) > 5 ? [undefined] : points.map((point) => cardOf(point));
			return thirds.flatMap((third): readonly Outcome[] => {
				const own = third === undefined ? player : [...player, third];
				if (natural || !bankerDraws(pointsOf(banker), third)) return [{ type: "cards", player: own, banker }];
				return points.map((point) => ({ type: "cards", player: own, banker: [...banker, cardOf(point)] }));
			});
		}),
	);
}

const everyOf: Readonly<Record<TableGame, () => readonly Outcome[]>> = {
	baccarat: baccaratHands,
	"no-commission": baccaratHands,
	"dragon-tiger": () => duels().map(([outcome]) => outcome),
	roulette: () => spins().map(([outcome]) => outcome),
	bolt: boltSpins,
	"sic-bo": () => throws().map(([outcome]) => outcome),
	seotda: () => hwatuDeals().map(([outcome]) => outcome),
	// Seats are counted one by one (theory.ts).
	blackjack: () => [],
};

const kept = new Map<TableGame, readonly Outcome[]>();

/** One outcome of each kind that pays the table's bets in its own way. */
export function kindsOfOutcome(game: TableGame): readonly Outcome[] {
	const known = kept.get(game);
	if (known !== undefined) return known;
	const byPays = new Map(
		everyOf[game]().map((outcome) => [spotsOf[game].map(({ back }) => back(outcome)).join(" "), outcome]),
	);
	const found = [...byPays.values()];
	kept.set(game, found);
	return found;
}
