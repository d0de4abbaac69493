// A round of blackjack as it is played: whose turn it is, what may be done, what a move brings. Cards come from whoever holds the
// shoe, one after the other.
import type { Card } from "../cards.ts";
import type { BlackjackOutcome } from "../outcome.ts";
import { blackjackPoint, dealerHand, isAce, totalOf } from "./blackjack.ts";

export const blackjackMoves = ["hit", "stand", "double", "split"] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

type PlayedHand = { readonly cards: readonly Card[]; readonly doubled: boolean; readonly stood: boolean };
type PlayedSeat = { readonly seat: number; readonly hands: readonly PlayedHand[] };

export type BlackjackPlay = {
	readonly seats: readonly PlayedSeat[];
	/** Its first card. */
	readonly up: Card;
	/** Cards that lie on the table. */
	readonly used: number;
	/** What was done, "3:hit", the oldest first: a move names the place of its own. */
	readonly log: readonly string[];
};

const fresh = (cards: readonly Card[]): PlayedHand => ({ cards, doubled: false, stood: false });

/** Two rounds: a card to each seat in its order and one to the dealer, then a second to each seat. */
export function layBlackjack(seats: readonly number[], deck: readonly Card[]): BlackjackPlay {
	const count = seats.length;
	const at = (place: number): Card => cardAt(deck, place);
	return {
		up: at(count),
		used: 2 * count + 1,
		log: [],
		seats: seats.map((seat, index) => ({ seat, hands: [fresh([at(index), at(count + 1 + index)])] })),
	};
}

function cardAt(deck: readonly Card[], place: number): Card {
	const card = deck[place];
	if (card === undefined) throw new RangeError("the shoe is empty");
	return card;
}

function isDone({ cards, doubled, stood }: PlayedHand, hands: readonly PlayedHand[]): boolean {
	return stood || doubled || totalOf(cards).total >= 21 || (hands.length === 2 && isAce(cards[0]));
}

export type BlackjackTurn = {
	/** Of its round, from 0. */
	readonly number: number;
	readonly seat: number;
	/** 0, or 1 for the second hand of a split. */
	readonly hand: number;
	readonly moves: readonly BlackjackMove[];
};

/** Undefined once every hand is done. */
export function turnOf({ seats, log }: BlackjackPlay): BlackjackTurn | undefined {
	for (const { seat, hands } of seats) {
		const hand = hands.findIndex((one) => !isDone(one, hands));
		const cards = hands[hand]?.cards;
		if (cards === undefined) continue;
		const two = cards.length === 2 && hands.length === 1;
		const [first = 0, second = 0] = cards;
		const pair = two && blackjackPoint(first) === blackjackPoint(second);
		const moves = (["hit", "stand", ...(two ? ["double"] : []), ...(pair ? ["split"] : [])] as const).filter(isMove);
		return { number: log.length, seat, hand, moves };
	}
	return undefined;
}

const isMove = (word: string): word is BlackjackMove => blackjackMoves.some((move) => move === word);

/** What the rule does for whoever says nothing in time: hits below twelve, else stands. */
export function lateMove(play: BlackjackPlay): BlackjackMove {
	const turn = turnOf(play);
	const cards = play.seats.find(({ seat }) => seat === turn?.seat)?.hands[turn?.hand ?? 0]?.cards ?? [];
	return totalOf(cards).total < 12 ? "hit" : "stand";
}

/** A move of whose turn it is; `deck` is what lies behind the cards on the table. */
export function moveBlackjack(play: BlackjackPlay, move: BlackjackMove, deck: readonly Card[]): BlackjackPlay {
	const turn = turnOf(play);
	if (turn === undefined) return play;
	const seats = play.seats.map((one) => (one.seat === turn.seat ? movedSeat(one, turn.hand, { move, deck }) : one));
	const used = play.used + { hit: 1, stand: 0, double: 1, split: 2 }[move];
	return { ...play, seats, used, log: [...play.log, `${turn.seat}:${move}`] };
}

type Moving = { readonly move: BlackjackMove; readonly deck: readonly Card[] };

function movedSeat({ seat, hands }: PlayedSeat, at: number, { move, deck }: Moving): PlayedSeat {
	const [first, second] = hands[0]?.cards ?? [];
	if (move === "split" && first !== undefined && second !== undefined)
		return { seat, hands: [fresh([first, cardAt(deck, 0)]), fresh([second, cardAt(deck, 1)])] };
	return { seat, hands: hands.map((hand, index) => (index === at ? movedHand(hand, { move, deck }) : hand)) };
}

function movedHand(hand: PlayedHand, { move, deck }: Moving): PlayedHand {
	if (move === "stand") return { ...hand, stood: true };
	return { ...hand, cards: [...hand.cards, cardAt(deck, 0)], doubled: move === "double" };
}

/** The table as it lies: what was dealt so far. */
export const lyingOf = ({ seats, up }: Pick<BlackjackPlay, "seats" | "up">): BlackjackOutcome => ({
	type: "blackjack",
	dealer: [up],
	seats: seats.map(({ seat, hands }) => ({ seat, hands: hands.map(({ cards, doubled }) => ({ cards, doubled })) })),
});

/** The dealer's hand is played out. */
export function endBlackjack(play: BlackjackPlay, deck: readonly Card[]): BlackjackOutcome {
	return { ...lyingOf(play), dealer: dealerHand(play.up, deck) };
}

/** Every card of a round, the dealer's drawn ones too. */
export const cardsOfBlackjack = ({ seats, dealer }: BlackjackOutcome): number =>
	dealer.length + seats.reduce((sum, { hands }) => sum + hands.reduce((own, { cards }) => own + cards.length, 0), 0);

/** The same round dealt anew from a place of the shoe: who sat there and how they played is taken from what is claimed. */
export function redealBlackjack(claimed: BlackjackOutcome, deck: readonly Card[]): BlackjackOutcome {
	let play = layBlackjack(
		claimed.seats.map(({ seat }) => seat),
		deck,
	);
	for (let turn = turnOf(play); turn !== undefined; turn = turnOf(play))
		play = moveBlackjack(play, claimedMove(claimed, play, turn), deck.slice(play.used));
	return endBlackjack(play, deck.slice(play.used));
}

/** How a claimed hand went on from where it stands. */
function claimedMove(claimed: BlackjackOutcome, play: BlackjackPlay, { seat, hand }: BlackjackTurn): BlackjackMove {
	const now = play.seats.find((one) => one.seat === seat)?.hands;
	const then = claimed.seats.find((one) => one.seat === seat)?.hands;
	if (now === undefined || then === undefined) return "stand";
	if (then.length > now.length) return "split";
	const [lies, came] = [now[hand], then[hand]];
	if (lies === undefined || came === undefined || came.cards.length <= lies.cards.length) return "stand";
	return came.doubled ? "double" : "hit";
}
