import { describe, expect, test } from "vitest";
import { drawsOf, putSymbol } from "../board.ts";
import type { SlotEvent } from "../events.ts";
import type { PayTable, ReelSet } from "../pay-table.ts";
import { replayRound } from "../replay.ts";
import { playSpin } from "../spin.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import { reveal } from "./reveal.ts";

const mask = 4;
const { symbols } = smallTable();
const masked: PayTable["symbols"] = [...symbols, { code: "mask", role: "plain", pays: [], multiplier: 1 }];

function spin(table: PayTable, set: ReelSet, stops: readonly number[]): readonly SlotEvent[] {
	return playSpin({ table, set, reels: "base", stops, shownMultiplier: 1 }).events;
}

const becoming = (events: readonly SlotEvent[]) => events.flatMap((event) => (event.type === "become" ? [event] : []));

describe("a symbol that hides another", () => {
	const table = smallTable({ symbols: masked });
	const set = reelSet(
		[
			[mask, plum],
			[mask, pear, pear],
			[pear, mask],
		],
		{ mystery: { symbol: mask, into: [plum, pear, pear] } },
	);

	test("takes one draw more than there are reels", () => {
		expect(drawsOf(set)).toEqual([2, 3, 2, 3]);
		expect(drawsOf(reelSet([[plum], [plum, pear]]))).toEqual([1, 2]);
	});

	test("turns into what was drawn, wherever it stands, before anything is counted", () => {
		const events = spin(table, set, [0, 0, 0, 1]);
		expect(becoming(events)).toEqual([
			{
				type: "become",
				symbol: pear,
				cells: [0, 2, 5],
				board: [
					[pear, plum],
					[pear, pear],
					[pear, pear],
				],
			},
		]);
		expect(events.map(({ type }) => type)).toEqual(["spin", "become", "line-win", "line-win"]);
		expect(replayRound(events).at(-1)?.board[0]).toEqual([pear, plum]);
	});

	test("another draw makes another board of the same stops", () => {
		expect(becoming(spin(table, set, [0, 0, 0, 0])).map(({ symbol }) => symbol)).toEqual([plum]);
	});

	test("where none stands nothing is told", () => {
		const bare = reelSet(
			[
				[plum, pear],
				[pear, pear],
				[pear, pear],
			],
			{ mystery: { symbol: mask, into: [plum] } },
		);
		expect(becoming(spin(table, bare, [0, 0, 0, 0]))).toEqual([]);
	});

	test("a draw that is missing is a bug", () => {
		expect(() => reveal(set, { board: [], stop: undefined })).toThrow(RangeError);
		expect(reveal(reelSet([]), { board: [[plum]], stop: undefined })).toEqual({ board: [[plum]], events: [] });
	});
});

describe("a wild that each win leaves behind", () => {
	const table = smallTable({ award: { kind: "ways" } });
	const set = reelSet(
		[
			[scatter, scatter, scatter, pear, plum],
			[scatter, scatter, pear, plum],
			[scatter, scatter, scatter, plum],
		],
		{ cascades: true, leaves: wild, ladder: [1, 2] },
	);
	const events = spin(table, set, [3, 2, 3]);

	test("stands in the lowest cell of the win's last reel, and the rest leaves", () => {
		expect(becoming(events)[0]).toMatchObject({ symbol: wild, cells: [4] });
		const fall = events.find((event) => event.type === "cascade");
		expect(fall).toMatchObject({ removed: [1, 3] });
		expect(fall?.type === "cascade" && fall.board[2]).toEqual([wild, scatter]);
	});

	test("counts in the wins that follow", () => {
		const wins = events.flatMap((event) => (event.type === "ways-win" ? [event] : []));
		expect(wins.map(({ symbol, cells, pay }) => [symbol, cells, pay])).toEqual([
			[plum, [1, 3, 4], 10],
			[pear, [1, 3, 4], 16],
		]);
	});
});

test("symbols are put into their cells and nowhere else", () => {
	const board = [
		[plum, plum],
		[pear, pear],
	];
	expect(putSymbol(board, { symbol: wild, cells: new Set([1, 2]) })).toEqual([
		[plum, wild],
		[wild, pear],
	]);
});
