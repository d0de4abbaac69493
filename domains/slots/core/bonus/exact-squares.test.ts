import { describe, expect, test } from "vitest";
import { seededChance, toNumber } from "#platform/kernel";
import { payTables } from "../games.gen.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import { bonusOf } from "./index.ts";

const strips = [
	[plum, pear, scatter, pear],
	[plum, wild, pear, plum],
	[plum, pear, scatter, pear],
];
const plainStrips = strips.map((strip) => strip.map((symbol) => (symbol === scatter ? plum : symbol)));
const unscattered = smallTable().symbols.map((symbol) =>
	symbol.role === "scatter" ? { ...symbol, role: "plain" as const } : symbol,
);

const hold = {
	kind: "hold" as const,
	least: 2,
	respins: 2,
	landing: { of: 1, in: 4 },
	coins: [
		{ credits: 3, weight: 3 },
		{ credits: 10, weight: 1 },
	],
	full: 100,
};
const voyage = bonusOf(payTables.find(({ game }) => game === "dhow-race") ?? smallTable());
const wheel = bonusOf(payTables.find(({ game }) => game === "orrery") ?? smallTable());
const jars = bonusOf(payTables.find(({ game }) => game === "onggi") ?? smallTable());

const rising = { kind: "rising" as const, reels: reelSet(strips), awards: [{ count: 2, spins: 5 }], most: 3 };
const respins = { kind: "respins" as const, reels: reelSet(plainStrips, { expandWilds: true }) };
const grow = { kind: "grow" as const, reels: reelSet(plainStrips) };

describe("the square of a bonus's win is known exactly where its mean is", () => {
	test.each([
		["hold and win from two coins", bonusOf(smallTable({ bonus: hold })), 2],
		["hold and win from five coins", bonusOf(smallTable({ bonus: hold })), 5],
		["a pick that a storm halves", voyage, 1],
		["a pick behind a wheel", wheel, 1],
		["a pick that an empty cover ends", jars, 1],
		["a multiplier that rises", bonusOf(smallTable({ bonus: rising })), 5],
		["respins of held reels", bonusOf(smallTable({ symbols: unscattered, bonus: respins })), 0b010],
		[
			"a win that grows",
			bonusOf(smallTable({ symbols: unscattered, award: { kind: "ways" }, bonus: grow })),
			2 * 4 + 1,
		],
	])("%s", (_, bonus, given) => {
		const exact = bonus?.exact?.(given);
		if (bonus === undefined || exact === undefined) throw new Error("no such bonus");
		const play = bonus.fast(seededChance(20_261_124));
		const rounds = 300_000;
		let [won, squares, fourths] = [0, 0, 0];
		for (let round = 0; round < rounds; round++) {
			const win = play(given);
			won += win;
			squares += win ** 2;
			fourths += win ** 4;
		}
		const [mean, square] = [won / rounds, squares / rounds];
		const [meanError, squareError] = [square - mean ** 2, fourths / rounds - square ** 2].map(
			(spread) => 4 * Math.sqrt(spread / rounds) + 1e-9,
		);
		expect(Math.abs(toNumber(exact.mean) - mean)).toBeLessThan(meanError ?? 0);
		expect(Math.abs(toNumber(exact.meanSquare) - square)).toBeLessThan(squareError ?? 0);
	});
});

test("a hold that begins on a full board is at its end: it pays its full award, for certain", () => {
	expect(bonusOf(smallTable({ bonus: hold }))?.exact?.(6)).toEqual({
		mean: { numerator: 100n, denominator: 1n },
		meanSquare: { numerator: 10_000n, denominator: 1n },
		top: { numerator: 1n, denominator: 1n },
	});
});
