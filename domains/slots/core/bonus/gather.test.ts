import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Chance, fraction, seededChance, toNumber } from "#platform/kernel";
import { judge } from "../gate/return-gate.ts";
import { structureFaults } from "../gate/structure.ts";
import { bonusReturn } from "../maths/bonus-return.ts";
import { exactReturns } from "../maths/returns.ts";
import { enumerateSpectrum } from "../maths/spectrum.ts";
import type { GatheringHold, PayTable } from "../pay-table.ts";
import { replayRound } from "../replay.ts";
import { playRound } from "../round.ts";
import { everyRound, only, stopsIn } from "../testing/rounds.ts";
import { pear, plum, reelSet, scatter, smallTable } from "../testing/tables.ts";
import { neighboursOf } from "./gather.ts";
import { bonusOf } from "./index.ts";

const [slab, gatherer] = [4, 5];

const gathering: GatheringHold = {
	kind: "gather",
	awards: [
		{ count: 2, spins: 2 },
		{ count: 3, spins: 4 },
	],
	respins: 2,
	limit: 20,
	landing: { plain: 2, gathers: 1, in: 10 },
	coins: [
		{ credits: 10, weight: 3 },
		{ credits: 40, weight: 1 },
	],
	slab,
	gatherer,
	fullTimes: 3,
	cap: 400,
};

/** Three reels of two rows; cells are 0 1 | 2 3 | 4 5. */
const tableWith = (changes: Partial<GatheringHold> = {}, more: Partial<PayTable> = {}): PayTable => {
	const blank = (code: string) => ({ code, role: "plain" as const, pays: [], multiplier: 1 });
	const symbols = [...smallTable().symbols, blank("slab"), blank("thunder")];
	return smallTable({ symbols, bonus: { ...gathering, ...changes }, topAward: 400, ...more });
};

const bonusIn = (table: PayTable) => {
	const bonus = bonusOf(table);
	if (bonus === undefined) throw new Error("no bonus");
	return bonus;
};

/** Draws what is listed, then what never lands. */
function draws(order: readonly number[]): Chance {
	let next = 0;
	return { below: (limit) => order[next++] ?? limit - 1 };
}

const play = (order: readonly number[], given: number, changes: Partial<GatheringHold> = {}) =>
	bonusIn(tableWith(changes)).play({ given, scatters: [] }, draws(order));

/** Draws of a cell that turns. */
const [thunder, plain, nothing] = [0, 1, 9];

describe("slabs that gather their neighbours", () => {
	// Cells 0 and 2 hold slabs of 10 and 40. Then 3 gathers and 4 is plain; then 2, which is free again, gathers all.
	const { events, win } = play([0, 0, 2, 3, nothing, thunder, 0, plain, 0, nothing, nothing, thunder, 0, nothing], 2);

	test("begin in cells that are drawn, each once, and each with its worth", () => {
		expect(only(events, "hold-start")).toEqual([
			{
				type: "hold-start",
				respins: 2,
				coins: [
					{ cell: 0, credits: 10 },
					{ cell: 2, credits: 40 },
				],
			},
		]);
	});

	test("are preceded by the scatters that break them loose, where those do not pay by themselves", () => {
		const told = (pays: PayTable["symbols"][number]["pays"]) => {
			const table = tableWith();
			const symbols = table.symbols.map((one) => (one.role === "scatter" ? { ...one, pays } : one));
			const { events } = bonusIn({ ...table, symbols }).play({ given: 2, scatters: [1, 4] }, draws([]));
			return events.slice(0, 2).map(({ type }) => type);
		};
		expect(told([])).toEqual(["scatter", "hold-start"]);
		expect(told([{ count: 2, credits: 6 }])).toEqual(["hold-start", "hold-respin"]);
	});

	test("take in what touches them at a side, and free its cells", () => {
		expect(only(events, "gather")).toEqual([
			{ type: "gather", cell: 3, from: [2], credits: 50 },
			{ type: "gather", cell: 2, from: [0, 3, 4], credits: 80 },
		]);
	});

	test("are told by what lands: a new slab renews the respins, without one they run out", () => {
		expect(only(events, "hold-respin").map(({ coins, left }) => [coins, left])).toEqual([
			[
				[
					{ cell: 3, credits: 10, gathers: true },
					{ cell: 4, credits: 10 },
				],
				2,
			],
			[[{ cell: 2, credits: 10, gathers: true }], 2],
			[[], 1],
			[[], 0],
		]);
	});

	test("pay at the end all that landed, wherever it lies then", () => {
		expect(events.at(-1)).toEqual({ type: "hold-end", count: 1, full: false, pay: 80 });
		expect(win).toBe(80);
	});

	test("act in the order of their cells when they land at once, and one that was taken in acts no more", () => {
		const both = play([5, 0, thunder, 0, thunder, 0], 1);
		expect(only(both.events, "gather")).toEqual([{ type: "gather", cell: 0, from: [1], credits: 20 }]);
		expect(both.events.at(-1)).toMatchObject({ count: 2, pay: 30 });
	});

	test("touch above and below, left and right, and nowhere else", () => {
		expect(neighboursOf({ reels: 3, rows: 2 })).toEqual([
			[1, 2],
			[0, 3],
			[0, 3, 4],
			[1, 2, 5],
			[2, 5],
			[3, 4],
		]);
		expect(neighboursOf({ reels: 5, rows: 4 })[9]).toEqual([5, 8, 10, 13]);
	});
});

describe("how it ends", () => {
	// Five slabs of 10 lie on all cells but 1.
	const five = Array.from({ length: 10 }, () => 0);

	test("a board full of slabs counts so many times", () => {
		const { events, win } = play([...five, plain, 0], 5);
		expect(events.at(-1)).toEqual({ type: "hold-end", count: 6, full: true, pay: 180 });
		expect(win).toBe(180);
	});

	test("the last cell does not fill the board when its slab gathers", () => {
		const { events, win } = play([...five, thunder, 0], 5);
		expect(only(events, "gather")).toEqual([{ type: "gather", cell: 1, from: [0, 3], credits: 30 }]);
		expect(events.at(-1)).toMatchObject({ count: 4, full: false });
		expect(win).toBe(60);
	});

	test("at the cap, at once, and it is told", () => {
		const { events, win } = play([0, 3, 1, 3], 2, { cap: 45 });
		expect(events.map(({ type }) => type)).toEqual(["hold-start", "cap", "hold-end"]);
		expect(win).toBe(45);
		expect(play([...five, plain, 0], 5, { cap: 100 }).win).toBe(100);
	});

	test("at the limit of respins, whatever still lands", () => {
		const { events } = bonusIn(tableWith({ limit: 3, cap: 100_000 })).play(
			{ given: 1, scatters: [] },
			{ below: () => 0 },
		);
		expect(only(events, "hold-respin").map(({ left }) => left)).toEqual([2, 1, 0]);
	});
});

test("whatever falls: slabs land on free cells, gather neighbours alone, and nothing of their worth is lost", () => {
	const grid = { reels: 5, rows: 4 };
	const table = tableWith({ landing: { plain: 3, gathers: 3, in: 20 }, cap: 100_000 }, { grid });
	const beside = neighboursOf(grid);
	fc.assert(
		fc.property(fc.nat(), fc.integer({ min: 1, max: 12 }), (seed, given) => {
			const { events, win } = bonusIn(table).play({ given, scatters: [] }, seededChance(seed));
			const held = new Map<number, number>();
			let landed = 0;
			for (const event of events) {
				if (event.type === "hold-start" || event.type === "hold-respin") {
					for (const { cell, credits } of event.coins) {
						expect(held.has(cell)).toBe(false);
						held.set(cell, credits);
						landed += credits;
					}
				} else if (event.type === "gather") {
					const taken = event.from.reduce(
						(sum, cell) => sum + (held.get(cell) ?? Number.NaN),
						held.get(event.cell) ?? 0,
					);
					expect(event.from.every((cell) => beside[event.cell]?.includes(cell))).toBe(true);
					expect(event.credits).toBe(taken);
					for (const cell of event.from) held.delete(cell);
					held.set(event.cell, taken);
				} else if (event.type === "hold-end") {
					expect(event.count).toBe(held.size);
					expect(event.pay).toBe(landed * (event.full ? 3 : 1));
				}
			}
			expect(win).toBe(events.reduce((sum, event) => sum + ("pay" in event ? event.pay : 0), 0));
			expect([...held.values()].reduce((sum, worth) => sum + worth, 0)).toBe(landed);
		}),
		{ seed: 24, numRuns: 200 },
	);
});

test.each([tableWith(), tableWith({ cap: 3_000 }, { grid: { reels: 5, rows: 4 } })])(
	"the naive and the fast bonus draw chance alike",
	(table) => {
		const bonus = bonusIn(table);
		const [naive, fast] = [seededChance(3), seededChance(3)];
		const quick = bonus.fast(fast);
		for (let round = 0; round < 400; round++) {
			const given = 1 + (round % 5);
			expect(quick(given)).toBe(bonus.play({ given, scatters: [] }, naive).win);
		}
	},
);

describe("what it returns", () => {
	// One row of three cells, one slab to begin with, two respins: a cell turns up a slab of 10 in one of four cases, and one
	// that gathers in one of four. By hand: one slab at first, one lands in the first respin on average, and in the second
	// half of the cells that are free then: 23/32, 23/32 and 22/32 from the three cells in which the first may lie.
	const row = tableWith(
		{
			awards: [{ count: 2, spins: 1 }],
			limit: 2,
			landing: { plain: 1, gathers: 1, in: 4 },
			coins: [{ credits: 10, weight: 1 }],
			fullTimes: 1,
		},
		{
			grid: { reels: 3, rows: 1 },
			award: { kind: "lines", lines: [[0, 0, 0]] },
			modes: [{ code: "standard", cost: 30, reels: reelSet([[scatter], [scatter], [pear]]) }],
		},
	);

	test("by hand, and by every order in which it can fall", () => {
		const { mean, hits } = everyRound(row);
		expect(mean).toEqual(fraction(6 * 12 + 325, 12));
		expect(hits).toEqual(fraction(1));
	});

	test("is proven by play, and its interval is stated", () => {
		const [mode] = row.modes;
		if (mode === undefined) throw new Error("no mode");
		const bonus = bonusIn(row);
		const base = enumerateSpectrum({ table: row, set: mode.reels, gives: bonus.gives });
		const found = bonusReturn(bonus, base, { bonuses: 40_000, seed: 1 });
		expect(found).toMatchObject({ exact: false, played: 40_000, top: { credits: 400 } });
		expect(found?.half).toBeGreaterThan(0);
		expect(Math.abs(toNumber(found?.mean ?? fraction(0)) - 325 / 12)).toBeLessThan(1.4 * (found?.half ?? 0));
	});

	test("a top that is never met is refused", () => {
		const never = { ...row, bonus: { ...gathering, limit: 2, cap: 399_999 }, topAward: 399_999 };
		const verdict = judge(
			never,
			exactReturns(never, () => {}, { bonuses: 2_000, seed: 1 }),
		);
		expect(verdict.ok ? [] : verdict.error.map(({ code }) => code)).toContain("top-award-too-rare");
	});
});

test("a round begins it with the slabs that its scatters give, and plays on from the paid spin", () => {
	const reels = reelSet([
		[scatter, plum, pear],
		[scatter, pear, plum],
		[plum, pear, pear],
	]);
	const table = tableWith({}, { modes: [{ code: "standard", cost: 3, reels }] });
	const [mode] = table.modes;
	if (mode === undefined) throw new Error("no mode");
	const { events, win } = playRound(table, mode, stopsIn([0, 2, 0, 4, 0, 4, 0]));
	expect(only(events, "hold-start")[0]?.coins.map(({ cell }) => cell)).toEqual([4, 5]);
	expect(replayRound(events).at(-1)).toMatchObject({ win, over: true });
	expect(bonusIn(table).gives).toEqual(gathering.awards);
});

describe("gatherings that are none", () => {
	test.each<[string, Partial<GatheringHold>]>([
		["a hold that never starts or is full at once", { awards: [{ count: 2, spins: 6 }] }],
		["a hold that never starts or is full at once", { awards: [] }],
		["respins without a limit of at most 200", { limit: 201 }],
		["respins without a limit of at most 200", { limit: 1 }],
		["slabs that always or never land", { landing: { plain: 5, gathers: 5, in: 10 } }],
		["slabs that always or never land", { landing: { plain: 5, gathers: 0, in: 10 } }],
		["a coin that is no whole number", { coins: [{ credits: 0, weight: 1 }] }],
		["a full board that counts for nothing", { fullTimes: 0 }],
		["a cap that one slab reaches", { cap: 40 }],
		["slabs that pay, stand on a strip or look alike", { slab: plum }],
		["slabs that pay, stand on a strip or look alike", { gatherer: slab }],
	])("%s", (fault, changes) => {
		expect(structureFaults(tableWith(changes)).map(({ detail }) => detail)).toContain(fault);
	});

	test("too many cells for a word; the table of these tests has no fault", () => {
		const wide = tableWith({}, { grid: { reels: 8, rows: 4 } });
		expect(structureFaults(wide).map(({ detail }) => detail)).toContain("slabs gather on at most 30 cells");
		expect(structureFaults(tableWith())).toEqual([]);
	});
});
