import { describe, expect, test } from "vitest";
import { dropSymbols, stopReels } from "../board.ts";
import type { SlotEvent } from "../events.ts";
import { compileSet } from "../fast/compile.ts";
import type { PayTable } from "../pay-table.ts";
import { replayRound } from "../replay.ts";
import { playSpin } from "../spin.ts";
import { pear, plum, reelSet, scatter, smallTable } from "../testing/tables.ts";
import { liftLids } from "./lids.ts";

const lid = 4;
const table: PayTable = smallTable({
	award: { kind: "ways" },
	grid: { reels: 3, rows: 3 },
	symbols: [...smallTable().symbols, { code: "lid", role: "plain", pays: [], multiplier: 1 }],
});
const set = reelSet(
	[
		[plum, scatter, pear],
		[plum, scatter, scatter, pear],
		[plum, pear, scatter, scatter, pear],
	],
	{ cascades: true, lids: { symbol: lid, open: 1 } },
);

const spin = (stops: readonly number[]): readonly SlotEvent[] =>
	playSpin({ table, set, reels: "base", stops, shownMultiplier: 1 }).events;
const cascades = (events: readonly SlotEvent[]) => events.flatMap((event) => (event.type === "cascade" ? [event] : []));

describe("rows that are closed at first", () => {
	test("have a lid on each cell, and a stop names the symbol in the top open row", () => {
		expect(stopReels(set, { rows: 3, stops: [0, 1, 2] })).toEqual({
			board: [
				[lid, lid, plum],
				[lid, lid, scatter],
				[lid, lid, scatter],
			],
			tops: [0, 1, 2],
		});
	});

	test("lids win nothing, though they stand on every reel", () => {
		const { win, events } = playSpin({ table, set, reels: "base", stops: [0, 1, 0], shownMultiplier: 1 });
		expect(win).toBe(0);
		expect(events.map(({ type }) => type)).toEqual(["spin"]);
	});

	test("a reel from which something leaves opens its lowest closed row, and no other reel does", () => {
		const board = [
			[lid, lid, plum],
			[lid, lid, plum],
			[lid, lid, pear],
		];
		expect(liftLids(set, { board, removed: new Set([2, 5]) })).toEqual({
			removed: new Set([2, 5, 1, 4]),
			stays: new Set([0, 3, 6, 7]),
		});
		expect(liftLids(reelSet([]), { board, removed: new Set([2]) })).toEqual({
			removed: new Set([2]),
			stays: undefined,
		});
	});

	test("what comes from above comes in below the lids that stay on", () => {
		const stopped = stopReels(set, { rows: 3, stops: [0, 0, 0] });
		const fallen = dropSymbols(set, stopped, { removed: new Set([1, 2]), stays: new Set([0, 3, 4, 6, 7]) });
		expect(fallen.board).toEqual([
			[lid, scatter, pear],
			[lid, lid, plum],
			[lid, lid, plum],
		]);
		expect(fallen.tops).toEqual([1, 0, 0]);
	});
});

describe("a spin on reels that grow", () => {
	const events = spin([0, 0, 0]);

	test("tells which lids came off and which stay, cascade by cascade", () => {
		const [first, second] = cascades(events);
		expect(first).toMatchObject({ removed: [1, 2, 4, 5, 7, 8], stays: [0, 3, 6] });
		expect(first?.board).toEqual([0, 1, 2].map(() => [lid, scatter, pear]));
		expect(second).toMatchObject({ removed: [0, 2, 3, 5, 6, 8], stays: [] });
	});

	test("counts more ways as rows open", () => {
		const ways = events.flatMap((event) => (event.type === "ways-win" ? [[event.symbol, event.ways]] : []));
		expect(ways[0]).toEqual([plum, 1]);
		expect(replayRound(events).at(-1)?.board.flat()).not.toContain(lid);
	});

	test("comes to the same win in the fast engine, again and again from fresh lids", () => {
		const compiled = compileSet(table, set);
		const settle = (stops: readonly number[]): number => {
			for (const [reel, stop] of stops.entries()) compiled.place(reel, stop);
			return compiled.settle();
		};
		const all = [0, 1, 2].flatMap((a) => [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3, 4].map((c) => [a, b, c])));
		const naive = all.map((stops) => playSpin({ table, set, reels: "base", stops, shownMultiplier: 1 }));
		const lines = naive.map(({ events: told }) => told.reduce((sum, one) => sum + ("ways" in one ? one.pay : 0), 0));
		expect(all.map(settle)).toEqual(lines);
		expect(all.map(settle)).toEqual(lines);
	});
});
