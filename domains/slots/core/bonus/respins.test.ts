import { describe, expect, test } from "vitest";
import { compare, fraction, minus, seededChance, toNumber } from "#platform/kernel";
import { structureFaults } from "../gate/structure.ts";
import { exactReturns } from "../maths/returns.ts";
import type { PayTable, Respins } from "../pay-table.ts";
import { replayRound } from "../replay.ts";
import { playRound } from "../round.ts";
import { creditsOf } from "../spin.ts";
import { everyRound, only, stopsIn } from "../testing/rounds.ts";
import { pear, plum, reelSet, smallTable, wild } from "../testing/tables.ts";
import { bonusOf } from "./index.ts";

const turning = reelSet(
	[
		[plum, pear, pear],
		[pear, plum, wild, pear],
		[pear, plum, plum, wild, pear],
	],
	{ expandWilds: true },
);

/** Two reels that can be held, no scatter; the wild only stands in. */
const tableWith = (changes: Partial<Respins> = {}): PayTable => {
	const [joker, star, ...fruit] = smallTable().symbols;
	if (joker === undefined || star === undefined) throw new Error("no symbols");
	return smallTable({
		symbols: [{ ...joker, multiplier: 1 }, { ...star, role: "plain" }, ...fruit],
		modes: [{ code: "standard", cost: 3, reels: turning }],
		bonus: { kind: "respins", reels: turning, ...changes },
		topAward: 30,
	});
};

const bonusIn = (table: PayTable) => {
	const bonus = bonusOf(table);
	if (bonus === undefined) throw new Error("no bonus");
	return bonus;
};

const [standard] = tableWith().modes;
if (standard === undefined) throw new Error("no mode");
const mode = standard;

describe("a reel that shows a wild", () => {
	// The paid spin shows a wild on reel 2; the first respin one on reel 3; the second turns reel 1 alone.
	const { events, win } = playRound(tableWith(), mode, stopsIn([0, 2, 0, 1, 3, 1]));
	const again = only(events, "respin");

	test("is held while the others turn again, and a further one with it", () => {
		expect(again.map(({ held }) => held)).toEqual([[1], [1, 2]]);
		expect(again.map(({ stops }) => stops)).toEqual([
			[1, 0, 3],
			[1, 0, 0],
		]);
	});

	test("is wild all over on every board it is held on", () => {
		expect(again.map(({ board }) => board[1])).toEqual([
			[wild, wild],
			[wild, wild],
		]);
		expect(only(events, "expand").map(({ reel }) => reel)).toEqual([1, 2]);
	});

	test("wins are those of each spin, and the events add up to them", () => {
		expect(win).toBe(creditsOf(events));
		expect(events.at(-1)).toEqual({ type: "total", win });
		expect(win).toBeGreaterThan(0);
	});

	test("a player of events stands on the board of the last respin", () => {
		const shown = replayRound(events).at(-1);
		expect(shown?.board[1]).toEqual([wild, wild]);
		expect(shown?.win).toBe(win);
	});

	test("without a wild nothing turns again", () => {
		expect(only(playRound(tableWith(), mode, stopsIn([0, 0, 0])).events, "respin")).toEqual([]);
	});
});

describe("its exact return", () => {
	const bonus = bonusIn(tableWith());

	test("by hand: with both reels held the first reel turns once more", () => {
		// Three stops of two rows: plum over pear, pear over pear, pear over plum; lines of rows 0-0, 1-1 and 0-1.
		const both = bonus.exact?.(0b110);
		expect(both?.mean).toEqual(fraction(10 + 4 + 10 + (4 + 4 + 4) + (4 + 10 + 4), 3));
		expect(both?.miss).toEqual(fraction(0));
		expect(both?.top).toEqual(fraction(1, 3));
		expect(bonus.top).toBe(24);
	});

	test.each([0b010, 0b100])("from held reels %i it is what many respins bring", (held) => {
		const play = bonus.fast(seededChance(20_261_122));
		const rounds = 200_000;
		let [won, squares, dry] = [0, 0, 0];
		for (let round = 0; round < rounds; round++) {
			const win = play(held);
			won += win;
			squares += win * win;
			if (win === 0) dry++;
		}
		const exact = bonus.exact?.(held);
		if (exact?.miss === undefined) throw new Error("not exact");
		const [mean, miss] = [won / rounds, toNumber(exact.miss)];
		expect(Math.abs(mean - toNumber(exact.mean))).toBeLessThan(
			3.5 * Math.sqrt((squares / rounds - mean ** 2) / rounds),
		);
		expect(Math.abs(dry / rounds - miss)).toBeLessThan(3.5 * Math.sqrt((miss * (1 - miss)) / rounds) + 1e-9);
	});

	test("the whole table's return, hit rate and top are those of every round there can be", () => {
		const [figures] = exactReturns(tableWith(), () => {}, { bonuses: 2_000, seed: 1 });
		if (figures?.bonus === undefined) throw new Error("no bonus");
		const all = everyRound(tableWith());
		expect(figures.bonus).toMatchObject({ exact: true, half: 0 });
		expect(compare(figures.rtp, fraction(all.mean.numerator, all.mean.denominator * 3n))).toBe(0);
		expect(minus(figures.hitRate, all.hits)).toEqual(fraction(0));
		expect(figures.top.credits).toBe(24);
	});
});

test("played fast, the same wins come from the same chance", () => {
	const bonus = bonusIn(tableWith());
	const [naive, fast] = [seededChance(3), seededChance(3)];
	const quick = bonus.fast(fast);
	for (let round = 0; round < 500; round++) {
		const given = [0b010, 0b100, 0b110][round % 3] ?? 0;
		expect(quick(given)).toBe(bonus.play({ given, scatters: [] }, naive).win);
	}
});

describe("respins that are none", () => {
	const faultsOf = (table: PayTable): string[] => structureFaults(table).map(({ detail }) => detail);
	const [, star] = smallTable().symbols;

	test.each<[string, PayTable]>([
		["reels are held by wilds that expand", tableWith({ reels: { ...turning, expandWilds: false } })],
		["one kind of wild holds its reel", { ...tableWith(), symbols: tableWith().symbols.slice(1) }],
		["reels are held on lines and ways alone", { ...tableWith(), award: { kind: "anywhere", least: 2 } }],
		["at most six reels can be held", { ...tableWith(), grid: { reels: 7, rows: 2 } }],
		[
			"respins are started by wilds or by wins alone",
			{ ...tableWith(), symbols: tableWith().symbols.map((one) => (one.code === "star" && star ? star : one)) },
		],
	])("%s", (fault, table) => {
		expect(faultsOf(table)).toContain(fault);
	});

	test("the table of these tests has no fault", () => {
		expect(faultsOf(tableWith())).toEqual([]);
	});
});
