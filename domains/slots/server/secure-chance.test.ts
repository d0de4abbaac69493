import { describe, expect, test } from "vitest";
import { secureChance } from "#platform/kernel/node";
import { payTables } from "../core/index.ts";

/** The upper quantile of chi-square by Wilson and Hilferty; z is the normal quantile. */
function chiSquareQuantile(freedom: number, z: number): number {
	const part = 2 / (9 * freedom);
	return freedom * (1 - part + z * Math.sqrt(part)) ** 3;
}

function chiSquare(observed: readonly number[], expected: readonly number[]): number {
	return observed.reduce(
		(sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1),
		0,
	);
}

/** One-sided 99 %, shared among `tests` run together (Bonferroni), as a normal quantile. */
const z99Over: Readonly<Record<number, number>> = { 3: 2.713, 15: 3.209 };

/** A true generator fails one run in a hundred at 99 %: it is then asked again, thrice in all; a broken one fails always. */
function expectThriceAtMost(run: () => boolean): void {
	expect(run() || run() || run()).toBe(true);
}

describe("the secure chance, on its final scaled output (GLI-19 3.3), at 99 % taken together", () => {
	test("every stop of every reel is equally likely: chi-square over the symbols that stop in the top row", () => {
		expectThriceAtMost(() => {
			const chance = secureChance();
			return payTables.every((table) => {
				const strips = table.modes[0]?.reels.strips ?? [];
				const counts = strips.map(() => table.symbols.map(() => 0));
				const rounds = 20_000;
				for (let round = 0; round < rounds; round++) {
					for (const [reel, strip] of strips.entries()) {
						const symbol = strip[chance.below(strip.length)] ?? 0;
						const row = counts[reel];
						if (row !== undefined) row[symbol] = (row[symbol] ?? 0) + 1;
					}
				}
				return strips.every((strip, reel) => {
					const there = table.symbols.map((_, index) => strip.filter((other) => other === index).length);
					const kept = there.flatMap((stops, index) => (stops > 0 ? [index] : []));
					const observed = kept.map((index) => counts[reel]?.[index] ?? 0);
					const expected = kept.map((index) => (rounds * (there[index] ?? 0)) / strip.length);
					return chiSquare(observed, expected) < chiSquareQuantile(kept.length - 1, z99Over[15] ?? 0);
				});
			});
		});
	});

	test("stops of neighbouring reels are independent: chi-square over the pairs", () => {
		expectThriceAtMost(() => {
			const chance = secureChance();
			return payTables.every((table) => {
				const [first = 1, second = 1] = (table.modes[0]?.reels.strips ?? []).map((strip) => strip.length);
				const counts = Array.from({ length: first * second }, () => 0);
				const draws = first * second * 20;
				for (let drawn = 0; drawn < draws; drawn++) {
					const at = chance.below(first) * second + chance.below(second);
					counts[at] = (counts[at] ?? 0) + 1;
				}
				const square = chiSquare(
					counts,
					counts.map(() => 20),
				);
				return square < chiSquareQuantile(counts.length - 1, z99Over[3] ?? 0);
			});
		});
	});
});
