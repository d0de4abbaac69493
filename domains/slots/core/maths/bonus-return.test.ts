import { describe, expect, test } from "vitest";
import { seededChance, toNumber } from "#platform/kernel";
import { fastPlayer } from "../fast/simulate.ts";
import { judge } from "../gate/return-gate.ts";
import type { PayTable } from "../pay-table.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import { mathsReport } from "./report.ts";
import { exactReturns } from "./returns.ts";
import { observedReturn, simulateRounds } from "./simulation.ts";

/** A small game whose free spins keep their wilds. */
const sticky: PayTable = smallTable({
	symbols: smallTable().symbols.map((symbol) => ({ ...symbol, multiplier: 1 })),
	modes: [
		{
			code: "standard",
			cost: 9,
			reels: reelSet([
				[plum, pear, scatter, pear, pear],
				[plum, wild, pear, scatter, pear],
				[plum, pear, pear, scatter, pear],
			]),
		},
	],
	bonus: {
		kind: "held-wilds",
		wilds: "stay",
		reels: reelSet([
			[plum, pear, pear],
			[plum, wild, pear],
			[plum, pear, wild],
		]),
		awards: [
			{ count: 2, spins: 3 },
			{ count: 3, spins: 5 },
		],
		limit: 5,
		cap: 100,
	},
	topAward: 100,
});

const proof = { bonuses: 60_000, seed: 11 };
const [played] = exactReturns(sticky, () => {}, proof);
const [mode] = sticky.modes;
if (played?.bonus === undefined || mode === undefined) throw new Error("no bonus");
const { bonus } = played;

describe("a bonus that is proven by play", () => {
	test("states its interval, from the spread of what was played", () => {
		expect(bonus.exact).toBe(false);
		expect(bonus.half).toBeGreaterThan(0);
		expect(bonus.played).toBeGreaterThanOrEqual(proof.bonuses);
		const [more] = exactReturns(sticky, () => {}, { ...proof, bonuses: 4 * proof.bonuses });
		expect(more?.bonus?.half).toBeLessThan(bonus.half * 0.55);
	});

	test("is repeatable from its seed", () => {
		const [again] = exactReturns(sticky, () => {}, proof);
		expect(again?.rtp).toEqual(played.rtp);
		expect(again?.standardDeviation).toBe(played.standardDeviation);
	});

	test("whole rounds, played apart from it, come to the same return and deviation", () => {
		const play = fastPlayer(sticky, mode, seededChance(5));
		const run = simulateRounds(play, { cost: mode.cost, rounds: 400_000, blocks: [] });
		const seen = observedReturn(run, mode.cost);
		expect(toNumber(played.rtp)).toBeGreaterThan(seen.low99 - bonus.half / mode.cost);
		expect(toNumber(played.rtp)).toBeLessThan(seen.high99 + bonus.half / mode.cost);
		const deviation = Math.sqrt(run.wonSquares / run.rounds - (run.won / run.rounds) ** 2) / mode.cost;
		expect(deviation / played.standardDeviation).toBeCloseTo(1, 1);
		expect(run.hits / run.rounds).toBeCloseTo(toNumber(played.hitRate), 2);
	});

	test("the report says what was played, and gives no fraction as if it were exact", () => {
		const text = mathsReport({ table: sticky, digest: "d", name: "Sticky", returns: [played], simulations: [] });
		expect(text).toContain("% (99 % confidence) |");
		expect(text).toContain(`${bonus.played} bonuses played, seed 11`);
		expect(text).toContain("| the bonus |");
		expect(text).not.toContain("### The exact return");
	});
});

describe("the gate", () => {
	const codes = (table: PayTable, returns: Parameters<typeof judge>[1]): string[] => {
		const verdict = judge(table, returns);
		return verdict.ok ? [] : verdict.error.map(({ code }) => code);
	};

	test("refuses a return whose interval is wider than 0.05 % to a side", () => {
		expect(codes(sticky, [played])).toContain("return-not-proven");
		expect(codes(sticky, [{ ...played, bonus: { ...bonus, half: 0.0004 * mode.cost } }])).not.toContain(
			"return-not-proven",
		);
	});

	test("keeps the interval with the figures it lets pass", () => {
		const near = {
			...played,
			rtp: { numerator: 95n, denominator: 100n },
			bonus: { ...bonus, half: 0.0002 * mode.cost },
		};
		const common = {
			...near,
			hitRate: { numerator: 1n, denominator: 3n },
			top: { credits: 100, perRound: { numerator: 1n, denominator: 500n } },
		};
		const verdict = judge(sticky, [common]);
		const figures = verdict.ok ? verdict.value.modes[0] : undefined;
		if (verdict.ok) expect(figures?.interval).toEqual({ low: "94.980", high: "95.020", bonuses: bonus.played });
		else expect(verdict.error.map(({ code }) => code)).toEqual(["award-unreachable"]);
	});
});

describe("modes with free spins of their own", () => {
	const strips = [
		[plum, pear],
		[plum, pear],
		[plum, pear],
	];
	const course = (code: string, of: { spins: number; times: number }) => ({
		code,
		cost: 3,
		reels: reelSet([
			[plum, scatter, pear],
			[plum, scatter, pear],
			[plum, pear, pear],
		]),
		freeSpins: {
			reels: reelSet(strips, { ladder: [of.times] }),
			awards: [{ count: 2, spins: of.spins }],
			more: [],
			limit: of.spins,
		},
	});
	const table = smallTable({
		modes: [course("calm", { spins: 8, times: 1 }), course("storm", { spins: 2, times: 4 })],
	});
	const [calm, storm] = exactReturns(table);

	test("return the same when spins times multiplier are the same, and stray further with fewer", () => {
		expect(calm?.rtp).toEqual(storm?.rtp);
		expect(storm?.standardDeviation).toBeGreaterThan(calm?.standardDeviation ?? Number.POSITIVE_INFINITY);
	});

	test("are played as they are counted", () => {
		for (const [index, one] of table.modes.entries()) {
			const play = fastPlayer(table, one, seededChance(3 + index));
			const seen = observedReturn(simulateRounds(play, { cost: 3, rounds: 200_000, blocks: [] }), 3);
			expect(toNumber(calm?.rtp ?? { numerator: 0n, denominator: 1n })).toBeGreaterThan(seen.low99);
			expect(toNumber(calm?.rtp ?? { numerator: 0n, denominator: 1n })).toBeLessThan(seen.high99);
		}
	});

	test("may declare tops of their own", () => {
		const tops = [calm?.top.credits ?? 0, storm?.top.credits ?? 0];
		const declared = { ...table, modes: table.modes.map((one, index) => ({ ...one, topAward: tops[index] ?? 0 })) };
		const codesOf = (judged: PayTable): string[] => {
			const verdict = judge(judged, exactReturns(judged));
			return verdict.ok ? [] : verdict.error.map(({ code }) => code);
		};
		expect(codesOf(table)).toContain("top-award-not-as-declared");
		expect(codesOf(declared)).not.toContain("top-award-not-as-declared");
	});
});
