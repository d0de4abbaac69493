import { describe, expect, test } from "vitest";
import type { Board } from "../events.ts";
import type { PayTable } from "../pay-table.ts";
import { pear, plum, scatter, smallTable, wild } from "../testing/tables.ts";
import { findWins } from "./index.ts";

const [w, s, p, r] = [wild, scatter, plum, pear];

/** Rows as they are seen, turned into columns. */
const seen = (...rows: number[][]): Board => (rows[0] ?? []).map((_, reel) => rows.map((row) => row[reel] ?? -1));

const paysOf = (table: PayTable, board: Board, ladder = 1) => findWins(board, { table, ladder }).map((win) => win.pay);

describe("lines", () => {
	const table = smallTable();

	test.each([
		["three on the top line", seen([p, p, p], [r, r, s]), [10]],
		["two on the top line", seen([p, p, r], [r, s, s]), [1]],
		["two of what pays from three on", seen([r, r, s], [p, s, s]), []],
		["from the left only", seen([r, p, p], [s, s, s]), []],
		["a gap ends it", seen([p, r, p], [s, s, s]), []],
		["a wild stands in and doubles", seen([p, w, p], [r, s, s]), [20]],
		["two wilds double twice", seen([p, w, w], [s, s, s]), [40]],
		["a wild alone after one symbol counts as two", seen([p, w, r], [s, s, s]), [2]],
		["a scatter is no line symbol", seen([s, s, s], [s, s, s]), []],
		["lines add up", seen([p, p, p], [r, r, r]), [10, 4]],
		["the bent line pays by itself", seen([p, r, p], [r, p, s]), [10]],
		["top, bottom and bent together", seen([p, p, p], [p, p, p]), [10, 10, 10]],
	] as const)("%s", (_, board, pays) => {
		expect(paysOf(table, board)).toEqual(pays);
	});

	test("a win names its line, its cells and its whole multiplier", () => {
		const [win] = findWins(seen([p, w, p], [r, s, s]), { table, ladder: 3 });
		expect(win).toEqual({
			type: "line-win",
			line: 0,
			symbol: p,
			count: 3,
			cells: [0, 2, 4],
			multiplier: 6,
			pay: 60,
		});
	});

	test("the bent line's cells are where it bends", () => {
		const [win] = findWins(seen([p, r, p], [r, p, s]), { table, ladder: 1 });
		expect(win?.type === "line-win" && [win.line, win.cells]).toEqual([2, [0, 3, 4]]);
	});
});

describe("lines from either end", () => {
	const table = smallTable({
		award: {
			kind: "both-ways",
			lines: [
				[0, 0, 0],
				[0, 1, 0],
				[0, 0, 1],
			],
		},
	});

	test.each([
		["a whole line pays once, a bent one by itself", seen([p, p, p], [r, s, r]), [10, 1]],
		["from the left", seen([p, p, r], [r, s, s]), [1, 1]],
		["from the right", seen([r, p, p], [s, r, s]), [1]],
		["from the right along a line that bends", seen([r, p, r], [s, s, p]), [1]],
		["a wild stands in from the right too", seen([s, w, p], [s, s, s]), [2]],
		["a wild at the end begins nothing", seen([s, p, w], [s, s, s]), []],
		["three of what pays from three on", seen([r, r, r], [s, s, s]), [4]],
	] as const)("%s", (_, board, pays) => {
		expect(paysOf(table, board)).toEqual(pays);
	});

	test("a win from the right names its line and its cells where they stand", () => {
		const wins = findWins(seen([r, s, p], [s, p, r]), { table, ladder: 2 });
		expect(wins.map((win) => win.type === "line-win" && [win.line, win.cells, win.multiplier, win.pay])).toEqual([
			[1, [3, 4], 2, 2],
		]);
	});
});

describe("ways", () => {
	const table = smallTable({ award: { kind: "ways" } });

	test.each([
		["one way", seen([p, p, p], [s, r, r]), [10]],
		["rows do not matter", seen([p, r, r], [s, p, p]), [10]],
		["two on one reel are two ways", seen([p, p, p], [s, p, r]), [20]],
		["two on each reel are eight ways", seen([p, p, p], [p, p, p]), [80]],
		["two reels pay what two pay", seen([p, p, r], [s, s, r]), [1]],
		["both symbols at once", seen([p, p, p], [r, r, r]), [10, 4]],
		["a doubling wild counts as two ways, for both symbols", seen([p, w, p], [r, s, r]), [20, 8]],
		["a wild beside the symbol adds its two to the one", seen([p, p, p], [s, w, s]), [30]],
		["nothing without the first reel", seen([s, p, p], [s, p, p]), []],
	] as const)("%s", (_, board, pays) => {
		expect(paysOf(table, board)).toEqual(pays);
	});

	test("a win names its ways and every cell that takes part, the wild's too", () => {
		const [win] = findWins(seen([p, w, p], [p, s, r]), { table, ladder: 2 });
		expect(win).toEqual({
			type: "ways-win",
			symbol: p,
			count: 3,
			ways: 4,
			cells: [0, 1, 2, 4],
			multiplier: 2,
			pay: 80,
		});
	});
});

describe("clusters", () => {
	const table = smallTable({ award: { kind: "clusters", least: 3 }, grid: { reels: 4, rows: 3 } });

	test.each([
		["three in a row", seen([p, p, p, s], [r, s, r, r], [s, r, s, s]), [10]],
		["three in a column", seen([p, s, s, s], [p, r, s, r], [p, s, r, s]), [10]],
		["a corner does not touch", seen([p, s, s, s], [s, p, s, s], [s, s, p, s]), []],
		["two are too few", seen([p, p, s, s], [s, s, r, r], [s, s, s, s]), []],
		["around a corner", seen([r, r, s, s], [s, r, s, s], [s, s, s, s]), [4]],
		["two clusters of one symbol", seen([p, s, p, s], [p, s, p, s], [p, s, p, s]), [10, 10]],
		["a wild joins two arms into one", seen([p, w, p, s], [s, s, s, s], [s, s, s, s]), [20]],
		["a wild serves two symbols", seen([p, p, s, s], [s, w, r, r], [s, s, s, s]), [20, 8]],
		["wilds alone are no cluster", seen([w, w, w, s], [s, s, s, s], [s, s, s, s]), []],
		["the last row does not touch the next column's first", seen([s, r, s, s], [s, r, s, s], [r, s, s, s]), []],
	] as const)("%s", (_, board, pays) => {
		expect(paysOf(table, board)).toEqual(pays);
	});

	test("a win names its size and its cells in order", () => {
		const [win] = findWins(seen([p, p, s, s], [p, p, s, s], [s, s, s, s]), { table, ladder: 5 });
		expect(win).toEqual({ type: "cluster-win", symbol: p, count: 4, cells: [0, 1, 3, 4], multiplier: 5, pay: 50 });
	});
});

test("an unknown symbol on the board is a bug", () => {
	expect(() => findWins([[9], [9], [9]], { table: smallTable({ grid: { reels: 3, rows: 1 } }), ladder: 1 })).toThrow(
		RangeError,
	);
});

describe("anywhere", () => {
	const table = smallTable({ award: { kind: "anywhere", least: 3 } });

	test.each([
		["three wherever they stand", seen([p, r, p], [r, p, s]), [10]],
		["fewer than the least win nothing, whatever two would pay", seen([p, r, p], [r, s, s]), []],
		["a wild counts and doubles", seen([p, w, p], [r, s, s]), [20]],
		["wilds alone are nobody's", seen([w, w, w], [s, s, s]), []],
		["a wild counts for every symbol at once", seen([p, w, p], [r, r, s]), [20, 8]],
		["scatters are not counted", seen([s, s, s], [s, s, p]), []],
		["the highest step that is reached", seen([r, r, r], [r, r, s]), [4]],
	] as const)("%s", (_, board, pays) => {
		expect(paysOf(table, board)).toEqual(pays);
	});

	test("a win names all its cells and the whole multiplier", () => {
		const [win] = findWins(seen([p, r, p], [r, p, w]), { table, ladder: 3 });
		expect(win).toEqual({
			type: "anywhere-win",
			symbol: p,
			count: 4,
			cells: [0, 3, 4, 5],
			multiplier: 6,
			pay: 60,
		});
	});
});
