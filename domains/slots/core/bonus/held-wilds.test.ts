import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Chance, seededChance } from "#platform/kernel";
import type { SlotEvent } from "../events.ts";
import { structureFaults } from "../gate/structure.ts";
import type { HeldWilds, PayTable } from "../pay-table.ts";
import { replayRound } from "../replay.ts";
import { creditsOf } from "../spin.ts";
import { pear, plum, reelSet, smallTable, wild } from "../testing/tables.ts";
import { bonusOf } from "./index.ts";

/** Stops as they are drawn, reel by reel and spin by spin. */
function stopsIn(order: readonly number[]): Chance {
	let next = 0;
	return { below: () => order[next++] ?? 0 };
}

const bonusWith = (changes: Partial<HeldWilds>): HeldWilds => ({
	kind: "held-wilds",
	wilds: "stay",
	reels: reelSet([
		[plum, plum, pear],
		[pear, wild, pear],
		[pear, pear, wild],
	]),
	awards: [{ count: 2, spins: 3 }],
	limit: 6,
	cap: 1_000,
	...changes,
});

const tableWith = (changes: Partial<HeldWilds> = {}): PayTable => {
	const { symbols } = smallTable();
	const [joker, ...others] = symbols;
	if (joker === undefined) throw new Error("no wild");
	return smallTable({ symbols: [{ ...joker, multiplier: 1 }, ...others], bonus: bonusWith(changes) });
};

function play(table: PayTable, given: number, order: readonly number[]) {
	const played = bonusOf(table)?.play({ given, scatters: [] }, stopsIn(order));
	if (played === undefined) throw new Error("no bonus");
	return played;
}

const only = <Type extends SlotEvent["type"]>(events: readonly SlotEvent[], type: Type) =>
	events.filter((event): event is Extract<SlotEvent, { type: Type }> => event.type === type);

describe("wilds that stay", () => {
	// Rows of two. Stop 1 of reel 2 shows the wild above, stop 2 of reel 3 the wild above.
	const { events, win } = play(tableWith(), 3, [0, 1, 0, 0, 0, 2, 0, 0, 0]);

	test("are told with the board they make, and are there in every later spin", () => {
		expect(only(events, "wilds").map(({ cells }) => cells)).toEqual([[2], [2, 3, 4], [2, 3, 4]]);
		expect(only(events, "wilds")[1]?.board).toEqual([
			[plum, plum],
			[wild, wild],
			[wild, pear],
		]);
	});

	test("the strips turn below them all the while", () => {
		expect(only(events, "spin").map(({ stops }) => stops)).toEqual([
			[0, 1, 0],
			[0, 0, 2],
			[0, 0, 0],
		]);
		expect(only(events, "spin").every(({ reels }) => reels === "free")).toBe(true);
	});

	test("they win what their board wins, and the events add up to it", () => {
		expect(win).toBe(creditsOf(events));
		expect(win).toBeGreaterThan(0);
		expect(only(events, "free-spins-end")).toEqual([{ type: "free-spins-end", spins: 3, win }]);
		expect(only(events, "walk")).toEqual([]);
	});

	test("a player of events stands on the board with the wilds", () => {
		const shown = replayRound([{ type: "bet", mode: "standard", cost: 3 }, ...events]);
		expect(shown.at(-1)?.board[1]).toEqual([wild, wild]);
		expect(shown.at(-1)?.freeSpins).toBeUndefined();
	});
});

describe("wilds that walk", () => {
	// A wild of reel 3 walks to reel 2; those of reel 2 leave before the first.
	const table = tableWith({ wilds: "walk", awards: [{ count: 2, spins: 1 }] });
	const { events } = play(table, 1, [0, 0, 2, 0, 0, 0, 0, 0, 0]);

	test("stand one reel further left in each spin", () => {
		expect(only(events, "wilds").map(({ cells }) => cells)).toEqual([
			[3, 4],
			[2, 3],
		]);
		expect(only(events, "walk")).toEqual([{ type: "walk", symbol: wild, cells: [2] }]);
	});

	test("carry a further spin as long as one is on its way", () => {
		expect(only(events, "free-spin").map(({ number, of }) => [number, of])).toEqual([
			[1, 1],
			[2, 2],
		]);
		expect(only(events, "free-spins-more")).toEqual([{ type: "free-spins-more", spins: 1, of: 2 }]);
	});

	test("never beyond the limit", () => {
		const always = tableWith({
			wilds: "walk",
			limit: 4,
			reels: reelSet([
				[plum, pear],
				[pear, plum],
				[wild, wild],
			]),
		});
		const endless = play(always, 1, []);
		expect(only(endless.events, "free-spin").length).toBe(4);
	});
});

describe("the cap", () => {
	const table = tableWith({ cap: 12 });
	const { events, win } = play(table, 3, [0, 1, 2, 0, 1, 2]);

	test("ends the bonus at once and is told", () => {
		expect(win).toBe(12);
		expect(only(events, "cap")).toEqual([{ type: "cap", win: 12 }]);
		expect(only(events, "free-spin").length).toBe(2);
		expect(only(events, "free-spins-end")[0]?.win).toBe(12);
	});

	test("is the top of the bonus", () => {
		expect(bonusOf(table)?.top).toBe(12);
		expect(bonusOf(table)?.exact).toBeUndefined();
	});
});

describe("played fast", () => {
	test.each(["stay", "walk"] as const)("the same wins come from the same chance (%s)", (wilds) => {
		fc.assert(
			fc.property(fc.nat(), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 20, max: 400 }), (seed, given, cap) => {
				const table = tableWith({ wilds, cap, limit: 12 });
				const bonus = bonusOf(table);
				const [naive, fast] = [seededChance(seed), seededChance(seed)];
				const quick = bonus?.fast(fast);
				for (let round = 0; round < 5; round++) {
					expect(quick?.(given)).toBe(bonus?.play({ given, scatters: [] }, naive).win);
				}
			}),
			{ seed: 7, numRuns: 200 },
		);
	});
});

describe("tables that are none", () => {
	const faultsOf = (table: PayTable): string[] => structureFaults(table).map(({ detail }) => detail);
	const { reels } = bonusWith({});

	test.each<[string, PayTable]>([
		["wilds that are kept neither fall nor expand", tableWith({ reels: { ...reels, cascades: true } })],
		["free spins without a limit of at most 500", tableWith({ limit: 2 })],
		["wilds are kept on lines and ways alone", { ...tableWith(), award: { kind: "anywhere", least: 2 } }],
		["one kind of wild can be kept", { ...tableWith(), symbols: tableWith().symbols.slice(1) }],
		["scatters that start a bonus must pay", tableWith({ awards: [{ count: 1, spins: 2 }] })],
		[
			"free spins and a bonus: a table has one of the two",
			{ ...tableWith(), freeSpins: { reels, awards: [{ count: 2, spins: 2 }], more: [], limit: 5 } },
		],
	])("%s", (fault, table) => {
		expect(faultsOf(table)).toContain(fault);
	});

	test("the table of these tests has no fault", () => {
		expect(faultsOf(tableWith())).toEqual([]);
	});
});
