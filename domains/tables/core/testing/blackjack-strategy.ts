// The strategy that the house's figure of blackjack stands for (no hole card), by totals. For tests and measurements.
import type { Card } from "../cards.ts";
import { blackjackPoint, totalOf } from "../games/blackjack.ts";
import type { BlackjackMove } from "../games/blackjack-play.ts";

export type Choosing = { readonly cards: readonly Card[]; readonly up: Card; readonly moves: readonly BlackjackMove[] };

const between = (value: number, ...[from, to]: readonly [number, number]): boolean => value >= from && value <= to;

type Question = { readonly total: number; readonly soft: boolean; readonly up: number };

function splits({ pair, up }: { readonly pair: number; readonly up: number }): boolean {
	switch (pair) {
		case 11:
			return up !== 11;
		case 8:
			return up < 10;
		case 2:
		case 3:
		case 7:
			return between(up, pair === 7 ? 2 : 4, 7);
		case 6:
			return between(up, 3, 6);
		case 9:
			return between(up, 2, 6) || up === 8 || up === 9;
		default:
			return false;
	}
}

function doubles({ total, soft, up }: Question): boolean {
	if (!soft) {
		if (total === 9) return between(up, 3, 6);
		return (total === 10 || total === 11) && between(up, 2, 9);
	}
	if (total === 13 || total === 14) return between(up, 5, 6);
	if (total === 15 || total === 16) return between(up, 4, 6);
	return (total === 17 || total === 18) && between(up, 3, 6);
}

function stands({ total, soft, up }: Question): boolean {
	if (soft) return total >= 19 || (total === 18 && up <= 8);
	if (total >= 17) return true;
	if (total === 12) return between(up, 4, 6);
	return total >= 13 && between(up, 2, 6);
}

export function chosenMove({ cards, up: card, moves }: Choosing): BlackjackMove {
	const up = blackjackPoint(card);
	const { total, soft } = totalOf(cards);
	const [first = 0] = cards;
	if (moves.includes("split") && splits({ pair: blackjackPoint(first), up })) return "split";
	if (moves.includes("double") && doubles({ total, soft, up })) return "double";
	return stands({ total, soft, up }) ? "stand" : "hit";
}
