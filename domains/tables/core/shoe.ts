// A shoe of eight decks as it is published: shuffled from a committed seed and a public part, which holds the cut that a member
// chose. A wheel and dice have series instead: so many rounds of one seed.
import { type Card, rankOf } from "./cards.ts";
import { type BlockOf, bitsOf, drawWithout } from "./stream.ts";

export const shoeSize = 416;

export type ShoeName = {
	/** "BAC01" */
	readonly table: string;
	/** "20251124-07": the day, UTC, and the number within it. */
	readonly shoe: string;
	readonly publicHex: string;
};

export const shoeLabel = ({ table, shoe, publicHex }: ShoeName): string =>
	`tessera-shoe-v1|${table}|${shoe}|${publicHex}`;

export function shuffledShoe(name: ShoeName, blockOf: BlockOf): readonly Card[] {
	const decks = Array.from({ length: shoeSize }, (_, index) => index % 52);
	return drawWithout(bitsOf(shoeLabel(name), blockOf), decks, shoeSize);
}

/** Where the first hand begins: the first card is turned and as many burnt as its points, ten for a ten and for faces. */
export const afterBurn = (cards: readonly Card[]): number => 1 + Math.min(10, rankOf(cards[0] ?? 0) + 1);

/** The public part is the SHA-256 of this text. Without a cut by a member it says 0. */
export const cutText = ({ table, shoe }: Omit<ShoeName, "publicHex">, cut: number): string => `${table}|${shoe}|${cut}`;

/** A cut is a place in the shoe. */
export const isCut = (cut: number): boolean => Number.isInteger(cut) && cut >= 1 && cut < shoeSize;
