// The vectors of the field: what a bet pays, what a book takes, to the minor unit.
import { describe, expect, test } from "vitest";
import { fraction, times } from "#platform/kernel";
import { resultsBy, roomFor, worstOf } from "./book/liability.ts";
import { inWindow } from "./book/window.ts";
import { chancesOf } from "./price/chances.ts";
import { type FootballState, footballBefore, halfSeconds } from "./sport/football/state.ts";
import { decide, type LawState, offerAt, type Selection, worldsFor } from "./sport/sport.ts";
import { cashOutValue, fairWorth, partOf } from "./ticket/cash-out.ts";
import { deadHeat, placeOdds, ruleFour } from "./ticket/each-way.ts";
import { kindsOf, linesOfKind } from "./ticket/kinds.ts";
import { payoutOf, scaledBy } from "./ticket/payout.ts";

const terms = { home: 1.45, away: 1.1, rho: -0.06 };
const before = footballBefore(terms);
const ended = (home: number, away: number): FootballState => ({
	...before,
	phase: "ended",
	score: [home, away],
	half: [0, 0],
	goals: [
		...Array.from({ length: home }, () => "home" as const),
		...Array.from({ length: away }, () => "away" as const),
	],
});
const late: FootballState = {
	...before,
	phase: "second",
	played: halfSeconds.second / 3,
	score: [1, 0],
	half: [1, 0],
	goals: ["home"],
};
const single = (state: LawState, selection: Selection, ...[odds, stake]: readonly [number, bigint]) => {
	const end = decide(state, selection);
	if (end === undefined) throw new Error("not decided");
	return payoutOf(stake, [{ odds, end }], [1]);
};
const home = (line: number): Selection => ({ key: `16|hcp=${line}`, outcome: "home" });

describe("a leg", () => {
	test("1: AH -.75, won by one", () => expect(single(ended(2, 1), home(-0.75), 195, 10_000n)).toBe(14_750n));
	test("2: over 2.25 with two goals", () =>
		expect(single(ended(1, 1), { key: "18|total=2.25", outcome: "over" }, 190, 8_000n)).toBe(4_000n));
	test("3: AH -.5 placed at 1-0, since and full", () => {
		const since: Selection = { ...home(-0.5), since: [1, 0] };
		expect(single(ended(2, 1), since, 190, 5_000n)).toBe(0n);
		expect(single(ended(2, 0), since, 190, 5_000n)).toBe(9_500n);
		for (const away of [0, 1]) expect(single(ended(2, away), home(-0.5), 190, 5_000n)).toBe(9_500n);
	});
});

describe("a ticket", () => {
	test("4: a Lucky 15 at 2", () => {
		const kind = kindsOf(4).find(({ name }) => name === "lucky15");
		const legs = [
			{ odds: 210, end: "won" },
			{ odds: 185, end: "won" },
			{ odds: 340, end: "lost" },
			{ odds: 195, end: "half-won" },
		] as const;
		expect(payoutOf(200n, legs, kind?.sizes ?? [])).toBe(4_173n);
	});

	test("5: a parlay of every end", () => {
		const legs = [
			{ odds: 192, end: "won" },
			{ odds: 204, end: "half-won" },
			{ odds: 188, end: "half-lost" },
			{ odds: 310, end: "push" },
			{ odds: 175, end: "won" },
		] as const;
		expect(payoutOf(5_000n, legs, [5])).toBe(12_768n);
	});

	test("6: each-way with a tie for the last place, and Rule 4", () => {
		const place = deadHeat(placeOdds(fraction(17), fraction(1, 4)), 1, 2);
		expect(scaledBy(1_000n, place)).toBe(2_500n);
		expect(scaledBy(1_000n, ruleFour(fraction(6), 15))).toBe(5_250n);
		expect(times(place, fraction(2))).toEqual(fraction(5));
	});

	test("has as many lines as its name says", () => {
		const lines = [3, 4, 5, 6, 7, 8].flatMap((legs) =>
			kindsOf(legs).flatMap((kind) =>
				["single", "combo", "choose"].includes(kind.name) ? [] : [[kind.name, linesOfKind(legs, kind)]],
			),
		);
		expect(Object.fromEntries(lines)).toEqual({
			trixie: 4,
			patent: 7,
			yankee: 11,
			lucky15: 15,
			canadian: 26,
			lucky31: 31,
			heinz: 57,
			lucky63: 63,
			superHeinz: 120,
			goliath: 247,
		});
	});
});

describe("an event", () => {
	test("7: abandoned at 60' and 2-1, what is decided stands", () => {
		const state: FootballState = { ...late, score: [2, 1], half: [1, 0], goals: ["home", "home", "away"] };
		const of = (key: string, outcome: string) => decide(state, { key, outcome }, { abandoned: true });
		expect([of("18|total=2.5", "over"), of("29", "yes"), of("60", "home")]).toEqual(["won", "won", "won"]);
		expect([1, 2, 3].map((nr) => of(`8|goalnr=${nr}`, "home"))).toEqual(["won", "won", "lost"]);
		expect([of("1", "home"), of("16|hcp=-0.5", "home"), of("18|total=3.5", "over"), of("8|goalnr=4", "home")]).toEqual([
			"void",
			"void",
			"void",
			"void",
		]);
		expect(decide(state, { key: "1", outcome: "home" })).toBeUndefined();
		// What was never offered is void, whatever it says.
		for (const key of ["999", "18", "1|total=2.5", "18|total=x"]) {
			expect(decide(state, { key, outcome: "home" }), key).toBe("void");
			expect(worldsFor(state, { key, outcome: "home" }), key).toBeUndefined();
		}
		expect(decide(state, { key: "1", outcome: "nobody" })).toBe("void");
	});

	test("9: a cancellation takes its window without the end", () => {
		const at = (text: string) => Date.parse(`2026-11-24T${text}Z`);
		const window = { from: at("10:00:00"), to: at("10:05:00") };
		expect(["10:00:00", "10:04:59.999", "10:05:00"].map((time) => inWindow(at(time), window))).toEqual([
			true,
			true,
			false,
		]);
		expect([inWindow(at("09:00:00"), { to: window.to }), inWindow(at("23:00:00"), { from: window.from })]).toEqual([
			true,
			true,
		]);
	});
});

describe("a cash-out", () => {
	const chances = (state: LawState, selection: Selection) => {
		const named = offerAt(state.sport, selection.key);
		if (named === undefined) throw new Error(selection.key);
		return chancesOf(named.offer.type, worldsFor(state, selection) ?? [], {
			outcome: selection.outcome,
			line: named.line,
		});
	};

	test("11: of a single, in part, and of half a handicap", () => {
		const fair = fairWorth([{ odds: 216, chances: chances(late, { key: "1", outcome: "home" }) }], [1]);
		expect(100 * fair).toBeCloseTo(166.0252448747, 8);
		const quote = cashOutValue(10_000n, fair);
		expect(quote).toBe(15_772n);
		expect(partOf(quote, 40)).toBe(6_308n);
		expect(payoutOf(6_000n, [{ odds: 216, end: "won" }], [1])).toBe(12_960n);
		const half = fairWorth([{ odds: 188, chances: chances(late, home(-0.25)) }], [1]);
		expect(50 * half).toBeCloseTo(76.9972499685, 8);
	});

	test("of a treble with a leg won, one in play and one to come", () => {
		const legs = [
			{ odds: 195, end: "won" },
			{ odds: 205, chances: chances(late, { key: "18|total=2.5", outcome: "over" }) },
			{ odds: 255, chances: chances(before, home(-0.75)) },
		] as const;
		expect(20 * fairWorth(legs, [3])).toBeCloseTo(19.5203330862, 8);
	});
});

describe("12: a book", () => {
	const bets = [
		{ key: "1", outcome: "home", odds: 216, stake: 10_000n },
		{ key: "18|total=2.5", outcome: "over", odds: 204, stake: 8_000n },
		{ key: "16|hcp=-0.25", outcome: "away", odds: 199, stake: 20_000n },
		{ key: "45", outcome: "1:1", odds: 720, stake: 1_000n },
		{ key: "29", outcome: "yes", odds: 185, stake: 6_000n },
	];

	test("loses most at one score", () => {
		const by = new Map(
			resultsBy(before, bets).map(({ state, result }) => [
				state.sport === "football" ? state.score.join("-") : "",
				result,
			]),
		);
		expect([by.get("1-2"), by.get("0-0"), by.get("1-1"), by.get("2-0")]).toEqual([-22_220n, 15_100n, -3_200n, 23_400n]);
		expect(worstOf(before, bets)).toBe(-22_220n);
	});

	test("takes as much more as its limit leaves", () =>
		expect(roomFor(before, { bets, limit: 25_000n, wish: { key: "16|hcp=-0.25", outcome: "away", odds: 199 } })).toBe(
			2_808n,
		));
});
