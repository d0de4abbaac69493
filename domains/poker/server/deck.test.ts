// Decks: the golden root, proofs that climb to it, seals that open for their own hand alone.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { seededChance, systemClock, uuidMaker } from "#platform/kernel";
import { cardText, deckOf } from "../core/index.ts";
import { createDecks, proofsOf, rootOf } from "./deck.ts";

const hand = "00000000-0000-7000-8000-000000000001";
const golden = { hand, seed: Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)), deck: deckOf("holdem") };

test("the root of a known deck", () => {
	expect(rootOf(golden)).toBe("ff45c6214ffa825e76f1751b344758779c0e3a4f95b212faaabe7fdff6f1f455");
});

test("every card of a deck climbs to its root, and no other does", () => {
	const root = rootOf(golden);
	const climb = (card: number, { place, salt, path }: ReturnType<typeof proofsOf>[number]) => {
		const sha = (...parts: (Buffer | string)[]) =>
			parts.reduce((to, part) => to.update(part), createHash("sha256")).digest();
		const leaf = sha(Buffer.from([0]), `${hand}:${place}:${cardText(card)}:${salt}`);
		return path
			.reduce((node, other, up) => {
				const beside = Buffer.from(other, "hex");
				return (place >> up) & 1 ? sha(Buffer.from([1]), beside, node) : sha(Buffer.from([1]), node, beside);
			}, leaf)
			.toString("hex");
	};
	for (const proof of proofsOf(golden, [0, 7, 31, 51])) {
		expect(climb(proof.card, proof)).toBe(root);
		expect(climb((proof.card + 1) % 52, proof)).not.toBe(root);
	}
	// Beyond the deck there is nothing to prove.
	expect(proofsOf(golden, [52, 63])).toEqual([]);
});

const newId = uuidMaker({ clock: systemClock, randomBytes: (count) => Buffer.alloc(count, 9) });

test("a deck opens for its own hand and key alone", () => {
	const decks = createDecks({ chance: seededChance(1), newId, key: Buffer.alloc(32, 1) });
	const made = decks.make("short");
	expect(new Set(made.deck).size).toBe(36);
	expect(decks.open(made.id, made.sealed).deck).toEqual(made.deck);
	expect(rootOf(decks.open(made.id, made.sealed))).toBe(made.root);
	expect(() => decks.open("another", made.sealed)).toThrow("does not open");
	const other = createDecks({ chance: seededChance(1), newId, key: Buffer.alloc(32, 2) });
	expect(() => other.open(made.id, made.sealed)).toThrow("does not open");
});
