// What a seat of blackjack keeps, by enumeration of every hand under a strategy and every hand of the dealer, card by card out of
// eight decks. Cards after a hand are dealt as if it had not been, so that both hands of a split count alike. For measurements.
import { totalOf } from "../games/blackjack.ts";
import { type BlackjackMove, blackjackMoves } from "../games/blackjack-play.ts";
import { chosenMove } from "./blackjack-strategy.ts";

/** What the first stake gains, and what the second one of doubles and splits does, both of a first stake. */
export type Gains = { readonly first: number; readonly extra: number };

const decks = 8;
/** Left in the shoe by rank, all tens as the tenth; and how many in all. */
const left = Float64Array.from({ length: 10 }, (_, rank) => (rank === 9 ? 16 : 4) * decks);
let cardsLeft = 52 * decks;

/** By total from 17 to 21, then a bust, then a blackjack. */
let ends = new Float64Array(7);

/** How many cards the dealer has, and how likely the way there is, by that number. */
let depth = 1;
const chances = new Float64Array(32);
/** Added to a total in which an ace counts eleven. */
const softMark = 100;

function dealersEnd(standing: number): void {
	const soft = standing > softMark;
	const total = soft ? standing - softMark : standing;
	if (total > 21 && soft) {
		dealersEnd(total - 10);
		return;
	}
	if (depth > 1 && total >= 17) {
		const at = total > 21 ? 5 : total === 21 && depth === 2 ? 6 : total - 17;
		ends[at] = (ends[at] ?? 0) + (chances[depth] ?? 0);
		return;
	}
	const part = (chances[depth] ?? 0) / cardsLeft;
	cardsLeft -= 1;
	depth += 1;
	for (let rank = 0; rank < 10; rank++) {
		const count = left[rank] ?? 0;
		if (count === 0) continue;
		left[rank] = count - 1;
		const ace = rank === 0 && total + 11 <= 21;
		chances[depth] = part * count;
		dealersEnd(total + (ace ? 11 : rank + 1) + (soft || ace ? softMark : 0));
		left[rank] = count;
	}
	depth -= 1;
	cardsLeft += 1;
}

/** What a stake on a hand that is done gains, from -1 to 1.5. */
function gain(up: number, cards: readonly number[], { natural = false } = {}): number {
	const { total } = totalOf(cards);
	if (total > 21) return -1;
	ends = new Float64Array(7);
	depth = 1;
	chances[1] = 1;
	dealersEnd(up === 0 ? softMark + 11 : up + 1);
	const dealers = ends[6] ?? 0;
	if (natural) return 1.5 * (1 - dealers);
	let sum = -dealers;
	for (let at = 0; at < 6; at++) {
		const chance = ends[at] ?? 0;
		sum += at === 5 || total > 17 + at ? chance : total < 17 + at ? -chance : 0;
	}
	return sum;
}

/** Over every next card. */
function over(next: (rank: number) => Gains): Gains {
	let [first, extra] = [0, 0];
	for (let rank = 0; rank < 10; rank++) {
		const count = left[rank] ?? 0;
		if (count === 0) continue;
		const chance = count / cardsLeft;
		left[rank] = count - 1;
		cardsLeft -= 1;
		const one = next(rank);
		cardsLeft += 1;
		left[rank] = count;
		first += chance * one.first;
		extra += chance * one.extra;
	}
	return { first, extra };
}

type Hand = {
	readonly up: number;
	readonly cards: readonly number[];
	readonly moves: readonly BlackjackMove[];
	/** The rank that was split: one more of it is away. */
	readonly split?: number;
};

/** By what lies: the order of a hand's cards changes nothing. */
let kept = new Map<string, Gains>();

function played(hand: Hand): Gains {
	const { up, cards, moves, split = -1 } = hand;
	const key = `${up} ${split} ${moves.length} ${cards.toSorted((a, b) => a - b).join(" ")}`;
	const known = kept.get(key);
	if (known !== undefined) return known;
	const found = playedAnew(hand);
	kept.set(key, found);
	return found;
}

const alone = (first: number): Gains => ({ first, extra: 0 });
const afterwards: readonly BlackjackMove[] = ["hit", "stand"];

function playedAnew({ up, cards, moves, ...from }: Hand): Gains {
	const { total } = totalOf(cards);
	if (total >= 21) return alone(gain(up, cards, { natural: cards.length === 2 && moves.length > 2 }));
	const [kind = 0] = cards;
	switch (chosenMove({ cards, up, moves })) {
		case "stand":
			return alone(gain(up, cards));
		case "double":
			return over((rank) => {
				const one = gain(up, [...cards, rank]);
				return { first: one, extra: one };
			});
		case "split": {
			// Two aces take one card each, whatever it is.
			const hand = over((rank) =>
				kind === 0
					? alone(gain(up, [kind, rank]))
					: played({ up, cards: [kind, rank], moves: afterwards, split: kind }),
			);
			return { first: hand.first, extra: hand.first };
		}
		case "hit":
			return over((rank) => played({ ...from, up, cards: [...cards, rank], moves: afterwards }));
	}
}

export function gainsOfSeat(): Gains {
	kept = new Map();
	return over((up) =>
		over((one) =>
			over((two) => {
				const moves = blackjackMoves.filter((move) => move !== "split" || one === two);
				return played({ up, cards: [one, two], moves });
			}),
		),
	);
}
