// Decks: shuffled by the operating system's generator, committed by the root of a tree over their cards, sealed until they are
// opened for the hand that they belong to. Leaf i is SHA-256(0, "hand:i:card:salt"), salts are HMAC-SHA256 of a seed; a deck has 64
// leaves, those beyond its cards zero; a node is SHA-256(1, left, right).
import { createHash, createHmac } from "node:crypto";
import { type Chance, type NewId, shuffled } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import type { CardProof } from "../contract/index.ts";
import { type Card, cardText, deckOf, type NewDeck, type PokerGame } from "../core/index.ts";

const leaves = 64;

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest();
};

const saltOf = (seed: Buffer, hand: string, place: number): string =>
	createHmac("sha256", seed).update(`${hand}:${place}`).digest("hex");

export type SeededDeck = { readonly hand: string; readonly seed: Buffer; readonly deck: readonly Card[] };

/** The levels of the tree, leaves first, the root alone at last. */
function treeOf({ hand, seed, deck }: SeededDeck): readonly (readonly Buffer[])[] {
	let level = Array.from({ length: leaves }, (_, place) => {
		const card = deck[place];
		if (card === undefined) return Buffer.alloc(32);
		return sha256(Buffer.from([0]), `${hand}:${place}:${cardText(card)}:${saltOf(seed, hand, place)}`);
	});
	const levels = [level];
	while (level.length > 1) {
		const under = level;
		level = Array.from({ length: under.length / 2 }, (_, place) =>
			sha256(Buffer.from([1]), under[2 * place] ?? "", under[2 * place + 1] ?? ""),
		);
		levels.push(level);
	}
	return levels;
}

export const rootOf = (deck: SeededDeck): string => treeOf(deck).at(-1)?.[0]?.toString("hex") ?? "";

/** What leads from cards to the root, the nearest first. */
export function proofsOf(deck: SeededDeck, places: readonly number[]): readonly CardProof[] {
	const levels = treeOf(deck);
	return places.flatMap((place) => {
		const card = deck.deck[place];
		if (card === undefined) return [];
		const path = levels.slice(0, -1).map((level, up) => (level[(place >> up) ^ 1] ?? Buffer.alloc(0)).toString("hex"));
		return [{ place, card, salt: saltOf(deck.seed, deck.hand, place), path }];
	});
}

export type Decks = {
	/** A new deck for a new hand. */
	readonly make: (game: PokerGame) => NewDeck;
	/** Throws where it does not open: another house key, or a changed row. */
	readonly open: (hand: string, sealed: string) => SeededDeck;
};

/** `key`: 32 bytes that are not in the database. */
export function createDecks(parts: { readonly chance: Chance; readonly newId: NewId; readonly key: Buffer }): Decks {
	const sealer = sealerWith(parts.key);
	return {
		make(game) {
			const hand = parts.newId();
			const seed = Buffer.alloc(32);
			for (let word = 0; word < 8; word++) seed.writeUInt32BE(parts.chance.below(2 ** 32), 4 * word);
			const deck = shuffled(deckOf(game), parts.chance);
			const sealed = sealer.seal(hand, Buffer.concat([seed, Buffer.from(deck)])).toString("base64");
			return { id: hand, root: rootOf({ hand, seed, deck }), sealed, deck };
		},
		open(hand, sealed) {
			const plain = sealer.open(hand, Buffer.from(sealed, "base64"));
			if (plain === undefined) throw new Error(`the deck of the hand ${hand} does not open`);
			return { hand, seed: plain.subarray(0, 32), deck: [...plain.subarray(32)] };
		},
	};
}
