import { describe, expect, test } from "vitest";
import type { SlotEvent } from "./events.ts";
import { applyEvent, emptyRound, replayRound, type ShownRound } from "./replay.ts";

const board = [
	[1, 2],
	[3, 4],
];

const shown = (changes: Partial<ShownRound>): ShownRound => ({ ...emptyRound, board, ...changes });

const win = { symbol: 2, count: 3, cells: [0, 2, 4], multiplier: 1, pay: 25 } as const;

/** One line an event: before, the event, after. */
const steps: readonly (readonly [string, ShownRound, SlotEvent, ShownRound])[] = [
	[
		"a bet clears what the last round left",
		shown({ win: 70, multiplier: 8, over: true }),
		{ type: "bet", mode: "standard", cost: 20 },
		emptyRound,
	],
	["a spin shows its board", emptyRound, { type: "spin", reels: "base", stops: [0, 1], board }, shown({})],
	[
		"a cascade shows the board it leaves",
		shown({ win: 5 }),
		{
			type: "cascade",
			step: 1,
			removed: [0],
			board: [
				[9, 2],
				[3, 4],
			],
		},
		shown({
			win: 5,
			board: [
				[9, 2],
				[3, 4],
			],
		}),
	],
	[
		"a reel that expands is of one symbol",
		shown({}),
		{ type: "expand", reel: 1, symbol: 0 },
		shown({
			board: [
				[1, 2],
				[0, 0],
			],
		}),
	],
	["a line win is counted on", shown({ win: 5 }), { type: "line-win", line: 3, ...win }, shown({ win: 30 })],
	["a ways win is counted on", shown({}), { type: "ways-win", ways: 4, ...win }, shown({ win: 25 })],
	["a win anywhere is counted on", shown({ win: 5 }), { type: "anywhere-win", ...win }, shown({ win: 30 })],
	[
		"kept wilds stand on their board",
		shown({}),
		{
			type: "wilds",
			symbol: 0,
			cells: [0],
			board: [
				[0, 2],
				[3, 4],
			],
		},
		shown({
			board: [
				[0, 2],
				[3, 4],
			],
		}),
	],
	["wilds that walk change nothing yet", shown({ win: 5 }), { type: "walk", symbol: 0, cells: [1] }, shown({ win: 5 })],
	["a hold shows the board it began on", shown({}), { type: "hold-start", coins: [], respins: 3 }, shown({})],
	["a respin, too", shown({ win: 2 }), { type: "hold-respin", coins: [], left: 1 }, shown({ win: 2 })],
	["what a slab takes in is not counted yet", shown({}), { type: "gather", cell: 1, from: [0], credits: 9 }, shown({})],
	[
		"the coins of a hold are counted on",
		shown({ win: 2 }),
		{ type: "hold-end", count: 7, full: false, pay: 40 },
		shown({ win: 42 }),
	],
	[
		"a cap is what the free spins have won",
		shown({ freeSpins: { number: 2, of: 8, win: 900 } }),
		{ type: "cap", win: 800 },
		shown({ freeSpins: { number: 2, of: 8, win: 800 } }),
	],
	["a cluster is counted on", shown({}), { type: "cluster-win", ...win }, shown({ win: 25 })],
	[
		"scatters are counted on",
		shown({ win: 1 }),
		{ type: "scatter", symbol: 1, count: 3, cells: [0, 2, 4], pay: 40 },
		shown({ win: 41 }),
	],
	["a multiplier stands until the next", shown({}), { type: "multiplier", value: 5 }, shown({ multiplier: 5 })],
	[
		"free spins begin at none played",
		shown({ win: 40 }),
		{ type: "free-spins-start", spins: 10 },
		shown({ win: 40, freeSpins: { number: 0, of: 10, win: 0 } }),
	],
	[
		"a free spin is numbered, and keeps what they won",
		shown({ freeSpins: { number: 1, of: 10, win: 30 } }),
		{ type: "free-spin", number: 2, of: 10 },
		shown({ freeSpins: { number: 2, of: 10, win: 30 } }),
	],
	[
		"further free spins raise the number in all",
		shown({ freeSpins: { number: 4, of: 10, win: 30 } }),
		{ type: "free-spins-more", spins: 5, of: 15 },
		shown({ freeSpins: { number: 4, of: 15, win: 30 } }),
	],
	[
		"a win within the free spins counts for both",
		shown({ win: 40, freeSpins: { number: 1, of: 10, win: 0 } }),
		{ type: "line-win", line: 0, ...win },
		shown({ win: 65, freeSpins: { number: 1, of: 10, win: 25 } }),
	],
	[
		"their end takes the count away, not the win",
		shown({ win: 65, freeSpins: { number: 10, of: 10, win: 25 } }),
		{ type: "free-spins-end", spins: 10, win: 25 },
		shown({ win: 65 }),
	],
	["the total ends the round", shown({ win: 65 }), { type: "total", win: 65 }, shown({ win: 65, over: true })],
];

describe("each event, played alone", () => {
	test.each(steps)("%s", (_, before, event, after) => {
		expect(applyEvent(before, event)).toEqual(after);
	});

	test("none changes the state it was given", () => {
		for (const [, before, event] of steps) {
			const kept = structuredClone(before);
			applyEvent(before, event);
			expect(before).toEqual(kept);
		}
	});
});

describe("a whole list", () => {
	const events: SlotEvent[] = [
		{ type: "bet", mode: "standard", cost: 20 },
		{ type: "spin", reels: "base", stops: [0, 0], board },
		{ type: "line-win", line: 0, ...win },
		{ type: "total", win: 25 },
	];

	test("has one state an event, the last of them over", () => {
		const states = replayRound(events);
		expect(states.map((state) => state.win)).toEqual([0, 0, 25, 25]);
		expect(states.map((state) => state.over)).toEqual([false, false, false, true]);
	});

	test("shown twice is the same both times, also one after the other", () => {
		expect(replayRound([...events, ...events]).slice(events.length)).toEqual(replayRound(events));
	});

	test("of no events has no states", () => {
		expect(replayRound([])).toEqual([]);
	});
});
