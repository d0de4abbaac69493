// Lines are followed by what is prepared of each column. These hold it to the naive rule where single cells were changed, and
// where what was prepared for one spin is looked at in the next.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { findWins } from "../awards/index.ts";
import type { Award, PayTable, ReelSet } from "../pay-table.ts";
import { playSpin } from "../spin.ts";
import { pear, plum, randomTable, reelSet, smallTable, threeLines, wild } from "../testing/tables.ts";
import { compileSet } from "./compile.ts";
import type { CompiledSet } from "./compiled.ts";

const seed = 20_261_123;

function naive(table: PayTable, set: CompiledSet): number {
	const { reels, rows } = table.grid;
	const board = Array.from({ length: reels }, (_, reel) =>
		Array.from({ length: rows }, (__, row) => set.symbolAt(reel * rows + row)),
	);
	return findWins(board, { table, ladder: 1, floor: () => 0 }).reduce((sum, { pay }) => sum + pay, 0);
}

/** A random table of lines, plain: nothing falls, hides or expands in it. */
function tableOf(kind: "lines" | "both-ways", from: number): { readonly table: PayTable; readonly set: ReelSet } {
	const chance = seededChance(from);
	const { strips = [] } = randomTable(chance).modes[0]?.reels ?? {};
	const grid = { reels: strips.length, rows: 2 + chance.below(3) };
	const lines = Array.from({ length: 1 + chance.below(70) }, () => strips.map(() => chance.below(grid.rows)));
	const known = strips.map((strip) => strip.map((symbol) => symbol % smallTable().symbols.length));
	return { table: smallTable({ grid, award: { kind, lines } satisfies Award }), set: reelSet(known) };
}

describe.each(["lines", "both-ways"] as const)("cells that were changed by hand, in %s", (kind) => {
	test("win what the naive rule says, and are forgotten when their reel is placed again", () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat(), (tableSeed, spinSeed) => {
				const { table, set } = tableOf(kind, tableSeed);
				const compiled = compileSet(table, set);
				const chance = seededChance(spinSeed);
				for (let spin = 0; spin < 4; spin++) {
					const stops = set.strips.map(({ length }) => chance.below(length));
					for (const [reel, stop] of stops.entries()) compiled.place(reel, stop);
					const { win } = playSpin({ table, set, reels: "base", stops, shownMultiplier: 1 });
					const scattered = win - naive(table, compiled);
					expect(compiled.settle() + scattered).toBe(win);
					for (let change = chance.below(5); change > 0; change--) {
						const cell = chance.below(table.grid.reels * table.grid.rows);
						const symbol = [wild, plum, pear][chance.below(3)] ?? plum;
						compiled.put(cell, symbol);
						expect(compiled.symbolAt(cell)).toBe(symbol);
					}
					expect(compiled.settle()).toBe(naive(table, compiled));
				}
			}),
			{ seed, numRuns: 300 },
		);
	});
});

test("a reel that is placed where it stood shows again what its strip shows there", () => {
	const table = smallTable({ award: threeLines });
	const all = [plum, plum, plum];
	const set = compileSet(table, reelSet([all, all, all]));
	for (let reel = 0; reel < 3; reel++) set.place(reel, 0);
	const before = set.settle();
	set.put(0, pear);
	set.put(1, pear);
	expect(set.settle()).toBe(0);
	set.place(0, 0);
	expect([set.settle(), set.symbolAt(0)]).toEqual([before, plum]);
	expect(before).toBeGreaterThan(0);
});
