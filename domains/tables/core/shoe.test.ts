// The golden vector of a shoe, and how shoes and tables go on.
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { seededChance } from "#platform/kernel";
import { cardText, readCard } from "./cards.ts";
import { dealRound, firstPlace, isLastRound, openShoe, showsCut } from "./dealing.ts";
import { afterBurn, shuffledShoe } from "./shoe.ts";
import type { BlockOf } from "./stream.ts";

const seed = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const blocksOf =
	(key: Buffer): BlockOf =>
	(message) =>
		createHmac("sha256", key).update(message).digest();
const name = { table: "BAC01", shoe: "20251124-07", publicHex: "11".repeat(32) };

describe("a shoe", () => {
	it("is shuffled as the vector says", () => {
		const cards = shuffledShoe(name, blocksOf(seed));
		expect(cards.slice(0, 12).map(cardText).join(" ")).toBe("8H 5C 6H 6C KH JH TC 7C 8C 7C 7D QH");
		expect(cards.slice(-3).map(cardText).join(" ")).toBe("3H JS 8H");
		const hash = createHash("sha256").update(Buffer.from(cards)).digest("hex");
		expect(hash).toMatch(/^cbf3c693.*8c28cb$/);
		expect(cards.map((card) => readCard(cardText(card)))).toEqual(cards);
		expect(afterBurn(cards)).toBe(9);
	});

	it("lasts 81.5 hands of baccarat on average, 76 to 88", () => {
		const chance = seededChance(9);
		const counts = Array.from({ length: 60 }, () => {
			const key = Buffer.from(Array.from({ length: 32 }, () => chance.below(256)));
			const shoe = openShoe("baccarat", name, blocksOf(key));
			let { hand, position } = firstPlace(shoe);
			for (let shown = false; ; hand++) {
				position += dealRound("baccarat", shoe, { hand, position }).used;
				if (isLastRound("baccarat", { hand, position, shown })) return hand;
				shown = showsCut("baccarat", position);
			}
		});
		const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
		expect(mean).toBeGreaterThan(80.4);
		expect(mean).toBeLessThan(82.6);
		expect(Math.min(...counts)).toBeGreaterThan(73);
		expect(Math.max(...counts)).toBeLessThan(92);
	});

	it("a wheel turns by its series: the same round the same number", () => {
		const shoe = openShoe("bolt", name, blocksOf(seed));
		const first = dealRound("bolt", shoe, { hand: 3, position: 0 });
		expect(dealRound("bolt", shoe, { hand: 3, position: 0 })).toEqual(first);
		const { outcome } = first;
		expect(outcome.type === "ball" && outcome.lit.length >= 1 && outcome.lit.length <= 5).toBe(true);
		const seen = new Set<number>();
		for (let hand = 1; hand <= 400; hand++) {
			const spun = dealRound("roulette", shoe, { hand, position: 0 }).outcome;
			if (spun.type === "ball") seen.add(spun.number);
		}
		expect(seen.size).toBe(37);
	});
});
