import { describe, expect, test } from "vitest";
import { creditsFor } from "../board.ts";
import { payTables } from "../games.gen.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import { flatPays, plainMarks, wildWeights } from "./award.ts";
import { compileSet } from "./compile.ts";

describe("the tables of the fast engine", () => {
	test.each(payTables.map((table) => [table.game, table] as const))("pays of %s are the naive ones", (_, table) => {
		const most = table.award.kind === "clusters" ? table.grid.reels * table.grid.rows : table.grid.reels;
		const flat = flatPays(table, most);
		for (const [index, symbol] of table.symbols.entries()) {
			for (let count = 1; count <= most; count++) {
				expect(flat[index * (most + 1) + count]).toBe(creditsFor(symbol, count));
			}
		}
	});

	test("wilds have their multiplier, plain symbols their mark, scatters neither", () => {
		expect([...wildWeights(smallTable())]).toEqual([2, 0, 0, 0]);
		expect([...plainMarks(smallTable())]).toEqual([0, 0, 1, 1]);
	});
});

describe("a compiled set", () => {
	const table = smallTable();
	const set = compileSet(
		table,
		reelSet([
			[plum, pear, scatter],
			[wild, plum, scatter],
			[plum, scatter, scatter],
		]),
	);
	const settleAt = (...stops: number[]): number => {
		for (const [reel, stop] of stops.entries()) set.place(reel, stop);
		return set.settle();
	};

	test("knows its stops", () => {
		expect(set.lengths).toEqual([3, 3, 3]);
	});

	test.each([
		// Rows of two: line 0 on top, line 1 below, line 2 bent to the middle's lower row.
		[[0, 0, 0], 20 + 10],
		[[0, 1, 0], 10],
		[[1, 0, 1], 0],
		[[0, 0, 1], 2 + 1],
		[[2, 2, 2], 20],
	])("at stops %j wins %i credits", (stops, credits) => {
		expect(settleAt(...stops)).toBe(credits);
	});

	test.each([
		[0, 0, 0],
		[0, 1, 1],
		[1, 2, 1],
		[2, 1, 2],
		[2, 2, 1],
	])("reel %i at stop %i shows %i scatters, also across the strip's end", (reel, stop, scatters) => {
		expect(set.scattersAt(reel, stop)).toBe(scatters);
	});

	test("scatters are counted over all reels as they stand", () => {
		settleAt(1, 1, 1);
		expect(set.scatters()).toBe(1 + 1 + 2);
		settleAt(0, 0, 0);
		expect(set.scatters()).toBe(0 + 0 + 1);
	});

	test("after two reels that share nothing no win is possible", () => {
		const blocked = compileSet(
			table,
			reelSet([
				[pear, pear],
				[plum, plum],
				[pear, pear],
			]),
		);
		for (let reel = 0; reel < 3; reel++) blocked.place(reel, 0);
		expect(blocked.couldWin(1)).toBe(true);
		expect(blocked.couldWin(2)).toBe(false);
	});

	test("two of a symbol that pays for two are a win already", () => {
		const paid = compileSet(
			table,
			reelSet([
				[plum, plum],
				[plum, plum],
				[pear, pear],
			]),
		);
		for (let reel = 0; reel < 3; reel++) paid.place(reel, 0);
		expect(paid.couldWin(2)).toBe(true);
		expect(paid.couldWin(3)).toBe(true);
	});
});
