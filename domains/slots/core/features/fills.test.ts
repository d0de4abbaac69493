import { describe, expect, test } from "vitest";
import type { WinEvent } from "../awards/rule.ts";
import { compileSet } from "../fast/compile.ts";
import type { PayTable } from "../pay-table.ts";
import { replayRound } from "../replay.ts";
import { playSpin } from "../spin.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import { fill, holdWilds } from "./fills.ts";

const clusters: PayTable = smallTable({ award: { kind: "clusters", least: 3 }, grid: { reels: 3, rows: 2 } });
const fills = { full: 2, wild };
const cascading = { cascades: true, fills };

/** Three plums in the upper row, then five pears, then two plums below the wilds that those have left. */
const set = reelSet(
	[
		[scatter, plum, pear, plum, pear],
		[scatter, plum, pear, plum, pear],
		[scatter, scatter, pear, plum, scatter],
	],
	cascading,
);
const stops = [3, 3, 3];

const win = (cells: readonly number[]): WinEvent => ({
	type: "cluster-win",
	symbol: plum,
	count: cells.length,
	cells,
	multiplier: 1,
	pay: 10,
});

describe("cells that fill", () => {
	test("a win fills each of its cells by one part, however many wins share it", () => {
		const once = fill(set, new Map(), [win([0, 1]), win([1, 4])]);
		expect([...once]).toEqual([
			[0, 1],
			[1, 1],
			[4, 1],
		]);
		expect(fill(set, once, [win([1])]).get(1)).toBe(2);
		expect(once.get(1)).toBe(1);
	});

	test.each([
		[1, 2],
		[2, 3],
		[3, 3],
	])("a cell of %i parts has %i after a win: one beyond the full is done for good", (before, after) => {
		expect(fill(set, new Map([[5, before]]), [win([5])]).get(5)).toBe(after);
	});

	test("a set without them fills nothing, holds nothing and tells nothing", () => {
		const plain = reelSet([], { cascades: true });
		const empty = new Map<number, number>();
		expect(fill(plain, empty, [win([1])])).toBe(empty);
		const falling = { board: [[plum]], leaving: { removed: new Set([0]) } };
		expect(holdWilds(plain, empty, falling)).toEqual({ ...falling, events: [] });
	});
});

describe("a cell that is full", () => {
	const board = [
		[plum, pear],
		[plum, pear],
		[plum, pear],
	];
	const removed = new Set([0, 2, 4]);

	test("takes a wild in place of what won there, and keeps it while the rest falls", () => {
		const held = holdWilds(set, new Map([...removed].map((cell) => [cell, cell === 2 ? 2 : 1])), {
			board,
			leaving: { removed },
		});
		expect(held.board).toEqual([
			[plum, pear],
			[wild, pear],
			[plum, pear],
		]);
		expect(held.leaving).toEqual({ removed: new Set([0, 4]), stays: new Set([2]) });
		expect(held.events).toEqual([
			{
				type: "floor",
				tiles: [
					{ cell: 0, times: 1 },
					{ cell: 2, times: 2 },
					{ cell: 4, times: 1 },
				],
			},
			{ type: "become", symbol: wild, cells: [2], board: held.board },
		]);
	});

	test("one that was full before stays and is not told of as new", () => {
		const standing = [
			[plum, wild],
			[plum, pear],
			[plum, pear],
		];
		const held = holdWilds(set, new Map([[1, 2]]), { board: standing, leaving: { removed } });
		expect(held.leaving).toEqual({ removed, stays: new Set([1]) });
		expect(held.events.map(({ type }) => type)).toEqual(["floor"]);
	});

	test("one whose wild is used leaves and is told of no more", () => {
		const held = holdWilds(set, new Map([[0, 3]]), { board, leaving: { removed } });
		expect(held.leaving).toEqual({ removed, stays: new Set() });
		expect(held.events).toEqual([{ type: "floor", tiles: [] }]);
	});
});

describe("a spin over cells that fill", () => {
	const { events, win: won } = playSpin({ table: clusters, set, reels: "base", stops, shownMultiplier: 1 });

	test("holds a wild where it won twice, and the win that uses it takes it away", () => {
		expect(events.map(({ type }) => type)).toEqual([
			"spin",
			...["cluster-win", "floor", "cascade"],
			...["cluster-win", "floor", "become", "cascade"],
			...["cluster-win", "floor", "become", "cascade"],
		]);
		const falls = events.flatMap((event) => (event.type === "cascade" ? [[event.removed, event.stays]] : []));
		expect(falls).toEqual([
			[[0, 2, 4], []],
			[
				[1, 3],
				[0, 2, 4],
			],
			[
				[0, 2, 4],
				[1, 3],
			],
		]);
		// Three plums, five pears, and two plums with three wilds of two.
		expect(won).toBe(10 + 4 + 80);
		expect(replayRound(events).at(-1)?.win).toBe(won);
	});

	test("the next spin begins with every cell empty, in the fast engine as well", () => {
		const compiled = compileSet(clusters, set);
		const settle = (): number => {
			for (const [reel, stop] of stops.entries()) compiled.place(reel, stop);
			return compiled.settle();
		};
		const [first, ...others] = [settle(), settle(), settle()];
		expect(others).toEqual([first, first]);
	});
});
