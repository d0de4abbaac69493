import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { creditsFor, drawsOf } from "../board.ts";
import { payTables } from "../games.gen.ts";
import type { PayTable, ReelSet } from "../pay-table.ts";
import { playRound } from "../round.ts";
import { endlessCascade, playSpin } from "../spin.ts";
import { randomTable, reelSet, smallTable } from "../testing/tables.ts";
import { compileSet } from "./compile.ts";
import { fastPlayer } from "./simulate.ts";

const seed = 20_261_121;

function naiveSpin(table: PayTable, set: ReelSet, stops: readonly number[]) {
	try {
		const { win, scatters } = playSpin({ table, set, reels: "base", stops, shownMultiplier: 1 });
		return { win, scatters };
	} catch (error) {
		if (error instanceof RangeError && error.message === endlessCascade) return "endless";
		throw error;
	}
}

/** Of one compiled set, whatever was answered before: the engine's callers compile a set once and turn it on and on. */
function fastSpins(table: PayTable, set: ReelSet) {
	const compiled = compileSet(table, set);
	const star = table.symbols.find(({ role }) => role === "scatter");
	return (stops: readonly number[]) => {
		for (const [reel, stop] of stops.entries()) compiled.place(reel, stop);
		try {
			const settled = compiled.settle();
			const scatters = compiled.scatters();
			return { win: settled + (star === undefined ? 0 : creditsFor(star, scatters)), scatters };
		} catch (error) {
			if (error instanceof RangeError && error.message === endlessCascade) return "endless";
			throw error;
		}
	};
}

const drawStops = (set: ReelSet, from: number): number[] => {
	const chance = seededChance(from);
	return drawsOf(set).map((stops) => chance.below(stops));
};

describe("the fast engine answers exactly as the naive one", () => {
	test("on any table of any kind, at any stops", () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat(), (tableSeed, stopSeed) => {
				const table = randomTable(seededChance(tableSeed));
				const set = table.modes[0]?.reels ?? reelSet([]);
				const stops = drawStops(set, stopSeed);
				expect(fastSpins(table, set)(stops)).toEqual(naiveSpin(table, set, stops));
			}),
			{ seed, numRuns: 1500 },
		);
	});

	test.each(payTables.map((table) => [table.game, table] as const))("on %s, base and free", (_, table) => {
		const sets = [...table.modes.map((mode) => mode.reels), ...(table.freeSpins ? [table.freeSpins.reels] : [])];
		for (const set of sets) {
			const fast = fastSpins(table, set);
			for (let drawn = 0; drawn < 400; drawn++) {
				const stops = drawStops(set, drawn);
				expect(fast(stops)).toEqual(naiveSpin(table, set, stops));
			}
		}
	});

	test.each(payTables.map((table) => [table.game, table] as const))(
		"whole rounds of %s, free spins included, from the same chance",
		(_, table) => {
			const [mode] = table.modes;
			if (mode === undefined) throw new Error("no mode");
			const [naive, fast] = [seededChance(seed), seededChance(seed)];
			const play = fastPlayer(table, mode, fast);
			for (let round = 0; round < 1500; round++) expect(play()).toBe(playRound(table, mode, naive).win);
		},
	);

	test.each([8, 30, 31, 32, 62, 70])("on %i lines, more than a word has bits, at every stop", (count) => {
		const lines = Array.from({ length: count }, (_, line) => [line % 2, (line >> 1) % 2, (line >> 2) % 2]);
		const table = smallTable({ award: { kind: "lines", lines } });
		const set = table.modes[0]?.reels ?? reelSet([]);
		const fast = fastSpins(table, set);
		for (let at = 0; at < 64; at++) {
			const stops = [at % 4, (at >> 2) % 4, at >> 4];
			expect(fast(stops)).toEqual(naiveSpin(table, set, stops));
		}
	});

	test("one compiled set gives the same answer again, whatever was placed between", () => {
		const table = payTables.find(({ game }) => game === "bojagi");
		const set = table?.modes[0]?.reels;
		if (table === undefined || set === undefined) throw new Error("no table");
		const compiled = compileSet(table, set);
		const settleAt = (stops: readonly number[]) => {
			for (const [reel, stop] of stops.entries()) compiled.place(reel, stop);
			return compiled.settle();
		};
		const many = Array.from({ length: 200 }, (_, index) => drawStops(set, index));
		const first = many.map(settleAt);
		expect(many.map(settleAt)).toEqual(first);
		expect(first.some((win) => win > 0)).toBe(true);
	});
});

describe("what the fast engine tells besides the win", () => {
	test("couldWin never says no where a win follows", () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat(), fc.nat(), (tableSeed, stopSeed, tailSeed) => {
				const table = randomTable(seededChance(tableSeed));
				const set = { ...(table.modes[0]?.reels ?? reelSet([])), cascades: false, ladder: [1] };
				const compiled = compileSet(table, set);
				const stops = drawStops(set, stopSeed);
				for (const [reel, stop] of stops.entries()) compiled.place(reel, stop);
				for (let known = 2; known < stops.length; known++) {
					if (compiled.couldWin(known)) continue;
					const tail = drawStops(set, tailSeed);
					for (let reel = known; reel < stops.length; reel++) compiled.place(reel, tail[reel] ?? 0);
					expect(compiled.settle()).toBe(0);
					return;
				}
			}),
			{ seed, numRuns: 600 },
		);
	});

	test("the tally by symbol and by step both add up to the wins", () => {
		for (const table of payTables) {
			const set = table.modes[0]?.reels ?? reelSet([]);
			const compiled = compileSet(table, set);
			let sum = 0;
			for (let drawn = 0; drawn < 500; drawn++) {
				for (const [reel, stop] of drawStops(set, drawn).entries()) compiled.place(reel, stop);
				sum += compiled.settle();
			}
			expect(sum).toBeGreaterThan(0);
			expect(compiled.tally.bySymbol.reduce((total, credits) => total + credits, 0)).toBe(sum);
			expect(compiled.tally.byStep.reduce((total, credits) => total + credits, 0)).toBe(sum);
		}
	});

	test("a reel that is not there is a bug", () => {
		const table = smallTable();
		const compiled = compileSet(table, table.modes[0]?.reels ?? reelSet([]));
		expect(() => compiled.place(3, 0)).toThrow(RangeError);
	});

	test("a cluster grid of more cells than a word has bits is a bug", () => {
		const table = smallTable({ award: { kind: "clusters", least: 3 }, grid: { reels: 4, rows: 8 } });
		expect(() => compileSet(table, reelSet([[2], [2], [2], [2]]))).toThrow(RangeError);
	});
});
