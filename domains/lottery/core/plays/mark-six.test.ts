// The figures of the domain's facts for Mark Six: ways, payouts at 96 per cent, counts, and signs by the lunar year.
import { describe, expect, test } from "vitest";
import { fixedOdds } from "../prize.ts";
import type { Rows } from "./play.ts";
import { type Play, plays } from "./tree.ts";
import { signOf, signOfDay } from "./zodiac.ts";

const named = (code: string): Play => {
	const play = plays.find((each) => each.code === code);
	if (play === undefined) throw new Error(`no play ${code}`);
	return play;
};
const count = (code: string, ...rows: Rows) => named(code).count(rows);
const ways = (code: string) =>
	named(code).grades.flatMap(({ code: grade, ways: won }) => (grade === "push" ? [] : [won]));
/** Stake included. */
const pays = (code: string) =>
	named(code).grades.flatMap((grade) => (grade.code === "push" ? [] : [Number(fixedOdds(grade)) / 1000]));
/** The facts round to so many decimals what is cut to three here. */
const near = (told: readonly number[], digits: number) => told.map((each) => expect.closeTo(each, digits));
const chances = (code: string) => named(code).grades.map(({ ways: won, of }) => Number((won / of).toPrecision(6)));
const first = (size: number, from = 1) => Array.from({ length: size }, (_, index) => from + index);
const same = (value: number, times: number) => Array.from({ length: times }, () => value);

describe("the special number", () => {
	test("wins in as many of 49, and 49 gives the stake back", () => {
		expect([ways("LHCSpecial"), pays("LHCSpecial")[0]]).toEqual([same(1, 49), 47.04]);
		for (const code of ["LHCSides", "LHCDigitSum", "LHCTailSides", "LHCSignGroup"])
			expect([code, new Set(ways(code)), new Set(pays(code))]).toEqual([code, new Set([24]), new Set([1.918])]);
		expect([ways("LHCTwoSides"), pays("LHCTwoSides")[0]]).toEqual([same(12, 4), 3.836]);
		expect([ways("LHCColour"), pays("LHCColour")]).toEqual([
			[17, 16, 16],
			[2.767, 2.94, 2.94],
		]);
		expect(ways("LHCHalfWave")).toEqual([7, 10, 8, 9, 8, 7, 8, 7, 9, 7, 8, 8]);
		expect(ways("LHCQuarterWave")).toEqual([3, 4, 5, 5, 4, 4, 4, 3, 5, 4, 3, 4]);
		expect([ways("LHCHead"), ways("LHCTail")]).toEqual([
			[9, 10, 10, 10, 10],
			[4, ...same(5, 9)],
		]);
		expect(pays("LHCHead").concat(pays("LHCTail").slice(0, 2))).toEqual([5.226, ...same(4.704, 4), 11.76, 9.408]);
		expect(named("LHCSides").hits([[0, 2]], [1, 2, 3, 4, 5, 6, 49])).toEqual([0, 0, 0, 0, 2]);
	});

	test("has its sign by the lunar year of the draw", () => {
		expect(["2025-01-28", "2025-01-29", "2026-02-16", "2026-02-17", "2027-02-06", "2030-02-02"].map(signOfDay)).toEqual(
			[4, 5, 5, 6, 7, 9],
		);
		expect([1, 13, 25, 37, 49].map((number) => signOf(number, 6))).toEqual(same(6, 5));
		expect([ways("LHCSign"), pays("LHCSign")]).toEqual([
			[5, 4],
			[9.408, 11.76],
		]);
		expect(named("LHCSign").hits([[6]], [2, 3, 4, 5, 6, 7, 49], 6)).toEqual([1, 0]);
		expect(named("LHCSign").hits([[6]], [2, 3, 4, 5, 6, 7, 48], 6)).toEqual([0, 0]);
		for (const take of [2, 3, 4, 5, 6])
			expect(pays(`LHCHold${take}`)).toEqual([Math.floor(46_040 / (4 * take) + 1e-9) / 1000]);
		expect(count("LHCHold6", first(8, 0))).toBe(28);
	});
});

describe("all seven", () => {
	test("totals", () => {
		expect(ways("LHCTotal")).toEqual([43_428_958, 42_471_626, 42_949_280, 42_951_304]);
		expect(pays("LHCTotal").toSpliced(1, 1)).toEqual(near([1.898, 1.92, 1.92], 2));
	});

	test("signs and last digits among them", () => {
		expect([chances("LHCSign1"), pays("LHCSign1")]).toEqual([[0.553896, 0.471719], near([1.733, 2.035], 2)]);
		expect([2, 3, 4, 5].map((take) => chances(`LHCSign${take}`))).toEqual([
			[0.242652, 0.205159],
			[0.0959499, 0.0804659],
			[0.0331197, 0.0275191],
			[0.00943975, 0.00776041],
		]);
		expect(pays("LHCSign2").concat(pays("LHCSign3"))).toEqual(near([3.95, 4.67, 10, 11.93], 1));
		expect(pays("LHCSign4").concat(pays("LHCSign5"))).toEqual(near([28.98, 34.88, 101.69, 123.7], 1));
		expect(pays("LHCTailAmong")).toEqual(near([2.035, ...same(1.733, 9)], 2));
		expect(count("LHCSign3", first(5, 0))).toBe(10);
	});
});

describe("sets of numbers", () => {
	test("among the normal ones", () => {
		expect(["LHCNormal", "LHCNormal2", "LHCNormal3", "LHCNormal4"].flatMap((code) => pays(code))).toEqual(
			near([7.84, 75.26, 884.35, 13_560], 0),
		);
		expect(pays("LHCThreeOrTwo")).toEqual(near([24, 110], 0));
		expect(pays("LHCTwoOrSpecial")).toEqual(near([60, 38], 0));
		expect(pays("LHCNormalSpecial")).toEqual([188.16]);
		expect(named("LHCThreeOrTwo").hits([[1, 2, 3, 49]], [1, 2, 3, 10, 11, 12, 13])).toEqual([3, 1]);
		expect(named("LHCTwoOrSpecial").hits([[1, 2, 13]], [1, 2, 3, 10, 11, 12, 13])).toEqual([1, 2]);
	});

	test("with bankers: C(t, k - d), paid as without them", () => {
		for (const take of [2, 3, 4]) {
			expect(pays(`LHCBanker${take}`)).toEqual(pays(`LHCNormal${take}`));
			expect(count(`LHCBanker${take}`, [7], first(10, 20))).toBe([10, 45, 120][take - 2]);
		}
		expect(count("LHCBanker3", [7, 8], first(10, 7))).toBe(8);
		const drawn = [1, 2, 3, 10, 11, 12, 13];
		expect(named("LHCBanker2").hits([[1], [2, 3, 13, 40]], drawn)).toEqual([2]);
		expect(named("LHCBanker3").hits([[1], [2, 3, 10, 13]], drawn)).toEqual([3]);
		// The special number is no normal one.
		expect(named("LHCBanker2").hits([[13], [1, 2, 3]], drawn)).toEqual([0]);
	});

	test("that are not drawn", () => {
		expect([5, 6, 7, 8, 9, 10, 11, 12].flatMap((take) => chances(`LHCNone${take}`))).toEqual([
			0.446104, 0.375133, 0.314065, 0.26172, 0.217036, 0.179055, 0.146917, 0.119853,
		]);
		expect([5, 6, 7, 8, 9, 10, 11, 12].flatMap((take) => pays(`LHCNone${take}`))).toEqual(
			near([2.151, 2.559, 3.056, 3.668, 4.423, 5.361, 6.534, 8.009], 2),
		);
		expect(count("LHCNone5", first(8))).toBe(56);
	});
});
