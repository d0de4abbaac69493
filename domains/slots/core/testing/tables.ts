// Small pay tables for tests: three reels that can be counted by hand, and random ones of every kind.
import type { Chance } from "#platform/kernel";
import type { Award, PayTable, ReelSet, SymbolIndex } from "../pay-table.ts";

/** Symbols of the small tables: 0 wild (doubles), 1 scatter, 2 plum, 3 pear. */
export const wild = 0;
export const scatter = 1;
export const plum = 2;
export const pear = 3;

export function reelSet(strips: readonly (readonly SymbolIndex[])[], more: Partial<ReelSet> = {}): ReelSet {
	return { strips, expandWilds: false, cascades: false, ladder: [1], ...more };
}

export const threeLines: Award = {
	kind: "lines",
	lines: [
		[0, 0, 0],
		[1, 1, 1],
		[0, 1, 0],
	],
};

/** 3 reels x 2 rows, three lines; what is given replaces its part. */
export function smallTable(changes: Partial<PayTable> = {}): PayTable {
	return {
		game: "small",
		version: 1,
		liveFrom: "2026-01-01",
		grid: { reels: 3, rows: 2 },
		symbols: [
			{ code: "joker", role: "wild", pays: [], multiplier: 2 },
			{ code: "star", role: "scatter", pays: [{ count: 2, credits: 6 }], multiplier: 1 },
			{
				code: "plum",
				role: "plain",
				pays: [
					{ count: 2, credits: 1 },
					{ count: 3, credits: 10 },
				],
				multiplier: 1,
			},
			{ code: "pear", role: "plain", pays: [{ count: 3, credits: 4 }], multiplier: 1 },
		],
		award: threeLines,
		modes: [
			{
				code: "standard",
				cost: 3,
				reels: reelSet([
					[plum, pear, scatter, pear],
					[plum, wild, pear, scatter],
					[plum, pear, pear, scatter],
				]),
			},
		],
		topAward: 40,
		coins: [1, 2, 5],
		...changes,
	};
}

const kinds: readonly Award["kind"][] = ["lines", "ways", "clusters", "anywhere", "both-ways"];

/** A table of any kind that could be written down, its strips and pays drawn by `chance`. Not one for the gate. */
export function randomTable(chance: Chance): PayTable {
	const kind = kinds[chance.below(5)] ?? "lines";
	const grid = { reels: 3 + chance.below(3), rows: 2 + chance.below(3) };
	const plain = 2 + chance.below(4);
	const cascades = chance.below(2) === 1;
	const steps = kind === "clusters" || kind === "anywhere" ? [3, 5, 8] : [2, 3, 4];
	const symbols: PayTable["symbols"] = [
		{ code: "joker", role: "wild", pays: [], multiplier: 1 + chance.below(3) },
		{ code: "star", role: "scatter", pays: [{ count: 2, credits: 1 + chance.below(20) }], multiplier: 1 },
		...Array.from({ length: plain }, (_, index) => ({
			code: `fruit-${index}`,
			role: "plain" as const,
			pays: steps.map((count, step) => ({ count, credits: (step + 1) * (1 + chance.below(9)) + step * 20 })),
			multiplier: 1,
		})),
		{ code: "mask", role: "plain", pays: [], multiplier: 1 },
	];
	const mask = 2 + plain;
	const hides = !cascades && chance.below(2) === 1;
	const drawn = Array.from({ length: grid.reels }, (_, reel) => randomStrip(chance, { plain, reel, kind }));
	const strips = hides ? drawn.map((strip) => [...strip, mask, mask]) : drawn;
	const grows = cascades && kind === "ways" && chance.below(2) === 1;
	const lays = cascades && kind === "clusters" && chance.below(2) === 1;
	const fills = cascades && kind === "clusters" && chance.below(2) === 1;
	const set = reelSet(strips, {
		cascades,
		expandWilds: !cascades && chance.below(2) === 1,
		ladder: cascades ? [1, 2, 3, 5] : [1 + chance.below(3)],
		...(hides ? { mystery: { symbol: mask, into: [2, 3, 2 + chance.below(plain)] } } : {}),
		...(cascades && kind === "ways" && chance.below(2) === 1 ? { leaves: wild } : {}),
		...(grows ? { lids: { symbol: mask, open: 1 + chance.below(grid.rows - 1) } } : {}),
		...(lays ? { floor: { kind: "tiles" as const, worth: [1 + chance.below(3), 4, 7] } } : {}),
		...(fills ? { fills: { full: 1 + chance.below(3), wild } } : {}),
	});
	return {
		...smallTable(),
		grid,
		symbols,
		award: randomAward(kind, { chance, grid }),
		modes: [{ code: "standard", cost: 10, reels: set }],
		freeSpins: {
			reels: set,
			awards: [{ count: 2, spins: 1 + chance.below(4) }],
			more: [{ count: 3, spins: 1 + chance.below(3) }],
			limit: 12,
		},
	};
}

function randomAward(kind: Award["kind"], from: { chance: Chance; grid: { reels: number; rows: number } }): Award {
	if (kind === "ways") return { kind };
	if (kind === "clusters" || kind === "anywhere") return { kind, least: 3 };
	const { chance, grid } = from;
	const line = () => Array.from({ length: grid.reels }, () => chance.below(grid.rows));
	return { kind, lines: Array.from({ length: 1 + chance.below(8) }, line) };
}

function randomStrip(chance: Chance, of: { plain: number; reel: number; kind: Award["kind"] }): SymbolIndex[] {
	// No wild on the first reel of a lines or ways game; the last fruit breaks any ring of one symbol.
	const special = of.kind === "clusters" || of.kind === "anywhere" || of.reel > 0 ? [wild, scatter] : [scatter];
	const length = 5 + chance.below(6);
	const drawn = Array.from({ length }, () => 2 + chance.below(of.plain));
	return [...drawn, ...special, 2 + (of.reel % of.plain)];
}
