import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { doublingOf, playDoubling } from "./double-up.ts";
import type { SlotEvent } from "./events.ts";
import { replayRound } from "./replay.ts";

const rule = { steps: 3, most: 800 };

const wonIn = (win: number): SlotEvent[] => [
	{ type: "bet", mode: "standard", cost: 5 },
	{ type: "total", win },
];

describe("what may be doubled", () => {
	test.each<[string, readonly SlotEvent[], ReturnType<typeof doublingOf>]>([
		["what a spin won", wonIn(40), { credits: 40, step: 1 }],
		["up to the most that a doubling may win", wonIn(400), { credits: 400, step: 1 }],
		["not beyond it", wonIn(401), undefined],
		["nothing, where nothing was won", wonIn(0), undefined],
		["nothing of a round without its end", wonIn(40).slice(0, 1), undefined],
	])("%s", (_, events, doubling) => {
		expect(doublingOf(rule, events)).toEqual(doubling);
	});

	test("as often in a row as the table says, and no more", () => {
		let events: readonly SlotEvent[] = wonIn(10);
		const steps: number[] = [];
		for (;;) {
			const doubling = doublingOf(rule, events);
			if (doubling === undefined) break;
			steps.push(doubling.step);
			events = playDoubling(doubling, { round: `round-${doubling.step}`, side: "left" }, { below: () => 0 }).events;
		}
		expect(steps).toEqual([1, 2, 3]);
		expect(events.at(-1)).toEqual({ type: "total", win: 80 });
	});
});

describe("a doubling", () => {
	const doubling = { credits: 30, step: 2 };

	test.each([
		["left", 0, 60],
		["left", 1, 0],
		["right", 0, 0],
		["right", 1, 60],
	] as const)("%s is picked, %i drawn: %i credits", (side, drawn, win) => {
		const played = playDoubling(doubling, { round: "r-1", side }, { below: () => drawn });
		expect(played.win).toBe(win);
		expect(played.events).toEqual([
			{ type: "bet", mode: "double-up", cost: 30 },
			{ type: "double-up", round: "r-1", step: 2, picked: side, drawn: drawn === 0 ? "left" : "right", pay: win },
			{ type: "total", win },
		]);
	});

	test("G18 returns exactly 100 %, whichever side is picked: the mean of both draws is the stake", () => {
		for (const side of ["left", "right"] as const) {
			const wins = [0, 1].map((drawn) => playDoubling(doubling, { round: "r", side }, { below: () => drawn }).win);
			expect(wins.reduce((sum, win) => sum + win, 0)).toBe(doubling.credits * 2);
		}
	});

	test("draws both sides alike: ten thousand from a seed", () => {
		const chance = seededChance(20_261_123);
		const lefts = Array.from({ length: 10_000 }, () => playDoubling(doubling, { round: "r", side: "left" }, chance));
		const won = lefts.filter(({ win }) => win > 0).length;
		expect(Math.abs(won - 5_000)).toBeLessThan(3.5 * 50);
	});

	test("is shown again by its events alone", () => {
		const { events } = playDoubling(doubling, { round: "r", side: "right" }, { below: () => 1 });
		expect(replayRound(events).at(-1)).toMatchObject({ win: 60, over: true });
	});
});
