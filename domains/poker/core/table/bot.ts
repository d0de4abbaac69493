// How a house bot plays, published for everybody: it sees what any player in its seat sees, and nothing else. Of all the hands
// that one opponent could hold it counts the share it is ahead of; with several opponents the share is taken to that power. It
// raises by what that share says, calls where the pot pays for it, and bluffs once in sixteen.
import type { HandAct, Legal } from "../act.ts";
import { type Card, deckOf, type PokerGame, rankOf, suitOf } from "../cards.ts";
import { evaluate } from "../evaluate.ts";

export type BotView = {
	readonly game: PokerGame;
	readonly cards: readonly Card[];
	readonly board: readonly Card[];
	/** Chips in the pot, those of this street with them. */
	readonly pot: number;
	readonly bet: number;
	readonly opponents: number;
	readonly legal: Legal;
};

/** From 0 to 1: how good two cards are before the flop, and what beats what after it. */
export function strengthOf({ game, cards, board }: Pick<BotView, "game" | "cards" | "board">): number {
	return board.length < 3 ? preflop(cards) : share(game, cards, board);
}

function preflop([one = 0, two = 0]: readonly Card[]): number {
	const [high, low] = [Math.max(rankOf(one), rankOf(two)), Math.min(rankOf(one), rankOf(two))];
	if (high === low) return 0.55 + high / 27;
	const suited = suitOf(one) === suitOf(two) ? 0.05 : 0;
	const near = high - low < 4 ? (4 - (high - low)) * 0.012 : 0;
	return 0.2 + high * 0.022 + low * 0.014 + suited + near;
}

/** Of all pairs of cards that are not seen: the share that is beaten, ties by half. */
function share(game: PokerGame, cards: readonly Card[], board: readonly Card[]): number {
	const seen = new Set([...cards, ...board]);
	const rest = deckOf(game).filter((card) => !seen.has(card));
	const mine = evaluate(game, [...cards, ...board]);
	let [ahead, all] = [0, 0];
	for (const [index, one] of rest.entries()) {
		for (const two of rest.slice(index + 1)) {
			const theirs = evaluate(game, [one, two, ...board]);
			ahead += theirs < mine ? 2 : theirs === mine ? 1 : 0;
			all += 2;
		}
	}
	return ahead / all;
}

const bluffs = 16;

/** `dice`: a number from 0 to 9,999. */
export function botAct(view: BotView, dice: number): HandAct {
	const { legal, pot } = view;
	const alone = strengthOf(view);
	// Before the flop the figure is a rank of hands, not a chance to win.
	const strength = view.board.length < 3 ? alone : alone ** Math.max(1, view.opponents * 0.7);
	const bluff = dice % bluffs === 0 && view.opponents < 3;
	const strong = view.board.length < 3 ? 0.66 : 0.74;
	if (legal.raise !== undefined && (strength > strong || (bluff && legal.call <= pot / 2))) {
		const part = strength > 0.9 ? 0.85 : 0.6;
		const to = Math.round(view.bet + (pot + legal.call) * (dice % 3 === 0 ? 0.5 : part));
		const { least, most } = legal.raise;
		// Once it would be most of the stack, all of it.
		const wanted = to > most * 0.7 && strength > 0.85 ? most : to;
		return { type: "raise", to: Math.min(most, Math.max(least, wanted)) };
	}
	if (legal.call === 0) return { type: "call" };
	const price = legal.call / (pot + legal.call);
	const margin = view.board.length < 3 ? 0.12 : 0.04;
	return { type: strength > price + margin ? "call" : "fold" };
}
