// Cards of a 52-card deck as numbers: rank (ace 0 to king 12) + 13 x suit (clubs, diamonds, hearts, spades).
export type Card = number;

export const rankOf = (card: Card): number => card % 13;
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitOf = (card: Card): number => Math.floor(card / 13);
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

/** Points in baccarat: tens and faces are nothing. */
export const pointOf = (card: Card): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);
export const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;

const ranks = "A23456789TJQK";
const suits = "CDHS";

/** "8H" */
export const cardText = (card: Card): string => `${ranks[rankOf(card)]}${suits[suitOf(card)]}`;

/** "10" instead of "T": as people read it. */
export const rankText = (card: Card): string => (rankOf(card) === 9 ? "10" : (ranks[rankOf(card)] ?? ""));

export function readCard(text: string): Card | undefined {
	const [rank, suit] = [ranks.indexOf(text[0] ?? " "), suits.indexOf(text[1] ?? " ")];
	return text.length === 2 && rank >= 0 && suit >= 0 ? rank + 13 * suit : undefined;
}
