// The figures of the domain's facts: how many bets each row makes, and how many of all results win.
import { describe, expect, test } from "vitest";
import type { Rows } from "./play.ts";
import { type Play, plays } from "./tree.ts";

const named = (code: string): Play => {
	const play = plays.find((each) => each.code === code);
	if (play === undefined) throw new Error(`no play ${code}`);
	return play;
};
const count = (code: string, ...rows: Rows) => named(code).count(rows);
const grades = (code: string) => named(code).grades.map(({ ways, of }) => [ways, of]);
const first = (size: number) => Array.from({ length: size }, (_, digit) => digit);
const counts = (code: string, values: readonly number[]) => values.map((value) => count(code, [value]));
const mirrored = (half: readonly number[]) => [...half, ...half.toReversed()];

describe("sums and spans", () => {
	test("make as many bets as they have ways", () => {
		expect(counts("Last3Sum", first(28))).toEqual(mirrored([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75]));
		expect(counts("Last2Sum", first(19))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
		expect(counts("Last3_Span", first(10))).toEqual([10, 54, 96, 126, 144, 150, 144, 126, 96, 54]);
		expect(counts("Last2_Span", first(10))).toEqual([10, 18, 16, 14, 12, 10, 8, 6, 4, 2]);
		expect(counts("Last3ComSum", first(28))).toEqual(mirrored([0, 1, 2, 2, 4, 5, 6, 8, 10, 11, 13, 14, 14, 15]));
		expect(counts("Last2ComSum", first(19))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0]);
	});
});

describe("combinations", () => {
	test("make as many bets as their formula says", () => {
		expect([count("Last3Com3", first(5)), count("Last3Com6", first(5)), count("Last2Com", first(5))]).toEqual([
			20, 10, 10,
		]);
		expect([count("Last3Baodan", [4]), count("Last2Baodan", [4])]).toEqual([54, 9]);
		expect(count("Last3StraightCom", first(5))).toBe(60);
		// a = 4, b = 6, h = 4 and a = 3, b = 5, h = 3
		expect(count("AllCom120", first(7))).toBe(21);
		expect(count("AllCom60", first(4), first(6))).toBe(4 * 20 - 4 * 10);
		expect(count("AllCom30", first(4), first(6))).toBe(6 * 6 - 4 * 3);
		expect(count("AllCom20", first(3), first(5))).toBe(3 * 10 - 3 * 4);
		expect(count("AllCom10", first(3), first(5))).toBe(15 - 3);
		expect(count("AllCom5", [1, 2], [2, 3])).toBe(4 - 1);
		expect(count("L4Com24", first(6))).toBe(15);
		expect(count("L4Com12", first(3), first(5))).toBe(3 * 10 - 3 * 4);
		expect(count("L4Com6", first(4))).toBe(6);
		expect(count("L4Com4", first(3), first(5))).toBe(12);
	});

	test("win in as many results", () => {
		expect(["AllCom120", "AllCom60", "AllCom30", "AllCom20", "AllCom10", "AllCom5"].flatMap(grades)).toEqual(
			[120, 60, 30, 20, 10, 5].map((ways) => [ways, 100_000]),
		);
		expect(["L4Com24", "L4Com12", "L4Com6", "L4Com4"].flatMap(grades)).toEqual(
			[24, 12, 6, 4].map((ways) => [ways, 10_000]),
		);
		expect(["Last3Com3", "Last3Com6", "Last3Com", "Last2Com", "Last3StraightCom"].flatMap(grades)).toEqual([
			[3, 1000],
			[6, 1000],
			[3, 1000],
			[6, 1000],
			[2, 100],
			[1, 1000],
		]);
	});
});

describe("places", () => {
	test("make as many bets as their rows say", () => {
		const five = [first(1), first(2), first(3), first(4), first(5)];
		expect(count("All5Straight", ...five)).toBe(120);
		expect(count("All5Join", ...five)).toBe(120 + 120 + 60 + 20 + 5);
		expect(count("Last3Join", first(2), first(3), first(4))).toBe(24 + 12 + 4);
		expect(count("FixedPlace", ...five)).toBe(15);
		expect(count("Any2", ...five)).toBe(85);
		expect(count("Any3", ...five)).toBe(225);
		expect(count("Any4", ...five)).toBe(274);
	});

	test("join pays the whole and each end of it", () => {
		const rows = [[3], [4], [5]];
		expect(named("Last3Join").hits(rows, [0, 0, 3, 4, 5])).toEqual([1, 1, 1]);
		expect(named("Last3Join").hits(rows, [0, 0, 9, 4, 5])).toEqual([0, 1, 1]);
		expect(grades("Last3Join")).toEqual([
			[1, 1000],
			[1, 100],
			[1, 10],
		]);
	});
});

describe("what a result is like", () => {
	test("wins in as many results", () => {
		expect(["First3AnyCode1", "Last3AnyCode2"].flatMap(grades)).toEqual([
			[271, 1000],
			[54, 1000],
		]);
		expect(["Last4AnyCode1", "First4AnyCode2"].flatMap(grades)).toEqual([
			[3439, 10_000],
			[974, 10_000],
		]);
		expect(["All5AnyCode2", "All5AnyCode3"].flatMap(grades)).toEqual([
			[14_670, 100_000],
			[4_350, 100_000],
		]);
		expect(["AnyShow1", "AnyShow2", "AnyShow3", "AnyShow4"].flatMap(grades)).toEqual(
			[40_951, 8_146, 856, 46].map((ways) => [ways, 100_000]),
		);
		expect(grades("Last2BSOE")).toEqual([[25, 100]]);
		expect(grades("DragonTiger15")).toEqual([
			[45, 100],
			[45, 100],
			[10, 100],
		]);
		expect(grades("Last3_Special_3")).toEqual([
			[10, 1000],
			[60, 1000],
			[270, 1000],
		]);
	});

	test("a digit that comes more often than asked pays once", () => {
		expect(named("AnyShow2").hits([[7]], [7, 7, 7, 7, 1])).toEqual([1]);
		expect(named("AnyShow1").hits([[1, 7]], [7, 7, 7, 7, 1])).toEqual([2]);
	});

	test("straights go round: 9-0-1", () => {
		const straight = (digits: readonly number[]) => named("Last3_Special_3").hits([[1]], digits)[1];
		expect([
			straight([0, 0, 9, 1, 0]),
			straight([0, 0, 8, 9, 0]),
			straight([0, 0, 2, 1, 3]),
			straight([0, 0, 1, 9, 2]),
		]).toEqual([1, 1, 1, 0]);
	});
});
