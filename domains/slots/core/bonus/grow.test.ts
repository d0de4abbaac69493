import { describe, expect, test } from "vitest";
import { compare, fraction, minus, seededChance, toNumber } from "#platform/kernel";
import { longestWin, winMark, winOf } from "../features/longest-win.ts";
import { structureFaults } from "../gate/structure.ts";
import { exactReturns } from "../maths/returns.ts";
import type { PayTable } from "../pay-table.ts";
import { replayRound } from "../replay.ts";
import { playRound } from "../round.ts";
import { creditsOf } from "../spin.ts";
import { everyRound, only, stopsIn } from "../testing/rounds.ts";
import { pear, plum, reelSet, smallTable, wild } from "../testing/tables.ts";
import { bonusOf } from "./index.ts";

const star = 1;
const turning = reelSet([
	[plum, pear, pear, star],
	[pear, plum, star, wild],
	[star, plum, pear, star, pear],
]);

/** Ways over three reels of two rows: plums pay from two on, pears and stars from two and three. */
const tableWith = (changes: Partial<PayTable> = {}): PayTable => {
	const [joker, first, ...fruit] = smallTable().symbols;
	if (joker === undefined || first === undefined) throw new Error("no symbols");
	return smallTable({
		symbols: [{ ...joker, multiplier: 1 }, { ...first, role: "plain" }, ...fruit],
		award: { kind: "ways" },
		modes: [{ code: "standard", cost: 3, reels: turning }],
		bonus: { kind: "grow", reels: turning },
		topAward: 80,
		...changes,
	});
};

const table = tableWith();
const [standard] = table.modes;
if (standard === undefined) throw new Error("no mode");
const mode = standard;
const bonus = bonusOf(table);
if (bonus === undefined) throw new Error("no bonus");
const growing = bonus;
const of = (symbol: number, count: number): number => winMark(table.symbols.length, { symbol, count });

describe("the longest win", () => {
	const won = (symbol: number, count: number) =>
		({ type: "ways-win", symbol, count, ways: 1, cells: [], multiplier: 1, pay: 1 }) as const;

	test("is the one over more reels, whatever its symbol; of equally long ones the symbol that stands first", () => {
		expect(longestWin(table, [won(plum, 2), won(pear, 3)])).toBe(of(pear, 3));
		expect(longestWin(table, [won(pear, 3), won(plum, 3), won(star, 2)])).toBe(of(plum, 3));
	});

	test("is told by its mark", () => {
		for (const symbol of [star, plum, pear]) {
			for (const count of [2, 3]) expect(winOf(table.symbols.length, of(symbol, count))).toEqual({ symbol, count });
		}
	});

	test("is none without a win, and for a table that does not ask", () => {
		expect(longestWin(table, [])).toBe(0);
		expect(longestWin({ ...table, bonus: undefined }, [won(plum, 3)])).toBe(0);
	});
});

describe("a win that grows", () => {
	// Plum on reels 1 and 2; the third reel brings one too; then all of it is plum.
	const { events, win } = playRound(table, mode, stopsIn([0, 1, 3, 1]));
	const again = only(events, "respin");

	test("holds its reels, filled, while the others turn; then a last time with all", () => {
		expect(again.map(({ held }) => held)).toEqual([
			[0, 1],
			[0, 1, 2],
		]);
		expect(again.map(({ stops }) => stops)).toEqual([
			[0, 0, 1],
			[0, 0, 0],
		]);
		expect(again.every(({ symbol }) => symbol === plum)).toBe(true);
		expect(again[0]?.board).toEqual([
			[plum, plum],
			[plum, plum],
			[plum, pear],
		]);
	});

	test("is paid on every board on the way", () => {
		// One way of two, then 2 x 2 x 1 ways of three, then 2 x 2 x 2.
		expect(only(events, "ways-win").map(({ ways, count, pay }) => [ways, count, pay])).toEqual([
			[1, 2, 1],
			[4, 3, 40],
			[8, 3, 80],
		]);
		expect(win).toBe(creditsOf(events));
		expect(win).toBe(121);
	});

	test("a player of events stands on the last board", () => {
		expect(replayRound(events).at(-1)).toMatchObject({ win: 121, board: [0, 1, 2].map(() => [plum, plum]) });
	});

	test("that grows no further is paid for its filled reels and ends", () => {
		const short = playRound(table, mode, stopsIn([0, 1, 3, 2]));
		expect(only(short.events, "respin").map(({ held }) => held)).toEqual([[0, 1]]);
		expect(short.win).toBe(1 + 4);
	});

	test("over all reels at once fills them and pays once more", () => {
		const long = playRound(table, mode, stopsIn([0, 0, 1]));
		expect(only(long.events, "respin").map(({ held }) => held)).toEqual([[0, 1, 2]]);
		// A pear stood on every reel as well: the plum stands first in the table.
		expect(long.win).toBe(10 + 4 + 80);
	});

	test("without a win nothing turns again", () => {
		expect(only(playRound(table, mode, stopsIn([1, 1, 3])).events, "respin")).toEqual([]);
	});
});

describe("its exact return", () => {
	test("by hand: two reels of plum, and the third that turns", () => {
		// Of five stops two show a plum: four ways of three, and then all eight; else four ways of two.
		expect(growing.exact?.(of(plum, 2))).toEqual({
			mean: fraction(2 * (40 + 80) + 3 * 4, 5),
			meanSquare: fraction(2 * (40 + 80) ** 2 + 3 * 4 ** 2, 5),
			top: fraction(2, 5),
			miss: fraction(0),
		});
		expect(growing.exact?.(of(plum, 3))?.mean).toEqual(fraction(80));
		expect(growing.top).toBe(80);
	});

	test.each([
		["plum", of(plum, 2)],
		["star", of(star, 2)],
	])("from two reels of %s it is what many respins bring", (_, start) => {
		const play = growing.fast(seededChance(20_261_123));
		const rounds = 50_000;
		let [won, squares] = [0, 0];
		for (let round = 0; round < rounds; round++) {
			const win = play(start);
			won += win;
			squares += win * win;
		}
		const mean = won / rounds;
		const exact = growing.exact?.(start);
		if (exact === undefined) throw new Error("not exact");
		expect(Math.abs(mean - toNumber(exact.mean))).toBeLessThan(
			3.5 * Math.sqrt((squares / rounds - mean ** 2) / rounds) + 1e-9,
		);
	});

	test("the whole table's return, hit rate and top are those of every round there can be", () => {
		const [figures] = exactReturns(table, () => {}, { bonuses: 2_000, seed: 1 });
		if (figures?.bonus === undefined) throw new Error("no figures");
		const all = everyRound(table);
		expect(figures.bonus).toMatchObject({ exact: true, half: 0 });
		expect(compare(figures.rtp, fraction(all.mean.numerator, all.mean.denominator * 3n))).toBe(0);
		expect(minus(figures.hitRate, all.hits)).toEqual(fraction(0));
		expect(figures.top.credits).toBe(80);
	});
});

test("played fast, the same wins come from the same chance", () => {
	const [naive, fast] = [seededChance(5), seededChance(5)];
	const quick = growing.fast(fast);
	for (let round = 0; round < 400; round++) {
		const given = [of(plum, 2), of(plum, 3), of(star, 2), of(pear, 3)][round % 4] ?? 0;
		expect(quick(given)).toBe(growing.play({ given, scatters: [] }, naive).win);
	}
});

describe("wins that cannot grow", () => {
	const faultsOf = (changes: Partial<PayTable>): string[] =>
		structureFaults(tableWith(changes)).map(({ detail }) => detail);
	const many = Array.from({ length: 70 }, (_, index) => ({
		code: `fruit-${index}`,
		role: "plain" as const,
		pays: [],
		multiplier: 1,
	}));

	test.each<[string, Partial<PayTable>]>([
		["wins grow on ways alone", { award: { kind: "anywhere", least: 3 } }],
		[
			"reels that a win fills neither fall nor expand",
			{ bonus: { kind: "grow", reels: { ...turning, cascades: true } } },
		],
		["too many symbols for a win that grows", { symbols: many }],
		["respins are started by wilds or by wins alone", { symbols: smallTable().symbols }],
	])("%s", (fault, changes) => {
		expect(faultsOf(changes)).toContain(fault);
	});

	test("the table of these tests has no fault", () => {
		expect(faultsOf({})).toEqual([]);
	});
});
