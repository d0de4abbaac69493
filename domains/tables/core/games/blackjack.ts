// Blackjack: seven seats against the dealer, eight decks, no hole card. The dealer stands on all 17s; a blackjack pays 3 to 2; two
// cards are doubled or a pair split once, split aces take one card each, and a dealer's blackjack takes it all.
import { type Card, isRed, rankOf, suitOf } from "../cards.ts";
import { type BlackjackOutcome, type Outcome, type SeatHands, type Spot, whole } from "../outcome.ts";

export const seatNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

/** An ace is eleven; tens and faces are ten. */
export const blackjackPoint = (card: Card): number => {
	const rank = rankOf(card);
	return rank === 0 ? 11 : Math.min(10, rank + 1);
};

export type HandTotal = { readonly total: number /** An ace still counts eleven. */; readonly soft: boolean };

export function totalOf(cards: readonly Card[]): HandTotal {
	let total = cards.reduce((sum, card) => sum + blackjackPoint(card), 0);
	let high = cards.filter((card) => rankOf(card) === 0).length;
	for (; total > 21 && high > 0; high--) total -= 10;
	return { total, soft: high > 0 };
}

/** Two cards that were not split. */
const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21;

export const isAce = (card: Card | undefined): boolean => card !== undefined && rankOf(card) === 0;

/** How a dealer's hand goes on from its first card: as many of `next` as the rule wants. */
export function dealerHand(up: Card, next: readonly Card[]): readonly Card[] {
	const cards = [up];
	for (const card of next) {
		if (cards.length > 1 && totalOf(cards).total >= 17) break;
		cards.push(card);
	}
	return cards;
}

/** The two cards that a seat was dealt. */
function firstTwo({ hands: [first, second] }: SeatHands): readonly Card[] {
	const cards = first?.cards ?? [];
	return second === undefined ? cards.slice(0, 2) : [...cards.slice(0, 1), ...second.cards.slice(0, 1)];
}

/** What a hand returns of a stake on it. */
function handBack({ hands }: SeatHands, hand: number, dealer: readonly Card[]): number {
	const cards = hands[hand]?.cards ?? [];
	const [own, other] = [totalOf(cards).total, totalOf(dealer).total];
	const natural = hands.length === 1 && isNatural(cards);
	if (own > 21) return 0;
	if (isNatural(dealer)) return natural ? whole : 0;
	if (natural) return 2.5 * whole;
	if (other > 21 || own > other) return 2 * whole;
	return own === other ? whole : 0;
}

/** The second stake of a seat: on a double it goes with the first, on a split with the second hand, and else it comes back. */
function extraBack(seat: SeatHands, dealer: readonly Card[]): number {
	if (seat.hands.length === 2) return handBack(seat, 1, dealer);
	return seat.hands[0]?.doubled === true ? handBack(seat, 0, dealer) : whole;
}

/** Both cards of one rank: of one suit, of one colour, of two. */
function pairBack([one = 0, other = 0]: readonly Card[]): number {
	if (rankOf(one) !== rankOf(other)) return 0;
	if (suitOf(one) === suitOf(other)) return 26 * whole;
	return (isRed(one) === isRed(other) ? 13 : 7) * whole;
}

/** The first two and the dealer's card as three cards of poker. */
function threeBack(cards: readonly Card[]): number {
	const ranks = cards.map(rankOf).toSorted((a, b) => a - b);
	const flush = new Set(cards.map(suitOf)).size === 1;
	const kinds = new Set(ranks).size;
	const [low = 0, middle = 0, high = 0] = ranks;
	const straight = kinds === 3 && (high - low === 2 || (low === 0 && middle === 11 && high === 12));
	if (kinds === 1) return (flush ? 101 : 31) * whole;
	if (straight) return (flush ? 41 : 11) * whole;
	return flush ? 6 * whole : 0;
}

/** Offered against an ace. */
const insuranceBack = ({ dealer }: BlackjackOutcome): number =>
	isAce(dealer[0]) ? (isNatural(dealer) ? 3 * whole : 0) : whole;

/** A seat that nobody played at gives back what lies on it. */
const ofSeat =
	(number: number, judge: (seat: SeatHands, outcome: BlackjackOutcome) => number) =>
	(outcome: Outcome): number => {
		if (outcome.type !== "blackjack") return 0;
		const seat = outcome.seats.find((one) => one.seat === number);
		return seat === undefined ? whole : judge(seat, outcome);
	};

export const blackjackHeads = ["seat", "extra", "pairs", "poker", "insurance"] as const;
export type BlackjackHead = (typeof blackjackHeads)[number];

const judges: Readonly<Record<BlackjackHead, (seat: SeatHands, outcome: BlackjackOutcome) => number>> = {
	seat: (seat, { dealer }) => handBack(seat, 0, dealer),
	extra: (seat, { dealer }) => extraBack(seat, dealer),
	pairs: (seat) => pairBack(firstTwo(seat)),
	poker: (seat, { dealer }) => threeBack([...firstTwo(seat), ...dealer.slice(0, 1)]),
	insurance: (_seat, outcome) => insuranceBack(outcome),
};
const shares: Readonly<Record<BlackjackHead, number>> = { seat: 100, extra: 100, pairs: 10, poker: 5, insurance: 50 };

export const blackjackSpots: readonly Spot[] = seatNumbers.flatMap((number) =>
	blackjackHeads.map((head) => ({
		id: `${head}-${number}`,
		share: shares[head],
		back: ofSeat(number, judges[head]),
	})),
);

/** "seat-3"; undefined for what is no spot of the game. */
export function blackjackSpot(spot: string): { readonly head: BlackjackHead; readonly seat: number } | undefined {
	const [name, number] = spot.split("-");
	const head = blackjackHeads.find((one) => one === name);
	const seat = seatNumbers.find((one) => String(one) === number);
	return head === undefined || seat === undefined ? undefined : { head, seat };
}

/** The most that a stake on a spot returns, whatever comes. */
export const mostBack: Readonly<Record<BlackjackHead, number>> = {
	seat: 2.5 * whole,
	extra: 2 * whole,
	pairs: 26 * whole,
	poker: 101 * whole,
	insurance: 3 * whole,
};
