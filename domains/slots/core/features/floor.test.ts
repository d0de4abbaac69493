import { describe, expect, test } from "vitest";
import { findWins } from "../awards/index.ts";
import type { WinEvent } from "../awards/rule.ts";
import { compileSet } from "../fast/compile.ts";
import type { PayTable } from "../pay-table.ts";
import { replayRound } from "../replay.ts";
import { playSpin } from "../spin.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import { floorTold, tread, worthOf } from "./floor.ts";

const clusters: PayTable = smallTable({ award: { kind: "clusters", least: 3 }, grid: { reels: 3, rows: 2 } });
const floor = { kind: "tiles" as const, worth: [2, 5, 9] };

/** Three plums in the upper row, then three pears, then nothing. */
const set = reelSet(
	[
		[pear, plum, scatter, scatter, scatter],
		[scatter, pear, plum, scatter, scatter, scatter],
		[scatter, scatter, pear, plum, scatter, scatter, scatter],
	],
	{ cascades: true, floor },
);
const stops = [1, 2, 3];
const win = (cells: readonly number[]): WinEvent => ({
	type: "cluster-win",
	symbol: plum,
	count: cells.length,
	cells,
	multiplier: 1,
	pay: 10,
});

describe("tiles that wins lay", () => {
	test("a cell counts each cascade once, however many wins share it", () => {
		const once = tread(set, new Map(), [win([0, 1]), win([1, 4])]);
		expect([...once]).toEqual([
			[0, 1],
			[1, 1],
			[4, 1],
		]);
		expect(tread(set, once, [win([1])]).get(1)).toBe(2);
		expect(once.get(1)).toBe(1);
	});

	test.each([
		[0, 0],
		[1, 2],
		[2, 5],
		[3, 9],
		[8, 9],
	])("after %i wins a tile is worth %i, and the last stays", (wins, worth) => {
		expect(worthOf(set, new Map([[7, wins]]))?.(7)).toBe(worth);
		expect(worthOf(set, new Map())?.(7)).toBe(0);
	});

	test("a set without a floor has none and tells none", () => {
		expect(worthOf(reelSet([]), new Map([[1, 1]]))).toBeUndefined();
		expect(floorTold(reelSet([]), new Map([[1, 1]]))).toEqual([]);
		expect(tread(reelSet([]), new Map(), [win([0, 1])]).size).toBe(0);
	});

	test("all that lie are told in the order of their cells", () => {
		const trodden = new Map([
			[5, 1],
			[2, 3],
		]);
		const tiles = [
			{ cell: 2, times: 9 },
			{ cell: 5, times: 2 },
		];
		expect(floorTold(set, trodden)).toEqual([{ type: "floor", tiles }]);
	});
});

describe("a cluster above tiles", () => {
	const board = [
		[plum, scatter],
		[plum, wild],
		[plum, scatter],
	];
	const paid = (below: (cell: number) => number) =>
		findWins(board, { table: clusters, ladder: 3, floor: below }).map(({ multiplier, pay }) => [multiplier, pay]);

	test("counts their sum, with the ladder and the wilds in it", () => {
		// Three plums and a wild of two: ten credits, x2 x3, and the tiles below 0 and 2.
		expect(paid((cell) => (cell === 0 ? 2 : cell === 4 ? 5 : 0))).toEqual([[42, 420]]);
	});

	test("counts once where none lies below it, or only beside it", () => {
		expect(paid(() => 0)).toEqual([[6, 60]]);
		expect(paid((cell) => (cell === 1 || cell === 5 ? 9 : 0))).toEqual([[6, 60]]);
	});
});

describe("a spin over a floor", () => {
	const { events, win: won } = playSpin({ table: clusters, set, reels: "base", stops, shownMultiplier: 1 });

	test("wins, lays, falls, and wins again above what it has laid", () => {
		expect(events.map(({ type }) => type)).toEqual([
			"spin",
			"cluster-win",
			"floor",
			"cascade",
			"cluster-win",
			"floor",
			"cascade",
			"scatter",
		]);
		const wins = events.flatMap((event) => (event.type === "cluster-win" ? [event] : []));
		expect(wins.map(({ symbol, multiplier, pay }) => [symbol, multiplier, pay])).toEqual([
			[plum, 1, 10],
			[pear, 6, 24],
		]);
		// Three scatters pay six besides, whatever lies below them.
		expect(won).toBe(40);
	});

	test("each floor tells all its tiles, the dearer in place of what lay there", () => {
		const told = events.flatMap((event) => (event.type === "floor" ? [event.tiles] : []));
		expect(told).toEqual([
			[0, 2, 4].map((cell) => ({ cell, times: 2 })),
			[0, 2, 4].map((cell) => ({ cell, times: 5 })),
		]);
		expect(replayRound(events).at(-1)?.win).toBe(40);
	});

	test("the next spin begins on a bare floor, in the fast engine as well", () => {
		const compiled = compileSet(clusters, set);
		const settle = (): number => {
			for (const [reel, stop] of stops.entries()) compiled.place(reel, stop);
			return compiled.settle();
		};
		expect([settle(), settle(), settle()]).toEqual([34, 34, 34]);
	});
});
