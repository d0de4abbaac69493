import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { compare, fraction } from "#platform/kernel";
import { knownFigures } from "#slots/api";
import {
	figuresPath,
	reportPath,
	type SlotFile,
	slotFiles,
	staleSlotFiles,
	unplayedTables,
} from "../../../tools/gen/slots.ts";
import { structureFaults } from "./gate/structure.ts";
import { payTables } from "./index.ts";
import type { BetMode, PayTable } from "./pay-table.ts";

/** One game of each first kind of award; the others are bound by their digests (`npm run gen -- --anew` proves all). */
const provenHere = ["dancheong-gate", "magpie-tiger", "bojagi"];

/** Computing them anew takes seconds: once for the file. */
let derived: SlotFile[] = [];
beforeAll(() => {
	derived = slotFiles((game) => provenHere.includes(game));
}, 120_000);

const onDisk = (path: string): string => readFileSync(path, "utf8");

describe("the released tables", () => {
	test("pass the gate, and the stored figures are those computed from every combination today", () => {
		expect(onDisk(figuresPath)).toBe(derived.find(({ path }) => path === figuresPath)?.text);
	});

	test.each(payTables.map(({ game }) => [game] as const))("the maths report of %s is not stale", (game) => {
		expect(onDisk(reportPath(game))).toBe(derived.find(({ path }) => path === reportPath(game))?.text);
	});

	test("a cheap look at the digests says the same, and each table has its long run recorded", () => {
		expect(staleSlotFiles()).toEqual([]);
		expect(unplayedTables()).toEqual([]);
	});

	test("each long run's confidence interval holds the return, exact or proven by play", () => {
		for (const { game } of payTables) {
			const report = onDisk(reportPath(game));
			expect(report).toContain("| rounds | 100000000, seed 20261121 |");
			expect(report).toMatch(/holds the (exact )?return \|/);
			expect(report).not.toContain("does not hold");
		}
	});
});

describe("golden figures", () => {
	test("the cloth's return is a fraction of its 7,312,896 combinations", () => {
		expect(onDisk(reportPath("bojagi"))).toContain("28121057 / 29251584");
		const exact = fraction(28_121_057, 29_251_584);
		expect(compare(exact, fraction(90, 100))).toBeGreaterThan(0);
		expect(compare(exact, fraction(98, 100))).toBeLessThan(0);
	});
});

/** The closed form of a line game: by reel, the symbols' counts alone decide a line's expected pay. */
function linesReturnByCounts(table: PayTable, mode: BetMode): number {
	const shares = mode.reels.strips.map((strip) => ({
		of: (symbol: number) =>
			strip.filter((other) => other === symbol || table.symbols[other]?.role === "wild").length / strip.length,
	}));
	let perLine = 0;
	for (const [symbol, { role, pays }] of table.symbols.entries()) {
		if (role !== "plain") continue;
		for (let count = 1; count <= shares.length; count++) {
			const credits = pays.reduce((best, step) => (count >= step.count ? step.credits : best), 0);
			const run = shares.slice(0, count).reduce((product, reel) => product * reel.of(symbol), 1);
			const stop = count < shares.length ? 1 - (shares[count]?.of(symbol) ?? 0) : 1;
			perLine += credits * run * stop;
		}
	}
	const lines = table.award.kind === "lines" ? table.award.lines.length : 0;
	return (perLine * lines) / mode.cost;
}

describe("a second way to the same figure", () => {
	test("the line wins of the paid spin, from the symbols' counts alone", () => {
		const table = payTables.find(({ award }) => award.kind === "lines");
		const [mode] = table?.modes ?? [];
		if (table === undefined || mode === undefined) throw new Error("no line game");
		const share = /\| the reels as they stop \| ([0-9.]+) % \|/.exec(onDisk(reportPath(table.game)))?.[1];
		expect(linesReturnByCounts(table, mode) * 100).toBeCloseTo(Number(share), 3);
	});
});

describe("what each game promises in its rules", () => {
	test("the tables have no fault of shape, and no two the same mathematics", () => {
		expect(payTables.flatMap(structureFaults)).toEqual([]);
		const kinds = payTables.map(({ award, grid, bonus, modes, freeSpins }) =>
			[
				award.kind,
				grid.reels,
				grid.rows,
				modes.length,
				modes[0]?.reels.mystery !== undefined,
				modes[0]?.reels.joined,
				modes[0]?.reels.leaves !== undefined,
				modes[0]?.reels.lids?.open,
				modes[0]?.reels.floor?.kind,
				modes[0]?.reels.fills?.full,
				bonus?.kind,
				bonus && "wilds" in bonus ? bonus.wilds : "",
				freeSpins?.reels.ladder[0],
				freeSpins?.reels.expandWilds,
			].join(),
		);
		expect(kinds.filter((kind, place) => kinds.indexOf(kind) !== place)).toEqual([]);
	});

	test("a return that was proven by play states an interval of at most 0.05 % to each side", () => {
		const played = knownFigures.flatMap(({ report }) => report.modes.flatMap(({ interval }) => interval ?? []));
		expect(played.length).toBe(3);
		for (const { low, high, bonuses } of played) {
			expect(Number(high) - Number(low)).toBeLessThanOrEqual(0.1);
			expect(bonuses).toBeGreaterThanOrEqual(12_000_000);
		}
	});

	test("a bonus that is bought returns what its game returns, within half a per cent, and always comes", () => {
		const figures = knownFigures.find(({ report }) => report.payTable === "coin-divers@1")?.report.modes ?? [];
		expect(figures.map(({ mode, rtp, hitRate }) => [mode, rtp, hitRate])).toEqual([
			["standard", "94.54", "17.87"],
			["bought", "94.44", "100.00"],
		]);
	});

	test("the three courses of the wayfinder return the same to the last digit", () => {
		const figures = knownFigures.find(({ report }) => report.payTable === "wayfinder@1")?.report.modes ?? [];
		expect(figures.map(({ mode }) => mode)).toEqual(["calm", "trade", "storm"]);
		expect(new Set(figures.map(({ exactReturn }) => exactReturn)).size).toBe(1);
		const deviations = figures.map(({ standardDeviation }) => standardDeviation);
		expect([...deviations].sort((a, b) => a - b)).toEqual(deviations);
	});

	test("the farther the monsoon's course the more it strays, at the same return within a twentieth of a per cent", () => {
		const figures = knownFigures.find(({ report }) => report.payTable === "dhow-race@1")?.report.modes ?? [];
		expect(figures.map(({ mode, rtp, topAward }) => [mode, rtp, topAward.credits])).toEqual([
			["coast", "95.12", 2640],
			["gulf", "95.09", 3900],
			["ocean", "95.13", 9320],
		]);
		const deviations = figures.map(({ standardDeviation }) => standardDeviation);
		expect([...deviations].sort((a, b) => a - b)).toEqual(deviations);
	});
});
