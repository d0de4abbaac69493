import { describe, expect, test } from "vitest";
import { fraction } from "#platform/kernel";
import type { BetMode, PayTable, ReelSet, SlotSymbol } from "../pay-table.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import type { GateCode } from "./reasons.ts";
import { returnGate, roundsFor } from "./return-gate.ts";
import { structureFaults } from "./structure.ts";

/** One row, one line, three reels of ten stops: three plums come once in 1000, three pears 512 times. */
const tens = (symbols: number) => Array.from({ length: 10 }, (_, stop) => (stop < symbols ? plum : pear));

const plumPays = (credits: number, pearCredits: number): SlotSymbol[] => [
	{ code: "plum", role: "plain", pays: [{ count: 3, credits }], multiplier: 1 },
	{ code: "pear", role: "plain", pays: [{ count: 3, credits: pearCredits }], multiplier: 1 },
];

/**
 * Plums on `plums` of ten stops a reel: a return of (plums^3 x credits + (10 - plums)^3 x pearCredits) / 1000 / cost.
 * Symbols are 0 plum, 1 pear.
 */
function tenTable(of: { plums: number; credits: number; pearCredits: number; cost: number }): PayTable {
	const strip = tens(of.plums).map((symbol) => symbol - plum);
	return smallTable({
		grid: { reels: 3, rows: 1 },
		symbols: plumPays(of.credits, of.pearCredits),
		award: { kind: "lines", lines: [[0, 0, 0]] },
		modes: [{ code: "standard", cost: of.cost, reels: reelSet([strip, strip, strip]) }],
		topAward: Math.max(of.credits, of.pearCredits),
	});
}

/** Returns 94.5 %. */
const good = tenTable({ plums: 2, credits: 1800, pearCredits: 90, cost: 64 });

const codesOf = (table: PayTable): GateCode[] => {
	const verdict = returnGate(table);
	return verdict.ok ? [] : verdict.error.map(({ code }) => code);
};

const firstMode = (table: PayTable): BetMode => {
	const [mode] = table.modes;
	if (mode === undefined) throw new Error("no mode");
	return mode;
};

describe("a table within bounds", () => {
	test("passes, with the figures that were computed", () => {
		// (8 x 1800 + 512 x 90) / 1000 / 64 = 60480 / 64000
		expect(returnGate(good)).toEqual({
			ok: true,
			value: {
				payTable: "small@1",
				modes: [
					{
						mode: "standard",
						exactReturn: "189/200",
						rtp: "94.50",
						hitRate: "52.00",
						standardDeviation: expect.closeTo(2.5392, 4),
						topAward: { credits: 1800, oneIn: 125 },
					},
				],
			},
		});
	});
});

describe("a table out of bounds is refused, with its reasons", () => {
	const rare: ReelSet = reelSet([tens(1), tens(1), tens(1)].map((strip) => strip.map((symbol) => symbol - plum)));

	test.each<[string, PayTable, GateCode[]]>([
		["88.9 %", tenTable({ plums: 2, credits: 1800, pearCredits: 90, cost: 68 }), ["return-too-low"]],
		["99.1 %", tenTable({ plums: 2, credits: 1800, pearCredits: 90, cost: 61 }), ["return-too-high"]],
		["180 %", tenTable({ plums: 2, credits: 1800, pearCredits: 197, cost: 64 }), ["return-too-high"]],
		[
			"a wager configuration below 75 % (G15)",
			tenTable({ plums: 2, credits: 1800, pearCredits: 90, cost: 100 }),
			["wager-below-75", "return-too-low"],
		],
		["a top award that is not what the help says", { ...good, topAward: 2000 }, ["top-award-not-as-declared"]],
		[
			"an award that no stop can bring",
			{
				...good,
				symbols: [
					{
						code: "plum",
						role: "plain",
						pays: [
							{ count: 3, credits: 1800 },
							{ count: 4, credits: 9000 },
						],
						multiplier: 1,
					},
					...good.symbols.slice(1),
				],
			},
			["award-unreachable"],
		],
		[
			"wins rarer than one in twenty",
			smallTable({
				grid: { reels: 3, rows: 1 },
				symbols: [
					{ code: "plum", role: "plain", pays: [{ count: 3, credits: 950 }], multiplier: 1 },
					{ code: "pear", role: "plain", pays: [], multiplier: 1 },
				],
				award: { kind: "lines", lines: [[0, 0, 0]] },
				modes: [{ code: "standard", cost: 1, reels: rare }],
				topAward: 950,
			}),
			["wins-too-rare"],
		],
	])("%s", (_, table, codes) => {
		expect(codesOf(table)).toEqual(codes);
	});

	test("modes that differ by more than half a per cent", () => {
		const mode = firstMode(good);
		const within = { ...good, modes: [mode, { ...mode, code: "again" }] };
		expect(codesOf(within)).toEqual([]);
		const apart = { ...good, modes: [mode, { ...mode, code: "dearer", cost: 65 }] };
		expect(codesOf(apart)).toEqual(["modes-differ"]);
	});

	test("a top award rarer than one in twenty million", () => {
		// Four reels of 70 stops: four plums come once in 24 million; the pears, on every second stop, carry the return.
		const strip = Array.from({ length: 70 }, (_, stop) => (stop === 0 ? 0 : 1 + (stop % 2)));
		const table = smallTable({
			grid: { reels: 4, rows: 1 },
			symbols: [
				{ code: "plum", role: "plain", pays: [{ count: 4, credits: 100_000 }], multiplier: 1 },
				{ code: "pear", role: "plain", pays: [{ count: 4, credits: 1680 }], multiplier: 1 },
				{ code: "leaf", role: "plain", pays: [], multiplier: 1 },
			],
			award: { kind: "lines", lines: [[0, 0, 0, 0]] },
			modes: [{ code: "standard", cost: 99, reels: reelSet([strip, strip, strip, strip]) }],
			topAward: 100_000,
		});
		expect(codesOf(table)).toEqual(["top-award-too-rare"]);
	});

	test("a cascade that comes back to where it was", () => {
		const endless = smallTable({
			award: { kind: "ways" },
			modes: [
				{
					code: "standard",
					cost: 3,
					reels: reelSet(
						[
							[plum, plum],
							[plum, plum],
							[plum, plum],
						],
						{ cascades: true },
					),
				},
			],
		});
		expect(codesOf(endless)).toEqual(["endless-cascade"]);
	});
});

describe("a table that is no table is refused before anything is computed", () => {
	const mode = firstMode(smallTable());
	const withSet = (set: ReelSet): Partial<PayTable> => ({ modes: [{ ...mode, reels: set }] });
	const withMask = (set: ReelSet): Partial<PayTable> => ({
		...withSet(set),
		symbols: [...symbols, { code: "mask", role: "plain", pays: [], multiplier: 1 }],
	});
	const { strips } = mode.reels;
	const symbols = smallTable().symbols;
	const free = { reels: mode.reels, awards: [{ count: 2, spins: 5 }], more: [], limit: 20 };
	const changed = (index: number, change: Partial<SlotSymbol>): Partial<PayTable> => ({
		symbols: symbols.map((symbol, at) => (at === index ? { ...symbol, ...change } : symbol)),
	});

	test.each<[string, Partial<PayTable>]>([
		["the grid has no cells", { grid: { reels: 0, rows: 2 } }],
		["65 cells: at most 64", { grid: { reels: 13, rows: 5 } }],
		["32 cells: a cluster grid has at most 31", { award: { kind: "clusters", least: 4 }, grid: { reels: 8, rows: 4 } }],
		["two symbols of one code", changed(3, { code: "plum" })],
		["more than one kind of scatter", changed(3, { role: "scatter" })],
		["joker: a wild pays nothing by itself", changed(wild, { pays: [{ count: 3, credits: 5 }] })],
		["joker: a multiplier of 0", changed(wild, { multiplier: 0 })],
		["plum: only a wild multiplies", changed(plum, { multiplier: 2 })],
		["plum: a pay that is no whole number", changed(plum, { pays: [{ count: 3, credits: 0 }] })],
		[
			"plum: pays must ascend",
			changed(plum, {
				pays: [
					{ count: 3, credits: 9 },
					{ count: 2, credits: 10 },
				],
			}),
		],
		["a line that leaves the grid", { award: { kind: "lines", lines: [[0, 2, 0]] } }],
		[
			"the same line twice",
			{
				award: {
					kind: "lines",
					lines: [
						[0, 1, 0],
						[0, 1, 0],
					],
				},
			},
		],
		["no lines", { award: { kind: "lines", lines: [] } }],
		["a cluster of no cells", { award: { kind: "clusters", least: 0 } }],
		["no mode", { modes: [] }],
		["standard: a cost of 0", { modes: [{ ...mode, cost: 0 }] }],
		["a coin that is no whole number of minor units", { coins: [0] }],
		["coins must ascend", { coins: [2, 1] }],
		["standard: 2 strips for 3 reels", withSet(reelSet(strips.slice(1)))],
		["standard: a strip too short or too long", withSet(reelSet([[plum], [plum, pear], [plum, pear]]))],
		[
			"standard: an unknown symbol",
			withSet(
				reelSet([
					[plum, 9],
					[plum, pear],
					[plum, pear],
				]),
			),
		],
		["standard: a ladder that is no list of whole multipliers", withSet(reelSet(strips, { ladder: [] }))],
		["standard: a ladder of several steps without cascades", withSet(reelSet(strips, { ladder: [1, 2] }))],
		["standard: wilds that expand cannot cascade", withSet(reelSet(strips, { cascades: true, expandWilds: true }))],
		[
			"standard: a wild on the first reel",
			withSet(
				reelSet([
					[wild, plum],
					[plum, pear],
					[plum, pear],
				]),
			),
		],
		["free spins without a limit of at most 500", { freeSpins: { ...free, limit: 0 } }],
		["free spins that nothing gives", { freeSpins: { ...free, awards: [] } }],
		["free spins that are no whole number", { freeSpins: { ...free, more: [{ count: 3, spins: 0 }] } }],
		["more free spins than their limit", { freeSpins: { ...free, awards: [{ count: 2, spins: 21 }] } }],
		["scatters that give free spins must pay", { freeSpins: { ...free, awards: [{ count: 1, spins: 5 }] } }],
		[
			"standard: a wild on the last reel",
			{
				award: { kind: "both-ways", lines: [[0, 0, 0]] },
				...withSet(
					reelSet([
						[plum, pear],
						[plum, pear],
						[wild, pear],
					]),
				),
			},
		],
		[
			"standard: what hides another pays by itself",
			withSet(reelSet(strips, { mystery: { symbol: plum, into: [pear] } })),
		],
		[
			"standard: what is hidden must be plain and pay",
			withMask(reelSet(strips, { mystery: { symbol: 4, into: [pear, wild] } })),
		],
		["standard: what is hidden must be plain and pay", withMask(reelSet(strips, { mystery: { symbol: 4, into: [] } }))],
		[
			"standard: what hides another cannot cascade",
			withMask(reelSet(strips, { cascades: true, mystery: { symbol: 4, into: [pear] } })),
		],
		["standard: wilds are left behind by cascades of ways alone", withSet(reelSet(strips, { leaves: wild }))],
		["standard: a lid that pays or stands on a strip", withSet(reelSet(strips, { lids: { symbol: plum, open: 1 } }))],
		[
			"standard: a lid that pays or stands on a strip",
			withMask(reelSet([[4, plum]], { lids: { symbol: 4, open: 1 } })),
		],
		[
			"standard: rows that are open at first: some, but not all",
			withMask(reelSet(strips, { lids: { symbol: 4, open: 2 } })),
		],
		[
			"standard: rows that are open at first: some, but not all",
			withMask(reelSet(strips, { lids: { symbol: 4, open: 0 } })),
		],
		[
			"standard: tiles are laid by cascades of clusters alone",
			withSet(reelSet(strips, { cascades: true, floor: { kind: "tiles", worth: [2] } })),
		],
		["standard: tiles whose worth does not ascend", withSet(reelSet(strips, { floor: { kind: "tiles", worth: [] } }))],
		[
			"standard: tiles whose worth does not ascend",
			withSet(reelSet(strips, { floor: { kind: "tiles", worth: [3, 3] } })),
		],
		[
			"standard: cells fill by cascades of clusters alone",
			withSet(reelSet(strips, { cascades: true, fills: { full: 2, wild: 0 } })),
		],
		[
			"standard: what full cells hold is a wild that stands on no strip",
			withSet(reelSet(strips, { fills: { full: 2, wild: 2 } })),
		],
		["standard: cells that fill in one to nine parts", withSet(reelSet(strips, { fills: { full: 0, wild: 0 } }))],
		["standard: reels grow by cascades of ways alone", withMask(reelSet(strips, { lids: { symbol: 4, open: 1 } }))],
	])("%s", (detail, changes) => {
		const table = smallTable(changes);
		expect(structureFaults(table)).toContainEqual({ code: "malformed", detail });
		expect(new Set(codesOf(table))).toEqual(new Set(["malformed"]));
	});

	test("the small table itself has no fault of shape", () => {
		expect(structureFaults(smallTable({ freeSpins: free }))).toEqual([]);
		expect(scatter).toBe(symbols.findIndex(({ role }) => role === "scatter"));
	});
});

test.each([
	[fraction(1, 4), 4],
	[fraction(2, 7), 4],
	[fraction(0), 0],
])("%o comes once in %i rounds, rounded up", (share, rounds) => {
	expect(roundsFor(share)).toBe(rounds);
});

describe("what is sold and doubled", () => {
	const faultsOf = (changes: Partial<PayTable>): string[] =>
		structureFaults(smallTable(changes)).map(({ detail }) => detail);
	const mode = firstMode(smallTable());

	test.each<[string, Partial<PayTable>]>([
		["a double-up without a bound of at most five steps", { doubleUp: { steps: 6, most: 20 } }],
		["a double-up without a bound of at most five steps", { doubleUp: { steps: 3, most: 0 } }],
		["a double-up beyond the top award", { doubleUp: { steps: 3, most: 41 } }],
		["a first mode that is bought", { modes: [{ ...mode, bought: true }] }],
	])("%s", (fault, changes) => {
		expect(faultsOf(changes)).toContain(fault);
	});

	test("a second mode that is bought, and a bounded double-up, are no fault", () => {
		const bought = { ...mode, code: "bought", cost: 60, bought: true };
		expect(faultsOf({ modes: [mode, bought], doubleUp: { steps: 5, most: 40 } })).toEqual([]);
	});
});
