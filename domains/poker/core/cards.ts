// Cards and decks. A card is a whole number, rank * 4 + suit: 0 is the two of clubs, 51 the ace of spades.
export type Card = number;

/** `short`: the deck from six up. */
export type PokerGame = "holdem" | "omaha" | "short";
export const pokerGames = ["holdem", "omaha", "short"] as const satisfies readonly PokerGame[];

const ranks = "23456789TJQKA";
const suits = "cdhs";

export const rankOf = (card: Card): number => card >> 2;
export const suitOf = (card: Card): number => card & 3;

/** "T". */
export const rankText = (card: Card): string => ranks[rankOf(card)] ?? "?";

/** "As". */
export const cardText = (card: Card): string => `${ranks[rankOf(card)] ?? "?"}${suits[suitOf(card)] ?? "?"}`;

/** The card of a text; undefined for what is none. */
export function readCard(text: string): Card | undefined {
	const [rank, suit] = [ranks.indexOf(text.slice(0, 1)), suits.indexOf(text.slice(1))];
	return text.length !== 2 || rank < 0 || suit < 0 ? undefined : rank * 4 + suit;
}

/** "AsKd" as cards. Throws on what is none. */
export const readCards = (text: string): readonly Card[] =>
	(text.match(/.{2}/g) ?? []).map((one) => {
		const card = readCard(one);
		if (card === undefined) throw new RangeError(`${one} is no card`);
		return card;
	});

const lowestRank = { holdem: 0, omaha: 0, short: 4 } as const satisfies Readonly<Record<PokerGame, number>>;

const orderedDeck = (game: PokerGame): readonly Card[] =>
	Array.from({ length: 52 }, (_, card) => card).filter((card) => rankOf(card) >= lowestRank[game]);

const decks: Readonly<Record<PokerGame, readonly Card[]>> = {
	holdem: orderedDeck("holdem"),
	omaha: orderedDeck("omaha"),
	short: orderedDeck("short"),
};

/** In the order of their numbers, before anybody shuffles. */
export const deckOf = (game: PokerGame): readonly Card[] => decks[game];

export const holeCards = { holdem: 2, omaha: 4, short: 2 } as const satisfies Readonly<Record<PokerGame, number>>;
