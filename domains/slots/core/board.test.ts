import { describe, expect, test } from "vitest";
import { cellsWhere, creditsFor, dropSymbols, stopReels, symbolOf } from "./board.ts";
import { expandWilds } from "./features/expand-wilds.ts";
import { countScatters, spinsFor } from "./features/scatters.ts";
import { endlessCascade, ladderAt, multiplierChange, playSpin } from "./spin.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "./testing/tables.ts";

const [w, s, p, r] = [wild, scatter, plum, pear];

describe("reels that stop", () => {
	const set = reelSet([
		[p, r, s, w],
		[r, p, p],
	]);

	test.each([
		[
			[0, 0],
			[
				[p, r],
				[r, p],
			],
		],
		[
			[2, 1],
			[
				[s, w],
				[p, p],
			],
		],
		[
			[3, 2],
			[
				[w, p],
				[p, r],
			],
		],
	])("stops %j show the strips from there on, closed to a ring", (stops, board) => {
		expect(stopReels(set, { rows: 2, stops })).toEqual({ board, tops: stops });
	});

	test("a stop that is missing and a strip that is empty are bugs", () => {
		expect(() => stopReels(set, { rows: 2, stops: [0] })).toThrow(RangeError);
		expect(() => stopReels(reelSet([[]]), { rows: 1, stops: [0] })).toThrow(RangeError);
	});
});

describe("symbols that fall", () => {
	const set = reelSet([[p, r, s, w]]);
	const stopped = stopReels(set, { rows: 3, stops: [1] });

	test.each([
		["nothing leaves", [], [r, s, w], 1],
		["the top one leaves", [0], [p, s, w], 0],
		["the lowest leaves: the rest falls", [2], [p, r, s], 0],
		["two leave, and the strip goes on around its end", [0, 2], [w, p, s], 3],
		["all leave", [0, 1, 2], [s, w, p], 2],
	])("%s", (_, removed, column, top) => {
		expect(dropSymbols(set, stopped, { removed: new Set(removed) })).toEqual({ board: [column], tops: [top] });
	});

	test("each column falls by itself", () => {
		const two = reelSet([
			[p, r, s],
			[s, p, r],
		]);
		const start = stopReels(two, { rows: 2, stops: [0, 0] });
		expect(dropSymbols(two, start, { removed: new Set([1, 2]) })).toEqual({
			board: [
				[s, p],
				[r, p],
			],
			tops: [2, 2],
		});
	});
});

describe("counting", () => {
	test("cells are numbered reel by reel, top to bottom", () => {
		const board = [
			[p, r],
			[r, p],
		];
		expect(cellsWhere(board, (symbol) => symbol === p)).toEqual([0, 3]);
	});

	test.each([
		[1, 0],
		[2, 1],
		[3, 10],
		[9, 10],
	])("%i plums pay %i", (count, credits) => {
		expect(creditsFor(symbolOf(smallTable(), p), count)).toBe(credits);
	});

	test.each([
		[0, 0],
		[2, 0],
		[3, 8],
		[4, 12],
		[7, 20],
	])("%i scatters give %i free spins", (count, spins) => {
		const gives = [
			{ count: 3, spins: 8 },
			{ count: 4, spins: 12 },
			{ count: 5, spins: 20 },
		];
		expect(spinsFor(gives, count)).toBe(spins);
	});

	test("scatters count anywhere, and pay from two on", () => {
		const table = smallTable();
		expect(
			countScatters(table, [
				[s, p],
				[p, r],
				[r, p],
			]),
		).toEqual({ count: 1, event: undefined });
		expect(
			countScatters(table, [
				[s, p],
				[p, r],
				[r, s],
			]),
		).toEqual({
			count: 2,
			event: { type: "scatter", symbol: s, count: 2, cells: [0, 5], pay: 6 },
		});
	});

	test("a table without a scatter counts none", () => {
		const table = smallTable({ symbols: smallTable().symbols.filter(({ role }) => role !== "scatter") });
		expect(countScatters(table, [[0, 0]])).toEqual({ count: 0, event: undefined });
	});
});

describe("wilds that expand", () => {
	test("fill their reel by their topmost wild, and tell it", () => {
		const board = [
			[p, r],
			[r, w],
			[w, w],
		];
		expect(expandWilds(smallTable(), board)).toEqual({
			board: [
				[p, r],
				[w, w],
				[w, w],
			],
			events: [
				{ type: "expand", reel: 1, symbol: w },
				{ type: "expand", reel: 2, symbol: w },
			],
		});
	});

	test("a scatter beneath an expanded wild still counts", () => {
		const set = reelSet(
			[
				[s, p],
				[w, s],
				[p, r],
			],
			{ expandWilds: true },
		);
		const spin = playSpin({ table: smallTable(), set, reels: "free", stops: [0, 0, 0], shownMultiplier: 1 });
		expect(spin.scatters).toBe(2);
		expect(spin.events.map(({ type }) => type)).toEqual(["spin", "expand", "line-win", "scatter"]);
	});
});

describe("a spin", () => {
	test("cascades until nothing wins, each step under the ladder's next multiplier", () => {
		const table = smallTable({
			award: { kind: "lines", lines: [[0, 0, 0]] },
			grid: { reels: 3, rows: 1 },
		});
		const set = reelSet(
			[
				[p, r, s],
				[p, r, r],
				[p, r, p],
			],
			{ cascades: true, ladder: [1, 2] },
		);
		const spin = playSpin({ table, set, reels: "base", stops: [1, 1, 1], shownMultiplier: 1 });
		expect(spin.events).toEqual([
			{ type: "spin", reels: "base", stops: [1, 1, 1], board: [[r], [r], [r]] },
			{ type: "line-win", line: 0, symbol: r, count: 3, cells: [0, 1, 2], multiplier: 1, pay: 4 },
			{ type: "cascade", step: 1, removed: [0, 1, 2], board: [[p], [p], [p]] },
			{ type: "multiplier", value: 2 },
			{ type: "line-win", line: 0, symbol: p, count: 3, cells: [0, 1, 2], multiplier: 2, pay: 20 },
			{ type: "cascade", step: 2, removed: [0, 1, 2], board: [[s], [r], [p]] },
		]);
		expect(spin.win).toBe(24);
	});

	test("a cascade that never ends is a bug of the table, and said so", () => {
		const set = reelSet([[p], [p], [p]], { cascades: true });
		const plan = { table: smallTable(), set, reels: "base", stops: [0, 0, 0], shownMultiplier: 1 } as const;
		expect(() => playSpin(plan)).toThrow(endlessCascade);
	});

	test.each([
		[0, 1],
		[1, 2],
		[2, 5],
		[9, 5],
	])("after %i cascades the ladder stands at %i", (step, value) => {
		expect(ladderAt(reelSet([], { ladder: [1, 2, 5] }), step)).toBe(value);
	});

	test("a multiplier is told only when it changes", () => {
		expect(multiplierChange({ before: 2, now: 2 })).toEqual([]);
		expect(multiplierChange({ before: 1, now: 3 })).toEqual([{ type: "multiplier", value: 3 }]);
	});
});
