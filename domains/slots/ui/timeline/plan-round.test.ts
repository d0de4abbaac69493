import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SlotEvent } from "../../core/index.ts";
import { fallsOf } from "./falls.ts";
import { countedAfter, finalBoard, planRound } from "./plan-round.ts";
import { lengthOf } from "./step-length.ts";

const bet: SlotEvent = { type: "bet", mode: "spin", cost: 20 };
const board = [
	[2, 3, 4],
	[2, 0, 5],
	[6, 7, 8],
];
const spin: SlotEvent = { type: "spin", reels: "base", stops: [1, 2, 3], board };
const win = { symbol: 2, count: 3, cells: [0, 3, 6], multiplier: 1 };
const kinds = (events: readonly SlotEvent[]): string[] => planRound(events).map((step) => step.kind);

describe("the plan of a round", () => {
	it("a losing spin turns and ends, and celebrates nothing", () => {
		expect(planRound([spin, { type: "total", win: 0 }])).toEqual([
			{ kind: "turn", reels: "base", stops: [1, 2, 3], board },
			{ kind: "total", win: 0, celebrate: false },
		]);
	});

	it("cells that turn into a symbol do so before the wins that they make", () => {
		const turned = board.map((column) => column.map((symbol) => (symbol === 6 ? 2 : symbol)));
		const become: SlotEvent = { type: "become", symbol: 2, cells: [6], board: turned };
		const steps = planRound([bet, spin, become, { type: "line-win", line: 0, ...win, pay: 5 }]);
		expect(steps[1]).toEqual({ kind: "become", symbol: 2, cells: [6], board: turned });
		expect(steps.map((step) => lengthOf(step, 5)).every((length) => length > 0)).toBe(true);
		expect(finalBoard(steps)).toEqual(turned);
	});

	it("wins of one evaluation are lit together and counted on", () => {
		const steps = planRound([
			spin,
			{ type: "line-win", line: 4, ...win, pay: 10 },
			{ type: "line-win", line: 7, ...win, pay: 25 },
			{ type: "scatter", symbol: 1, count: 3, cells: [1, 4, 8], pay: 40 },
			{ type: "total", win: 75 },
		]);
		expect(steps[1]).toMatchObject({ kind: "wins", before: 0, after: 35 });
		expect(steps[1]).toHaveProperty("wins.length", 2);
		expect(steps[1]).toHaveProperty("wins.0.line", 4);
		expect(steps[2]).toMatchObject({ kind: "scatter", before: 35, after: 75 });
		expect(steps.map(countedAfter)).toEqual([undefined, 35, 75, 75]);
	});

	it.each([
		[19, false],
		[20, false],
		[21, true],
	])("RTS 14F: a return of %i on a stake of 20 is celebrated: %s", (credits, celebrate) => {
		expect(planRound([bet, spin, { type: "total", win: credits }]).at(-1)).toEqual({
			kind: "total",
			win: credits,
			celebrate,
		});
	});

	it("an expanded reel is wild all over on the board that follows", () => {
		const steps = planRound([spin, { type: "expand", reel: 1, symbol: 0 }]);
		expect(finalBoard(steps)).toEqual([board[0], [0, 0, 0], board[2]]);
	});

	it("kept wilds stand on the board that follows, and walk before the reels turn", () => {
		const kept = [board[0] ?? [], [0, 0, 0], board[2] ?? []];
		const steps = planRound([
			{ type: "walk", symbol: 0, cells: [3] },
			spin,
			{ type: "wilds", symbol: 0, cells: [3, 4, 5], board: kept },
			{ type: "cap", win: 900 },
		]);
		expect(steps.map(({ kind }) => kind)).toEqual(["walk", "turn", "wilds", "cap"]);
		expect(finalBoard(steps)).toEqual(kept);
	});

	it("the coins of a hold are counted once, at its end", () => {
		const coins = [{ cell: 0, credits: 50 }];
		const steps = planRound([
			spin,
			{ type: "line-win", line: 4, ...win, pay: 10 },
			{ type: "hold-start", coins, respins: 3 },
			{ type: "hold-respin", coins: [], left: 2 },
			{ type: "hold-end", count: 6, full: false, pay: 300 },
			{ type: "total", win: 310 },
		]);
		expect(steps.map(({ kind }) => kind)).toEqual(["turn", "wins", "hold-start", "hold-respin", "hold-end", "total"]);
		expect(steps[4]).toEqual({ kind: "hold-end", full: false, before: 10, after: 310 });
		expect(steps.map(countedAfter)).toEqual([undefined, 10, undefined, undefined, 310, 310]);
		expect(steps.every((step) => lengthOf(step, 5) >= 0)).toBe(true);
	});

	it("what a slab takes in is shown in its order, and counted with the rest at the end", () => {
		const steps = planRound([
			spin,
			{ type: "hold-start", coins: [{ cell: 0, credits: 50 }], respins: 3 },
			{ type: "hold-respin", coins: [{ cell: 1, credits: 25, gathers: true }], left: 3 },
			{ type: "gather", cell: 1, from: [0], credits: 75 },
			{ type: "hold-end", count: 1, full: false, pay: 75 },
		]);
		expect(steps[2]).toMatchObject({ kind: "hold-respin", coins: [{ gathers: true }] });
		expect(steps[3]).toEqual({ kind: "gather", cell: 1, from: [0], credits: 75 });
		expect(steps.map((step) => lengthOf(step, 5) > 0)).toEqual([true, true, true, true, true]);
		expect(steps.map(countedAfter).at(-1)).toBe(75);
	});

	it("held reels stay on the board of a respin", () => {
		const kept = [board[0] ?? [], [0, 0, 0], board[2] ?? []];
		const steps = planRound([
			spin,
			{ type: "expand", reel: 1, symbol: 0 },
			{ type: "respin", held: [1], symbol: 0, stops: [4, 0, 6], board: kept },
		]);
		expect(steps[2]).toEqual({ kind: "respin", held: [1], symbol: 0, stops: [4, 0, 6], board: kept });
		expect(finalBoard(steps)).toEqual(kept);
		expect(steps.map((step) => lengthOf(step, 3))).toEqual([1_170, 560, 1_170]);
	});

	it("reels that turn as one are told with the turn that follows, and with no other", () => {
		const steps = planRound([{ type: "joined", reels: [1, 2] }, spin, spin]);
		expect(steps[0]).toMatchObject({ kind: "turn", joined: [1, 2] });
		expect(steps[1]).not.toHaveProperty("joined");
	});

	it("reels that a win fills turn into its symbol before the others turn; filled all over, nothing turns", () => {
		const full = board.map(() => [0, 0, 0]);
		const part = [[0, 0, 0], [0, 0, 0], board[2] ?? []];
		const steps = planRound([
			spin,
			{ type: "respin", held: [0, 1], symbol: 0, stops: [0, 0, 6], board: part },
			{ type: "respin", held: [0, 1, 2], symbol: 0, stops: [0, 0, 0], board: full },
		]);
		expect(steps.map(({ kind }) => kind)).toEqual(["turn", "become", "respin", "become", "respin"]);
		expect(steps[1]).toMatchObject({ symbol: 0, board: part });
		expect(steps[3]).toMatchObject({ board: full });
		expect(steps.map((step) => lengthOf(step, 3))).toEqual([1_170, 560, 1_170, 560, 0]);
	});

	it("what was picked is counted once, at the end of the picks", () => {
		const steps = planRound([
			spin,
			{ type: "scatter", symbol: 1, count: 3, cells: [1, 4, 8], pay: 40 },
			{ type: "pick-start", covers: 9, times: 2 },
			{ type: "pick", find: { kind: "credits", credits: 30 }, found: 30 },
			{ type: "pick", find: { kind: "end" }, found: 30 },
			{ type: "pick-end", pay: 60, rest: [{ kind: "credits", credits: 80 }] },
			{ type: "total", win: 100 },
		]);
		expect(steps.map(({ kind }) => kind)).toEqual([
			"turn",
			"scatter",
			"pick-start",
			"pick",
			"pick",
			"pick-end",
			"total",
		]);
		expect(steps[5]).toEqual({ kind: "pick-end", before: 40, after: 100, rest: [{ kind: "credits", credits: 80 }] });
		expect(steps.map(countedAfter)).toEqual([undefined, 40, undefined, undefined, undefined, 100, 100]);
	});

	it("a doubling shows both sides and counts what it pays", () => {
		const steps = planRound([
			{ type: "bet", mode: "double-up", cost: 24 },
			{ type: "double-up", round: "r", step: 1, picked: "left", drawn: "left", pay: 48 },
			{ type: "total", win: 48 },
		]);
		expect(steps).toEqual([
			{ kind: "double-up", picked: "left", drawn: "left", before: 0, after: 48 },
			{ kind: "total", win: 48, celebrate: true },
		]);
		expect(steps.map((step) => lengthOf(step, 3) > 0)).toEqual([true, true]);
		expect(finalBoard(steps)).toBeUndefined();
	});

	it("cascades keep their wins apart", () => {
		const cluster: SlotEvent = {
			type: "cluster-win",
			symbol: 3,
			count: 5,
			cells: [0, 1, 2, 3, 4],
			multiplier: 1,
			pay: 5,
		};
		const falls: SlotEvent = { type: "cascade", step: 1, removed: [0, 1, 2, 3, 4], board };
		expect(
			kinds([spin, cluster, falls, { type: "multiplier", value: 2 }, cluster, { type: "total", win: 10 }]),
		).toEqual(["turn", "wins", "cascade", "multiplier", "wins", "total"]);
	});

	it("tiles are laid after the wins that lay them, before these fall", () => {
		const tiles = [{ cell: 0, times: 2 }];
		const falls: SlotEvent = { type: "cascade", step: 1, removed: [0], board };
		const steps = planRound([spin, { type: "cluster-win", ...win, pay: 5 }, { type: "floor", tiles }, falls]);
		expect(steps.map(({ kind }) => kind)).toEqual(["turn", "wins", "floor", "cascade"]);
		expect(steps[2]).toEqual({ kind: "floor", tiles });
		expect(steps.every((step) => lengthOf(step, 3) > 0)).toBe(true);
	});

	it("free spins begin, count, grow and end", () => {
		const events: SlotEvent[] = [
			spin,
			{ type: "free-spins-start", spins: 8 },
			{ type: "free-spin", number: 1, of: 8 },
			{ ...spin, reels: "free" },
			{ type: "free-spins-more", spins: 3, of: 11 },
			{ type: "free-spins-end", spins: 11, win: 0 },
			{ type: "total", win: 0 },
		];
		expect(kinds(events)).toEqual(["turn", "free-start", "free-spin", "turn", "free-more", "free-end", "total"]);
	});

	it("every step has a length, and only what celebrates nothing has none", () => {
		const steps = planRound([spin, { type: "ways-win", ways: 6, ...win, pay: 1 }, { type: "total", win: 1 }]);
		expect(steps.map((step) => lengthOf(step, 5))).toEqual([1_470, 1_160, 0]);
	});
});

describe("the ways of a cascade", () => {
	it("what is left keeps its order, the new comes from above", () => {
		expect(fallsOf({ removed: [1, 2], board: [[9, 8, 4]] })).toEqual([
			{ reel: 0, symbol: 9, from: -2, to: 0 },
			{ reel: 0, symbol: 8, from: -1, to: 1 },
			{ reel: 0, symbol: 4, from: 0, to: 2 },
		]);
	});

	it("what stays in its cell is fallen past, and the new comes from behind the lids that stay on", () => {
		expect(fallsOf({ removed: [3], stays: [0, 2], board: [[7, 5, 9, 4]] })).toEqual([
			{ reel: 0, symbol: 7, from: 0, to: 0 },
			{ reel: 0, symbol: 5, from: 0, to: 1 },
			{ reel: 0, symbol: 9, from: 2, to: 2 },
			{ reel: 0, symbol: 4, from: 1, to: 3 },
		]);
	});

	it("nothing rises, no two end in one place, and as many come as went", () => {
		const cells = fc.uniqueArray(fc.nat(24), { maxLength: 25 });
		fc.assert(
			fc.property(cells, (removed) => {
				const after = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
				const falls = fallsOf({ removed, board: after });
				expect(falls.every((fall) => fall.from <= fall.to)).toBe(true);
				expect(new Set(falls.map((fall) => fall.reel * 5 + fall.to)).size).toBe(25);
				expect(falls.filter((fall) => fall.from < 0)).toHaveLength(removed.length);
			}),
		);
	});
});
