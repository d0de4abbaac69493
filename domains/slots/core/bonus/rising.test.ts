import { describe, expect, test } from "vitest";
import { compare, fraction, seededChance, toNumber } from "#platform/kernel";
import { structureFaults } from "../gate/structure.ts";
import { exactReturns } from "../maths/returns.ts";
import type { PayTable, RisingSpins } from "../pay-table.ts";
import { replayRound } from "../replay.ts";
import { playRound } from "../round.ts";
import { creditsOf } from "../spin.ts";
import { everyRound, only, stopsIn } from "../testing/rounds.ts";
import { pear, plum, reelSet, scatter, smallTable, wild } from "../testing/tables.ts";
import { bonusOf } from "./index.ts";

const paid = reelSet([
	[scatter, plum, pear],
	[scatter, pear, plum],
	[plum, pear, pear],
]);
const free = reelSet([
	[plum, pear, scatter],
	[plum, wild, scatter],
	[plum, pear],
]);

/** Two scatters give two spins, three would give three; the multiplier ends at 3. */
const tableWith = (changes: Partial<RisingSpins> = {}, more: Partial<PayTable> = {}): PayTable =>
	smallTable({
		modes: [{ code: "standard", cost: 3, reels: paid }],
		bonus: {
			kind: "rising",
			reels: free,
			awards: [
				{ count: 2, spins: 2 },
				{ count: 3, spins: 3 },
			],
			most: 3,
			...changes,
		},
		topAward: 150,
		...more,
	});

const table = tableWith();
const bonusIn = (from: PayTable) => {
	const bonus = bonusOf(from);
	if (bonus === undefined) throw new Error("no bonus");
	return bonus;
};
const bonus = bonusIn(table);

/** Reels of nothing but plums, beside as many scatters as are asked for. */
const plums = (scatters: number): readonly (readonly number[])[] =>
	[0, 1, 2].map((reel) => (reel < scatters ? [plum, scatter] : [plum, plum]));

describe("a multiplier that rises", () => {
	const climbing = bonusIn(tableWith({ reels: reelSet(plums(2)), most: 4 }));
	const { events, win } = climbing.play({ given: 3, scatters: [] }, stopsIn([]));

	test("starts at 1, is raised by each scatter for the spins that follow, and goes no higher than its most", () => {
		expect(only(events, "multiplier").map(({ value }) => value)).toEqual([3, 4, 1]);
	});

	test("multiplies the wins of the spin and not its scatters", () => {
		expect(only(events, "line-win").map(({ pay }) => pay)).toEqual([10, 30, 40]);
		expect(only(events, "scatter").map(({ pay }) => pay)).toEqual([6, 6, 6]);
		expect(win).toBe(98);
		expect(creditsOf(events)).toBe(win);
	});

	test("is told after the spin that raised it, and not after the last", () => {
		expect(events.map(({ type }) => type)).toEqual([
			"free-spins-start",
			...["free-spin", "spin", "line-win", "scatter", "multiplier"],
			...["free-spin", "spin", "line-win", "scatter", "multiplier"],
			...["free-spin", "spin", "line-win", "scatter"],
			"free-spins-end",
			"multiplier",
		]);
		expect(only(events, "free-spin").map(({ number, of }) => [number, of])).toEqual([
			[1, 3],
			[2, 3],
			[3, 3],
		]);
	});

	test("stays where it is without a scatter, and nothing is told of it", () => {
		const flat = bonusIn(tableWith({ reels: reelSet(plums(0)) }));
		const dry = flat.play({ given: 2, scatters: [] }, stopsIn([]));
		expect(only(dry.events, "multiplier")).toEqual([]);
		expect(dry.win).toBe(60);
	});
});

test("the spins come after the paid spin whose scatters gave them, and the round adds up", () => {
	const [mode] = table.modes;
	if (mode === undefined) throw new Error("no mode");
	const round = playRound(table, mode, stopsIn([0, 0, 0]));
	expect(only(round.events, "free-spins-start")).toEqual([{ type: "free-spins-start", spins: 2 }]);
	expect(round.win).toBe(creditsOf(round.events));
	expect(replayRound(round.events).at(-1)).toMatchObject({ win: round.win });
});

describe("its exact return", () => {
	test("by hand: a line of plums on three of four boards, and a pair of scatters on each", () => {
		const sure = bonusIn(tableWith({ reels: reelSet(plums(2)), most: 4 }));
		// 7.5 credits for the lines of a spin, at 1 and at 3; six for the scatters of each. The best spin at 4.
		expect(sure.exact?.(2).mean).toEqual(fraction(42));
		expect(sure.top).toBe(46);
	});

	test("is what many bonuses bring, from either start", () => {
		const play = bonus.fast(seededChance(20_261_123));
		const rounds = 60_000;
		for (const given of [2, 3]) {
			let [won, squares] = [0, 0];
			for (let round = 0; round < rounds; round++) {
				const win = play(given);
				won += win;
				squares += win * win;
			}
			const mean = won / rounds;
			const exact = bonus.exact?.(given);
			if (exact === undefined) throw new Error("not exact");
			const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);
			expect(Math.abs(mean - toNumber(exact.mean))).toBeLessThan(3.5 * error);
		}
	});

	test("the top is the best spin at the highest multiplier, as often as it is expected", () => {
		const chance = seededChance(7);
		const rounds = 40_000;
		let [tops, best] = [0, 0];
		for (let round = 0; round < rounds; round++) {
			let spun = 0;
			for (const event of bonus.play({ given: 3, scatters: [] }, chance).events) {
				if (event.type === "free-spin" || event.type === "free-spins-end") {
					best = Math.max(best, spun);
					if (spun === bonus.top) tops++;
					spun = 0;
				} else if ("pay" in event) spun += event.pay;
			}
		}
		expect(best).toBe(bonus.top);
		const expected = toNumber(bonus.exact?.(3).top ?? fraction(0));
		expect(expected).toBeGreaterThan(0.001);
		expect(Math.abs(tops / rounds - expected)).toBeLessThan(3.5 * Math.sqrt(expected / rounds));
	});

	test("the whole table's return and hit rate are those of every round there can be", () => {
		const [figures] = exactReturns(table, () => {}, { bonuses: 2_000, seed: 1 });
		if (figures?.bonus === undefined) throw new Error("no figures");
		const all = everyRound(table);
		expect(figures.bonus).toMatchObject({ exact: true, half: 0 });
		expect(compare(figures.rtp, fraction(all.mean.numerator, all.mean.denominator * 3n))).toBe(0);
		expect(compare(figures.hitRate, all.hits)).toBe(0);
	});
});

test("played fast, the same wins come from the same chance", () => {
	const [naive, fast] = [seededChance(5), seededChance(5)];
	const quick = bonus.fast(fast);
	for (let round = 0; round < 400; round++) {
		const given = 2 + (round % 2);
		expect(quick(given)).toBe(bonus.play({ given, scatters: [] }, naive).win);
	}
});

describe("multipliers that cannot rise", () => {
	const faultsOf = (changes: Partial<RisingSpins>, more: Partial<PayTable> = {}): string[] =>
		structureFaults(tableWith(changes, more)).map(({ detail }) => detail);

	test.each<[string, Partial<RisingSpins>]>([
		["a multiplier that rises needs plain reels", { reels: { ...free, cascades: true } }],
		["a multiplier that rises needs plain reels", { reels: { ...free, ladder: [2] } }],
		["a multiplier that does not rise", { most: 1 }],
		["free spins without a limit of at most 100", { awards: [{ count: 2, spins: 101 }] }],
		["free spins without a limit of at most 100", { awards: [] }],
	])("%s", (fault, changes) => {
		expect(faultsOf(changes)).toContain(fault);
	});

	test("without a scatter nothing starts them; the table of these tests has no fault", () => {
		const symbols = smallTable().symbols.map((one) =>
			one.role === "scatter" ? { ...one, role: "plain" as const } : one,
		);
		expect(faultsOf({}, { symbols })).toContain("a bonus that no scatter starts");
		expect(faultsOf({})).toEqual([]);
	});
});
