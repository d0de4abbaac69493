import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { seededChance } from "#platform/kernel";
import { payTables, playRound, type SlotEvent, type SlotEventType } from "../core/index.ts";
import { slotEvent } from "./index.ts";

/** One of each, so that a type of event without an example does not compile. */
const examples: { readonly [Type in SlotEventType]: Extract<SlotEvent, { readonly type: Type }> } = {
	bet: { type: "bet", mode: "standard", cost: 20 },
	spin: { type: "spin", reels: "base", stops: [1, 2], board: [[0], [1]] },
	become: { type: "become", symbol: 3, cells: [1, 4], board: [[1], [3]] },
	expand: { type: "expand", reel: 1, symbol: 0 },
	"line-win": { type: "line-win", line: 0, symbol: 2, count: 3, cells: [0, 3, 6], multiplier: 1, pay: 25 },
	"ways-win": { type: "ways-win", symbol: 2, count: 3, ways: 4, cells: [0, 3, 6], multiplier: 1, pay: 60 },
	"cluster-win": { type: "cluster-win", symbol: 2, count: 5, cells: [0, 1, 2, 3, 4], multiplier: 2, pay: 60 },
	"anywhere-win": { type: "anywhere-win", symbol: 2, count: 8, cells: [0, 3, 4], multiplier: 2, pay: 40 },
	walk: { type: "walk", symbol: 0, cells: [4] },
	wilds: { type: "wilds", symbol: 0, cells: [4, 5], board: [[1, 2]] },
	cap: { type: "cap", win: 15_000 },
	"hold-start": { type: "hold-start", coins: [{ cell: 3, credits: 25 }], respins: 3 },
	"hold-respin": { type: "hold-respin", coins: [], left: 2 },
	gather: { type: "gather", cell: 6, from: [2, 5], credits: 175 },
	"hold-end": { type: "hold-end", count: 7, full: false, pay: 300 },
	cascade: { type: "cascade", step: 1, removed: [0], stays: [1], board: [[1], [1]] },
	floor: { type: "floor", tiles: [{ cell: 4, times: 2 }] },
	multiplier: { type: "multiplier", value: 3 },
	scatter: { type: "scatter", symbol: 1, count: 3, cells: [0, 3, 6], pay: 40 },
	"free-spins-start": { type: "free-spins-start", spins: 10 },
	"free-spin": { type: "free-spin", number: 1, of: 10 },
	"free-spins-more": { type: "free-spins-more", spins: 5, of: 15 },
	"free-spins-end": { type: "free-spins-end", spins: 15, win: 120 },
	joined: { type: "joined", reels: [2, 3] },
	respin: { type: "respin", held: [1], symbol: 0, stops: [3, 0], board: [[1], [0]] },
	"pick-start": { type: "pick-start", covers: 12, times: 2 },
	pick: { type: "pick", find: { kind: "credits", credits: 40 }, found: 90 },
	"pick-end": { type: "pick-end", pay: 180, rest: [{ kind: "end" }] },
	"double-up": { type: "double-up", round: "r-1", step: 2, picked: "left", drawn: "right", pay: 0 },
	total: { type: "total", win: 120 },
};

describe("events on the wire", () => {
	test.each(Object.values(examples).map((event) => [event.type, event] as const))("%s", (_, event) => {
		expect(z.parse(slotEvent, JSON.parse(JSON.stringify(event)))).toEqual(event);
	});

	test.each([
		["an unknown type", { type: "bonus", pay: 5 }],
		["no type", { win: 5 }],
		["credits that are no whole number", { ...examples.total, win: 1.5 }],
		["credits below zero", { ...examples.scatter, pay: -1 }],
		["a missing field", { type: "free-spin", number: 1 }],
		["reels that are none", { ...examples.spin, reels: "bonus" }],
		["text for a number", { ...examples.multiplier, value: "3" }],
	])("refuses %s", (_, event) => {
		expect(z.safeParse(slotEvent, event).success).toBe(false);
	});

	test("every event of many rounds is one of them", () => {
		for (const table of payTables) {
			const [mode] = table.modes;
			if (mode === undefined) throw new Error("no mode");
			const chance = seededChance(12);
			for (let round = 0; round < 300; round++) {
				const { events } = playRound(table, mode, chance);
				expect(z.parse(z.array(slotEvent), events)).toEqual(events);
			}
		}
	});
});
