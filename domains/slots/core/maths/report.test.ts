import { describe, expect, test } from "vitest";
import { toNumber } from "#platform/kernel";
import type { PayTable } from "../pay-table.ts";
import { pear, plum, reelSet, scatter, smallTable } from "../testing/tables.ts";
import { contributions, featureShares } from "./contributions.ts";
import { mathsReport, type RecordedSimulation } from "./report.ts";
import { exactReturns } from "./returns.ts";

const table: PayTable = smallTable({
	grid: { reels: 3, rows: 1 },
	award: { kind: "lines", lines: [[0, 0, 0]] },
	modes: [
		{
			code: "standard",
			cost: 2,
			reels: reelSet([
				[plum, scatter],
				[plum, scatter],
				[plum, pear],
			]),
		},
	],
	freeSpins: {
		reels: reelSet([[plum], [plum], [plum, pear]], { ladder: [3] }),
		awards: [{ count: 2, spins: 2 }],
		more: [],
		limit: 2,
	},
});

const returns = exactReturns(table);
const [mode] = returns;
if (mode === undefined) throw new Error("no mode");

const run: RecordedSimulation = {
	mode: "standard",
	seed: 77,
	rounds: 1000,
	won: 1_000,
	wonSquares: 40_000,
	hits: 500,
	most: 66,
	spreads: [{ rounds: 1_000, blocks: 1, low99: 4.9, low90: 5, high90: 5.1, high99: 5.2 }],
};

const reportWith = (simulations: readonly RecordedSimulation[]): string =>
	mathsReport({ table, digest: "d".repeat(64), name: "Small", returns, simulations });

describe("what brings the return", () => {
	// Eight combinations: three plums 10, two plums and a pear 1, twice two scatters 6; two free spins of (30 + 3) / 2.
	test("by symbol, in the paid spin and in the free ones", () => {
		const rows = contributions(table, mode);
		expect(rows.map(({ symbol }) => symbol)).toEqual(["star", "plum", "pear"]);
		const of = (symbol: string) => rows.find((row) => row.symbol === symbol);
		expect(of("star")).toMatchObject({ base: (6 * 2) / 8 / 2, free: 0 });
		expect(of("plum")?.base).toBe((10 + 1) / 8 / 2);
		expect(of("plum")?.free).toBeCloseTo(((2 / 8) * 2 * 16.5) / 2, 12);
		expect(of("pear")).toMatchObject({ base: 0, free: 0 });
	});

	test("how often each award is met in the paid spin", () => {
		const counts = contributions(table, mode).map((row) => row.counts);
		expect(counts).toEqual(["2: 6 (1 in 4.00)", "2: 1 (1 in 8.00), 3: 10 (1 in 8.00)", "3: 4 (not in the paid spin)"]);
	});

	test("by feature, and both add up to the return", () => {
		const shares = featureShares(table, mode);
		expect(shares.map(({ feature }) => feature)).toEqual([
			"the reels as they stop",
			"scatters of the paid spin",
			"free spins, their scatters included",
		]);
		const rtp = toNumber(mode.rtp);
		expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(rtp, 12);
		expect(contributions(table, mode).reduce((sum, { base, free }) => sum + base + free, 0)).toBeCloseTo(rtp, 12);
	});

	test("cascades are told apart from the first stop", () => {
		// Three plums make room for three pears, and those for three stars.
		const falls = [pear, plum, scatter];
		const falling = smallTable({
			grid: { reels: 3, rows: 1 },
			award: { kind: "lines", lines: [[0, 0, 0]] },
			modes: [
				{
					code: "standard",
					cost: 2,
					reels: reelSet([falls, falls, falls], { cascades: true }),
				},
			],
		});
		const [figures] = exactReturns(falling);
		if (figures === undefined) throw new Error("no mode");
		const shares = featureShares(falling, figures);
		expect(shares.map(({ feature }) => feature)).toContain("cascades");
		expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(toNumber(figures.rtp), 12);
	});
});

describe("the report", () => {
	test.each([
		"# Small: maths report",
		"`small@1`, live from 2026-01-01",
		`SHA-256 \`${"d".repeat(64)}\``,
		"## Mode standard: 2 credits a spin",
		"| Hit rate | 50.0000 %, once in 2.00 rounds |",
		"| Free spins begin | once in 4.00 rounds |",
		"| Free spins a round | 0.500000 |",
		"| Most free spins in a round | 2 |",
		"| Combinations of the paid reels | 8 |",
		"| Combinations of the free reels | 2 |",
		"| Top award of one spin | 30 credits, 15.0 stakes |",
		"| shown on average | once in 4 rounds |",
	])("says %s", (line) => {
		expect(reportWith([run])).toContain(line);
	});

	test("gives the exact return as a fraction", () => {
		const { numerator, denominator } = mode.rtp;
		expect(reportWith([run])).toContain(`${numerator} / ${denominator}`);
	});

	test("shows the run, its interval, and whether that holds the exact return", () => {
		const report = reportWith([run]);
		expect(report).toContain("| rounds | 1000, seed 77 |");
		expect(report).toContain("| hit rate | 50.0000 % | 50.0000 % |");
		expect(report).toContain("does not hold the exact return");
		const near = { ...run, wonSquares: 400_000, won: Math.round(toNumber(mode.rtp) * 2 * run.rounds) };
		expect(reportWith([near])).toContain("holds the exact return");
		expect(reportWith([near])).not.toContain("does not hold");
	});

	test("shows the spread of the blocks played, and of long runs from the deviation", () => {
		const report = reportWith([run]);
		expect(report).toContain("| 1000 | 500.000 to 510.000 % | 490.000 to 520.000 % | 1 runs played |");
		expect(report).toContain("| 1000000 |");
		expect(report).toContain("| 10000000 |");
	});

	test("without a run says so, and with another mode's too", () => {
		expect(reportWith([])).toContain("No run is recorded for this table.");
		expect(reportWith([{ ...run, mode: "other" }])).toContain("No run is recorded for this table.");
	});

	test("a game without free spins has no line of them", () => {
		const { freeSpins: _, ...plain } = table;
		const report = mathsReport({
			table: plain,
			digest: "d",
			name: "Plain",
			returns: exactReturns(plain),
			simulations: [],
		});
		expect(report).not.toMatch(/free spins|Free spins/);
	});
});
