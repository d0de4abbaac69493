import { describe, expect, test } from "vitest";
import { seededChance, toNumber } from "#platform/kernel";
import type { PayTable, SymbolIndex } from "../pay-table.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import { leversOf } from "./levers.ts";
import { exactReturns } from "./returns.ts";

const strips: readonly (readonly SymbolIndex[])[] = [
	[plum, pear, pear, scatter, pear, plum, pear, pear, pear, plum, pear, pear],
	[plum, pear, wild, pear, pear, scatter, pear, plum, pear, pear, pear, pear],
	[pear, plum, pear, pear, scatter, pear, pear, plum, pear, pear, pear, pear],
];

const tableOf = (on: readonly (readonly SymbolIndex[])[]): PayTable =>
	smallTable({ modes: [{ code: "standard", cost: 3, reels: reelSet(on) }] });

function played(table: PayTable, rounds = 200_000) {
	const [mode] = table.modes;
	if (mode === undefined) throw new Error("no mode");
	return leversOf({ table, mode }, { chance: seededChance(3), rounds });
}

const exact = (table: PayTable) => {
	const [figures] = exactReturns(table);
	if (figures === undefined) throw new Error("no figures");
	return { rtp: toNumber(figures.rtp), hitRate: toNumber(figures.hitRate), deviation: figures.standardDeviation };
};

test("what is played is what is enumerated", () => {
	const [now, met] = [exact(tableOf(strips)), played(tableOf(strips)).played];
	expect(met.rtp).toBeCloseTo(now.rtp, 1);
	expect(met.hitRate).toBeCloseTo(now.hitRate, 2);
	expect(met.deviation).toBeCloseTo(now.deviation, 1);
});

describe("one symbol more on a reel moves the return as it is told", () => {
	const told = played(tableOf(strips)).reels;
	const now = exact(tableOf(strips));

	test.each([
		["plum", plum, 1],
		["plum", plum, 3],
		["joker", wild, 2],
		["star", scatter, 1],
	] as const)("%s on reel %# %s", (code, symbol, reel) => {
		const more = strips.map((strip, at) =>
			at === reel - 1 ? [...strip.slice(0, 8), symbol, ...strip.slice(8)] : strip,
		);
		const truth = exact(tableOf(more)).rtp - now.rtp;
		const lever = told.find((one) => one.symbol === code && one.reel === reel);
		if (lever === undefined) throw new Error(`no lever for ${code}`);
		expect(Math.sign(lever.rtp)).toBe(Math.sign(truth));
		expect(Math.abs(lever.rtp - truth)).toBeLessThan(Math.abs(truth));
	});
});

test("reels that stop together have no levers of their own, and the longest round is told in spins", () => {
	const [mode] = tableOf(strips).modes;
	const reels = reelSet([strips[0] ?? [], strips[0] ?? [], strips[0] ?? []], { joined: 2 });
	const table = smallTable({ modes: [{ code: mode?.code ?? "", cost: 3, reels }] });
	expect(played(table, 100).reels).toEqual([]);
	const free = { reels: reelSet(strips), awards: [{ count: 2, spins: 4 }], more: [], limit: 4 };
	expect(played(smallTable({ freeSpins: free })).longest).toBe(5);
});
