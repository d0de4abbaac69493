// The figures of the domain's facts for eleven-five, the race of ten and three dice.
import { describe, expect, test } from "vitest";
import type { Rows } from "./play.ts";
import { type Play, plays } from "./tree.ts";

const named = (code: string): Play => {
	const play = plays.find((each) => each.code === code);
	if (play === undefined) throw new Error(`no play ${code}`);
	return play;
};
const count = (code: string, ...rows: Rows) => named(code).count(rows);
const ways = (code: string) => named(code).grades.map(({ ways: won }) => won);
const of = (code: string) => named(code).grades[0]?.of;
/** One in so many, in ten-thousandths. */
const oneIn = (code: string) => named(code).grades.map(({ ways: won, of: all }) => Math.round((all / won) * 10_000));
const first = (size: number, from = 1) => Array.from({ length: size }, (_, index) => from + index);
const mirrored = (half: readonly number[]) => [...half, ...half.toReversed()];

describe("eleven-five", () => {
	test("any 1 to 8", () => {
		expect([1, 2, 3, 4, 5, 6, 7, 8].flatMap((take) => oneIn(`X5Any${take}`))).toEqual([
			22_000, 55_000, 165_000, 660_000, 4_620_000, 770_000, 220_000, 82_500,
		]);
		expect([count("X5Any3", first(6)), count("X5Any8", first(11))]).toEqual([20, 165]);
		expect(named("X5Any3").hits([first(6)], [1, 2, 3, 4, 11])).toEqual([4]);
		expect(named("X5Any6").hits([first(8)], [1, 2, 3, 4, 5])).toEqual([3]);
	});

	test("bankers: C(t, k - d), a number that is both is a banker", () => {
		expect(count("X5Banker3", [1], first(5, 2))).toBe(10);
		expect(count("X5Banker5", [1, 2], [1, 2, 3, 4, 5, 6])).toBe(4);
		expect(named("X5Banker3").hits([[1], [2, 3, 4]], [1, 2, 3, 9, 10])).toEqual([1]);
		expect(named("X5Banker7").hits([[1, 2], first(9, 3)], [1, 2, 3, 4, 5])).toEqual([15]);
		expect(oneIn("X5Banker7")).toEqual(oneIn("X5Any7"));
	});

	test("the first ones", () => {
		expect(["X5Front3", "X5Front3Group", "X5Front2", "X5Front2Group"].flatMap(oneIn)).toEqual([
			9_900_000, 1_650_000, 1_100_000, 550_000,
		]);
		expect(count("X5Front3", [1, 2], [2, 3], [3, 4])).toBe(4);
		expect(count("X5Front3", first(11), first(11), first(11))).toBe(990);
		expect(ways("X5Front3Any").concat(of("X5Front3Any") ?? 0)).toEqual([3, 11]);
	});

	test("odd counts and middle numbers, of 462", () => {
		expect([...ways("X5OddCount"), of("X5OddCount")]).toEqual([1, 30, 150, 200, 75, 6, 462]);
		expect([...ways("X5Middle"), of("X5Middle")]).toEqual([28, 63, 90, 100, 90, 63, 28, 462]);
	});
});

describe("the race of ten", () => {
	test("the first k in order", () => {
		expect([1, 2, 3, 4, 5].flatMap((take) => of(`PKFirst${take}`))).toEqual([10, 90, 720, 5_040, 30_240]);
		// |A||B||C| - |AB||C| - |AC||B| - |BC||A| + 2|ABC|
		const [a, b, c] = [first(4), first(5, 3), first(6, 2)];
		expect(count("PKFirst3", a, b, c)).toBe(4 * 5 * 6 - 2 * 6 - 3 * 5 - 5 * 4 + 2 * 2);
		expect(count("PKFirst2", first(4), first(5, 3))).toBe(18);
	});

	test("sums: of the first two of 90, of the first three of 720", () => {
		expect([...ways("PKSum2"), of("PKSum2")]).toEqual([2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2, 90]);
		expect([...ways("PKSum3"), of("PKSum3")]).toEqual([...mirrored([6, 6, 12, 18, 24, 30, 42, 48, 54, 60, 60]), 720]);
		expect([...ways("PKSum2Sides"), of("PKSum2Sides")]).toEqual([40, 50, 50, 40, 90]);
	});

	test("place against place, and place by place", () => {
		expect([...ways("PKDragonTiger1"), of("PKDragonTiger1")]).toEqual([45, 45, 90]);
		expect(named("PKDragonTiger2").hits([[0, 1]], [5, 9, 1, 2, 3, 4, 6, 7, 8, 10])).toEqual([1, 0]);
		expect(named("PKFixedBack").hits([[4], [], [], [], [10]], [5, 9, 1, 2, 3, 4, 6, 7, 8, 10])).toEqual([2]);
		expect(named("PKSidesFront").hits([[0, 2], [], [1], [], []], [5, 9, 1, 2, 3, 4, 6, 7, 8, 10])).toEqual([2]);
	});
});

describe("three dice, of 216", () => {
	test("sums and their sides", () => {
		expect([...ways("K3Sum"), of("K3Sum")]).toEqual([...mirrored([1, 3, 6, 10, 15, 21, 25, 27]), 216]);
		expect(ways("K3Sides")).toEqual([105, 105, 105, 105]);
		expect(ways("K3TwoSides")).toEqual([60, 45, 45, 60]);
	});

	test("forms", () => {
		expect(ways("K3Form")).toEqual([6, 24, 90, 72, 24]);
		expect([ways("K3Triple"), ways("K3Double")]).toEqual([first(6).map(() => 1), first(6).map(() => 16)]);
		expect([ways("K3PairAnd"), count("K3PairAnd", [1, 2], [2, 3])]).toEqual([[3], 3]);
		expect(named("K3PairAnd").hits([[2], [5]], [2, 5, 2])).toEqual([1]);
		expect(named("K3PairAnd").hits([[2], [2, 5]], [2, 2, 2])).toEqual([0]);
	});

	test("numbers that are shown, and that are not", () => {
		expect(["K3Shown1", "K3Shown2", "K3Shown3"].flatMap(ways)).toEqual([91, 30, 6]);
		expect(named("K3Shown1").hits([[2, 5]], [2, 5, 2])).toEqual([2]);
		expect(ways("K3NotShown")).toEqual(first(6).map(() => 125));
		expect(ways("K3Span")).toEqual([6, 30, 48, 54, 48, 30]);
	});
});
