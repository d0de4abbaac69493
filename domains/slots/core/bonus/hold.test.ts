import { describe, expect, test } from "vitest";
import { type Chance, fraction, seededChance, toNumber } from "#platform/kernel";
import type { SlotEvent } from "../events.ts";
import { structureFaults } from "../gate/structure.ts";
import { bonusReturn } from "../maths/bonus-return.ts";
import { exactReturns } from "../maths/returns.ts";
import { enumerateSpectrum } from "../maths/spectrum.ts";
import type { HoldAndWin, PayTable } from "../pay-table.ts";
import { playRound } from "../round.ts";
import { pear, plum, reelSet, scatter, smallTable } from "../testing/tables.ts";
import { bonusOf } from "./index.ts";

const hold: HoldAndWin = {
	kind: "hold",
	least: 2,
	respins: 2,
	landing: { of: 1, in: 4 },
	coins: [
		{ credits: 3, weight: 3 },
		{ credits: 10, weight: 1 },
	],
	full: 100,
};

const tableWith = (changes: Partial<HoldAndWin> = {}): PayTable =>
	smallTable({ bonus: { ...hold, ...changes }, topAward: 100 });

/** Draws what is listed, then what never lands. */
function draws(order: readonly number[]): Chance {
	let next = 0;
	return { below: (limit) => order[next++] ?? limit - 1 };
}

const bonusIn = (table: PayTable) => {
	const bonus = bonusOf(table);
	if (bonus === undefined) throw new Error("no bonus");
	return bonus;
};

const only = <Type extends SlotEvent["type"]>(events: readonly SlotEvent[], type: Type) =>
	events.filter((event): event is Extract<SlotEvent, { type: Type }> => event.type === type);

describe("a hold", () => {
	// Two coins of 3 and 10; the first empty cell (1) shows a coin of 3, then nothing more.
	const played = bonusIn(tableWith()).play({ given: 2, scatters: [0, 5] }, draws([0, 3, 0, 0]));

	test("begins with the scatters as coins, each with its worth", () => {
		expect(only(played.events, "hold-start")).toEqual([
			{
				type: "hold-start",
				respins: 2,
				coins: [
					{ cell: 0, credits: 3 },
					{ cell: 5, credits: 10 },
				],
			},
		]);
	});

	test("a coin renews the respins; without one they run out", () => {
		expect(only(played.events, "hold-respin").map(({ coins, left }) => [coins, left])).toEqual([
			[[{ cell: 1, credits: 3 }], 2],
			[[], 1],
			[[], 0],
		]);
	});

	test("pays all coins at its end", () => {
		expect(played.events.at(-1)).toEqual({ type: "hold-end", count: 3, full: false, pay: 16 });
		expect(played.win).toBe(16);
	});

	test("a full board ends it and pays its own award in place of the coins", () => {
		const full = bonusIn(tableWith()).play({ given: 2, scatters: [0, 1] }, { below: () => 0 });
		expect(full.win).toBe(100);
		expect(full.events.at(-1)).toEqual({ type: "hold-end", count: 6, full: true, pay: 100 });
		expect(only(full.events, "hold-respin").length).toBe(1);
	});
});

describe("its exact return", () => {
	test("by hand: one cell left, one respin", () => {
		// Five coins of 3 on six cells: the last one fills in one case of four.
		const table = tableWith({ respins: 1, coins: [{ credits: 3, weight: 1 }] });
		const exact = bonusIn(table).exact?.(5);
		expect(exact?.top).toEqual(fraction(1, 4));
		expect(exact?.mean).toEqual(fraction(3 * 15 + 100, 4));
	});

	test("two respins give the last cell a second chance", () => {
		expect(bonusIn(tableWith()).exact?.(5).top).toEqual(fraction(7, 16));
	});

	test.each([2, 3, 4])("from %i coins it is near what half a million bonuses bring", (given) => {
		const bonus = bonusIn(tableWith());
		const play = bonus.fast(seededChance(20_261_122));
		const rounds = 200_000;
		let [won, squares] = [0, 0];
		for (let round = 0; round < rounds; round++) {
			const win = play(given);
			won += win;
			squares += win * win;
		}
		const mean = won / rounds;
		const error = 3.5 * Math.sqrt((squares / rounds - mean ** 2) / rounds);
		expect(Math.abs(mean - toNumber(bonus.exact?.(given).mean ?? fraction(0)))).toBeLessThan(error);
	});

	test("stands in the return of the table, with the odds of its top, and needs no interval", () => {
		const table = tableWith();
		const [mode] = exactReturns(table, () => {}, { bonuses: 2_000, seed: 1 });
		const [first] = table.modes;
		if (mode?.bonus === undefined || first === undefined) throw new Error("no bonus");
		expect(mode.bonus).toMatchObject({ exact: true, half: 0 });
		expect(toNumber(mode.rtp)).toBeCloseTo(toNumber(mode.baseRtp) + toNumber(mode.bonus.mean) / mode.cost, 12);
		expect(mode.top.credits).toBe(100);
		const base = enumerateSpectrum({ table, set: first.reels, gives: bonusIn(table).gives });
		expect(bonusReturn(bonusOf(table), base, { bonuses: 2_000, seed: 1 })?.top.perRound).toEqual(mode.top.perRound);
	});
});

test("the naive and the fast hold draw chance alike", () => {
	const bonus = bonusIn(tableWith());
	const [naive, fast] = [seededChance(3), seededChance(3)];
	const quick = bonus.fast(fast);
	for (let round = 0; round < 500; round++) {
		const given = 2 + (round % 4);
		const scatters = Array.from({ length: given }, (_, cell) => cell);
		expect(quick(given)).toBe(bonus.play({ given, scatters }, naive).win);
	}
});

test("whole rounds hold the scatters where they stopped", () => {
	const reels = reelSet([
		[scatter, plum, pear],
		[scatter, pear, plum],
		[plum, pear, pear],
	]);
	const table: PayTable = { ...tableWith(), modes: [{ code: "standard", cost: 3, reels }] };
	const [mode] = table.modes;
	if (mode === undefined) throw new Error("no mode");
	const { events, win } = playRound(table, mode, draws([0, 2, 0]));
	expect(only(events, "hold-start")[0]?.coins.map(({ cell }) => cell)).toEqual([0, 3]);
	expect(events.at(-1)).toEqual({ type: "total", win });
	expect(win).toBe(events.reduce((sum, event) => sum + ("pay" in event ? event.pay : 0), 0));
});

describe("holds that are none", () => {
	test.each<[string, Partial<HoldAndWin>]>([
		["a hold that never starts or is full at once", { least: 6 }],
		["coins that always or never land", { landing: { of: 4, in: 4 } }],
		["a coin that is no whole number", { coins: [{ credits: 0, weight: 1 }] }],
		["a full board that pays less than its coins may", { full: 49 }],
	])("%s", (fault, changes) => {
		expect(structureFaults(tableWith(changes)).map(({ detail }) => detail)).toContain(fault);
	});

	test("no scatter, no start", () => {
		const table = tableWith();
		const without = {
			...table,
			symbols: table.symbols.map((one) => (one.role === "scatter" ? { ...one, role: "plain" as const } : one)),
		};
		expect(structureFaults(without).map(({ detail }) => detail)).toContain("a bonus that no scatter starts");
	});
});

test("it starts from its least on, up to a board that is full at once, with as many coins as scatters", () => {
	const { gives } = bonusIn(tableWith());
	expect(gives).toEqual([2, 3, 4, 5, 6].map((count) => ({ count, spins: count })));
	const full = bonusIn(tableWith()).play({ given: 6, scatters: [0, 1, 2, 3, 4, 5] }, seededChance(1));
	expect(full.win).toBe(100);
	expect(only(full.events, "hold-respin")).toEqual([]);
});
