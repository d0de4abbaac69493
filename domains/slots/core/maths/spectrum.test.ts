import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { drawsOf } from "../board.ts";
import { spinsFor } from "../features/scatters.ts";
import type { PayTable, ReelSet } from "../pay-table.ts";
import { endlessCascade, playSpin } from "../spin.ts";
import { pear, plum, randomTable, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import { scatterReached, stepReached } from "./reached.ts";
import { enumerateSpectrum, type Spectrum, sumOver, topOf } from "./spectrum.ts";

/** Every stop of every reel by the naive engine: slow, and beyond doubt. */
function bruteForce(table: PayTable, set: ReelSet): Map<string, number> {
	const counts = new Map<string, number>();
	const gives = table.freeSpins?.awards ?? [];
	const turn = (stops: readonly number[]): void => {
		const length = drawsOf(set)[stops.length];
		if (length !== undefined) {
			for (let stop = 0; stop < length; stop++) turn([...stops, stop]);
			return;
		}
		const { win, scatters } = playSpin({ table, set, reels: "base", stops, shownMultiplier: 1 });
		const key = `${spinsFor(gives, scatters)}/${win}`;
		counts.set(key, (counts.get(key) ?? 0) + 1);
	};
	turn([]);
	return counts;
}

function flat(spectrum: Spectrum): Map<string, number> {
	return new Map(
		[...spectrum.byGiven].flatMap(([given, wins]) =>
			[...wins].map(([win, times]): [string, number] => [`${given}/${win}`, times]),
		),
	);
}

const spectrumOf = (table: PayTable, set: ReelSet): Spectrum =>
	enumerateSpectrum({ table, set, gives: table.freeSpins?.awards ?? [] });

const setOf = (table: PayTable): ReelSet => table.modes[0]?.reels ?? reelSet([]);

describe("the enumeration", () => {
	test("is the naive engine's count of every combination, on random tables of every kind", () => {
		fc.assert(
			fc.property(fc.nat(), (from) => {
				const drawn = randomTable(seededChance(from));
				const set = {
					...setOf(drawn),
					strips: setOf(drawn)
						.strips.slice(0, 3)
						.map((strip) => strip.slice(-6)),
				};
				const grid = { ...drawn.grid, reels: 3 };
				const award =
					"lines" in drawn.award
						? { kind: drawn.award.kind, lines: drawn.award.lines.map((line) => line.slice(0, 3)) }
						: drawn.award;
				const table = { ...drawn, grid, award };
				try {
					expect(flat(spectrumOf(table, set))).toEqual(bruteForce(table, set));
				} catch (error) {
					if (!(error instanceof RangeError && error.message === endlessCascade)) throw error;
					expect(() => bruteForce(table, set)).toThrow(endlessCascade);
				}
			}),
			{ seed: 31, numRuns: 120 },
		);
	});

	test("of the small table can be checked by hand: 4 x 4 x 4 combinations", () => {
		const table = smallTable();
		const spectrum = spectrumOf(table, setOf(table));
		expect(spectrum.combinations).toBe(64);
		expect(sumOver(spectrum, () => 1)).toBe(64);
		// Each reel shows its one scatter at two of its four stops.
		expect(spectrum.scatterHits.slice(0, 4)).toEqual([8, 24, 24, 8]);
		expect(spectrum.scatterCredits).toBe(6 * 32);
	});

	test("tells the tally's credits and the scatters' together as all that is won", () => {
		const table = smallTable();
		const spectrum = spectrumOf(table, setOf(table));
		const tallied = spectrum.tally.bySymbol.reduce((sum, credits) => sum + credits, 0);
		expect(tallied + spectrum.scatterCredits).toBe(sumOver(spectrum, (win) => win));
	});

	test("reports how far it has come, up to the end", () => {
		const seen: number[] = [];
		const table = smallTable();
		enumerateSpectrum({ table, set: setOf(table), gives: [], progress: (done) => seen.push(done) });
		expect(seen).toEqual([0.25, 0.5, 0.75, 1]);
	});

	test("keeps combinations that give free spins apart", () => {
		const table = smallTable();
		const spectrum = enumerateSpectrum({ table, set: setOf(table), gives: [{ count: 3, spins: 5 }] });
		expect([...spectrum.byGiven.keys()].sort()).toEqual([0, 5]);
		expect(sumOver(spectrum, () => 1, 5)).toBe(8);
	});
});

describe("what can be read from it", () => {
	test("the top is the greatest win over all, with all its combinations", () => {
		const table = smallTable();
		const set = reelSet([
			[plum, pear],
			[plum, wild],
			[plum, scatter],
		]);
		const counted = [...bruteForce(table, set)].map(([key, times]) => [Number(key.split("/")[1]), times] as const);
		const greatest = Math.max(...counted.map(([win]) => win));
		const times = counted.filter(([win]) => win === greatest).reduce((sum, [, count]) => sum + count, 0);
		expect(topOf(spectrumOf(table, set))).toEqual({ win: greatest, combinations: times });
	});

	test("a table that never wins has no top", () => {
		const table = smallTable();
		const set = reelSet([
			[pear, pear],
			[plum, plum],
			[plum, plum],
		]);
		expect(topOf(spectrumOf(table, set))).toEqual({ win: 0, combinations: 8 });
	});

	test("which awards can be met", () => {
		const table = smallTable();
		const spectrum = spectrumOf(
			table,
			reelSet([
				[plum, pear],
				[plum, pear],
				[pear, scatter],
			]),
		);
		expect(stepReached(spectrum, { symbol: plum, from: 2, until: 3 })).toBe(true);
		expect(stepReached(spectrum, { symbol: plum, from: 3, until: Number.POSITIVE_INFINITY })).toBe(false);
		expect(stepReached(spectrum, { symbol: pear, from: 3, until: Number.POSITIVE_INFINITY })).toBe(true);
		expect(scatterReached(spectrum, { from: 1, until: 2 })).toBe(true);
		expect(scatterReached(spectrum, { from: 2, until: Number.POSITIVE_INFINITY })).toBe(false);
	});
});
