import { describe, expect, test } from "vitest";
import {
	type Chance,
	compare,
	type Fraction,
	fraction,
	over,
	plus,
	seededChance,
	times,
	toNumber,
	zero,
} from "#platform/kernel";
import type { FreeSpins, PayTable } from "../pay-table.ts";
import { playRound } from "../round.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import { contributions, featureShares } from "./contributions.ts";
import { freeSpinChain } from "./free-spin-chain.ts";
import { exactReturns } from "./returns.ts";
import { enumerateSpectrum } from "./spectrum.ts";

/** Two stops a reel, so that every round with all its free spins can be played through. */
const reels = reelSet([
	[plum, pear],
	[plum, scatter],
	[wild, scatter],
]);

const feature: FreeSpins = {
	reels: reelSet(
		[
			[plum, scatter],
			[plum, pear],
			[scatter, plum],
		],
		{ ladder: [2] },
	),
	awards: [{ count: 2, spins: 2 }],
	more: [{ count: 2, spins: 1 }],
	limit: 4,
};

const withFreeSpins = (changes: Partial<PayTable> = {}): PayTable =>
	smallTable({
		grid: { reels: 3, rows: 1 },
		award: { kind: "lines", lines: [[0, 0, 0]] },
		modes: [{ code: "standard", cost: 3, reels }],
		freeSpins: feature,
		...changes,
	});

type Tree = { readonly share: Fraction; readonly win: number; readonly spins: number };

/** Every round there is, each with its probability: chance itself is enumerated. */
function everyRound(table: PayTable): Tree[] {
	const [mode] = table.modes;
	if (mode === undefined) throw new Error("no mode");
	const found: Tree[] = [];
	const open: number[][] = [[]];
	for (let script = open.pop(); script !== undefined; script = open.pop()) {
		let at = 0;
		let share = fraction(1);
		let asked = 0;
		const chance: Chance = {
			below: (limit) => {
				const drawn = script?.[at] ?? 0;
				at++;
				share = over(share, fraction(limit));
				asked = Math.max(asked, limit);
				return drawn;
			},
		};
		const { win, events } = playRound(table, mode, chance);
		// What was drawn beyond the script was the first branch: the others are scripts still to be played.
		for (let place = script.length; place < at; place++) {
			for (let other = 1; other < asked; other++) {
				open.push([...script, ...Array.from({ length: place - script.length }, () => 0), other]);
			}
		}
		found.push({ share, win, spins: events.filter(({ type }) => type === "free-spin").length });
	}
	return found;
}

const expected = (rounds: readonly Tree[], value: (round: Tree) => number): Fraction =>
	rounds.reduce((sum, round) => plus(sum, times(round.share, fraction(value(round)))), zero);

describe("the exact return against every round there is", () => {
	const rounds = everyRound(withFreeSpins());
	const [mode] = exactReturns(withFreeSpins());
	if (mode === undefined) throw new Error("no mode");

	test("the rounds are complete: their shares add up to one, and many have free spins", () => {
		expect(expected(rounds, () => 1)).toEqual(fraction(1));
		expect(rounds.length).toBeGreaterThan(500);
		expect(Math.max(...rounds.map(({ spins }) => spins))).toBe(4);
	});

	test("the return is theirs, to the last digit", () => {
		expect(mode.rtp).toEqual(
			over(
				expected(rounds, ({ win }) => win),
				fraction(3),
			),
		);
		expect(plus(mode.baseRtp, mode.freeRtp)).toEqual(mode.rtp);
	});

	test("the hit rate and the free spins are theirs", () => {
		expect(mode.hitRate).toEqual(expected(rounds, ({ win }) => (win > 0 ? 1 : 0)));
		expect(mode.freeSpinRate).toEqual(expected(rounds, ({ spins }) => (spins > 0 ? 1 : 0)));
		expect(mode.freeSpinsPerRound).toEqual(expected(rounds, ({ spins }) => spins));
	});

	test("the standard deviation is theirs", () => {
		const mean = toNumber(expected(rounds, ({ win }) => win));
		const square = toNumber(expected(rounds, ({ win }) => win * win));
		expect(mode.standardDeviation).toBeCloseTo(Math.sqrt(square - mean * mean) / 3, 9);
	});

	test("the shares of symbols and of features both add up to the return", () => {
		const rtp = toNumber(mode.rtp);
		const rows = contributions(withFreeSpins(), mode);
		expect(rows.reduce((sum, row) => sum + row.base + row.free, 0)).toBeCloseTo(rtp, 12);
		expect(featureShares(withFreeSpins(), mode).reduce((sum, row) => sum + row.share, 0)).toBeCloseTo(rtp, 12);
	});
});

describe("the chain of free spins", () => {
	const spectrum = enumerateSpectrum({ table: withFreeSpins(), set: feature.reels, gives: feature.more });

	test("without further ones is their number", () => {
		const plain = enumerateSpectrum({ table: withFreeSpins(), set: feature.reels, gives: [] });
		expect(freeSpinChain({ ...feature, more: [] }, plain, 3).expectedSpins).toEqual(fraction(3));
	});

	test("with so few that the limit is never met is the geometric sum's beginning", () => {
		// Two of eight combinations show two scatters: one spin, then one more at 1/4, each time again, four at most.
		const one = freeSpinChain(feature, spectrum, 1);
		const quarter = fraction(1, 4);
		const sum = plus(
			fraction(1),
			plus(quarter, plus(times(quarter, quarter), times(quarter, times(quarter, quarter)))),
		);
		expect(one.expectedSpins).toEqual(sum);
	});

	test("never exceeds the limit, and grows with it", () => {
		const at = (limit: number) => freeSpinChain({ ...feature, limit }, spectrum, 2).expectedSpins;
		expect(at(2)).toEqual(fraction(2));
		expect(compare(at(3), at(2))).toBeGreaterThan(0);
		expect(compare(at(30), at(3))).toBeGreaterThan(0);
		expect(toNumber(at(200))).toBeCloseTo(2 / (1 - 1 / 4), 9);
	});

	test("its mean is the expected number times the mean of one (Wald)", () => {
		const chain = freeSpinChain(feature, spectrum, 2);
		const one = [...spectrum.byGiven.values()].flatMap((wins) => [...wins]);
		const mean = one.reduce((sum, [win, count]) => sum + win * count, 0) / spectrum.combinations;
		expect(chain.mean).toBeCloseTo(toNumber(chain.expectedSpins) * mean, 9);
	});
});

describe("other figures", () => {
	test("a table without free spins has none in its figures", () => {
		const { freeSpins: _, ...table } = withFreeSpins();
		const [mode] = exactReturns(table);
		expect(mode?.free).toBeUndefined();
		expect(mode?.freeRtp).toEqual(zero);
		expect(mode?.freeSpinsPerRound).toEqual(zero);
	});

	test("the top award of a free spin is met as often as free spins are", () => {
		const [mode] = exactReturns(withFreeSpins());
		// Three plums under the ladder's two: one of eight free combinations.
		expect(mode?.top.credits).toBe(20);
		const inBase = fraction(1, 8);
		const inFree = times(mode?.freeSpinsPerRound ?? zero, fraction(1, 8));
		expect(mode?.top.perRound).toEqual(plus(inBase, inFree));
	});

	test("each mode is computed on its own cost", () => {
		const table = withFreeSpins({
			modes: [
				{ code: "standard", cost: 3, reels },
				{ code: "double", cost: 6, reels },
			],
		});
		const [standard, double] = exactReturns(table);
		expect(times(double?.rtp ?? zero, fraction(2))).toEqual(standard?.rtp);
	});

	test("progress names what is computed", () => {
		const seen = new Set<string>();
		exactReturns(withFreeSpins(), (what) => seen.add(what));
		expect([...seen]).toEqual(["free spins", "standard"]);
	});

	test("a seeded run of rounds comes near: the law of large numbers", () => {
		const table = withFreeSpins();
		const [mode] = table.modes;
		const [exact] = exactReturns(table);
		if (mode === undefined || exact === undefined) throw new Error("no mode");
		const chance = seededChance(99);
		let won = 0;
		for (let round = 0; round < 40_000; round++) won += playRound(table, mode, chance).win;
		const error = (4 * exact.standardDeviation) / Math.sqrt(40_000);
		expect(Math.abs(won / 40_000 / 3 - toNumber(exact.rtp))).toBeLessThan(error);
	});
});
