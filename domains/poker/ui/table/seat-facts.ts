// Small facts of a table that its parts ask for.
import { holeCards, type SeenTable } from "../../core/index.ts";

/** How many cards each player holds. */
export const holdsCards = ({ config }: SeenTable): number => (config === null ? 2 : holeCards[config.game]);

/** What a part of the pot is as a bet or raise, within what may be done. */
export function raiseOfPot(seen: SeenTable, part: number): number {
	const { hand, you } = seen;
	const legal = you?.legal;
	if (hand === null || legal == null || legal.most === 0) return 0;
	const to = Math.round(hand.bet + (hand.pot + legal.call) * part);
	return Math.min(legal.most, Math.max(legal.least, to));
}
