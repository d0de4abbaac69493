// Who is first and when: the quarter of an hour of a goal, races to rounds and to points, by golden values, closed forms, every way
// written out, and played matches.
import { describe, expect, test } from "vitest";
import { type Chance, seededChance } from "#platform/kernel";
import { corrected } from "./book/correct.ts";
import { priceBuilt } from "./price/builder.ts";
import { type Possession, whoIsFirst } from "./sport/basketball/law.ts";
import { countBefore } from "./sport/counts/state.ts";
import { massAt, noGoalWithin } from "./sport/football/law.ts";
import { type FootballState, footballBefore, intervalEnds, intervalOf, standOf } from "./sport/football/state.ts";
import { playThrough } from "./sport/play.ts";
import { raceBefore } from "./sport/races/state.ts";
import { decide, type LawState, worldsFor } from "./sport/sport.ts";

const chanceOf = (state: LawState, key: string, at: number): number =>
	(worldsFor(state, { key, outcome: "" }) ?? []).reduce(
		(sum, world) => (world.at[0] === at ? sum + world.chance : sum),
		0,
	);

/** Chances of played matches, of what `read` says of them; four deviations wide. */
function near(play: (chance: Chance) => boolean, p: number, times: number): void {
	const chance = seededChance(20_261_129);
	let count = 0;
	for (let match = 0; match < times; match++) if (play(chance)) count += 1;
	expect(Math.abs(count / times - p), `${count} of ${times}, not ${p}`).toBeLessThan(
		4 * Math.sqrt((p * (1 - p)) / times) + 0.006,
	);
}

describe("the quarter of an hour of a goal", () => {
	const before = footballBefore({ home: 1.45, away: 1.1, rho: -0.06 });
	const first = (at: number) => chanceOf(before, "100|goalnr=1", at);

	test("is what the law says of no goal until its ends; never as often as 0-0", () => {
		expect(first(0)).toBeCloseTo(0.0855540814, 10);
		let open = 1;
		for (const [place, end] of intervalEnds.entries()) {
			open -= first(place + 1);
			expect(open).toBeCloseTo(noGoalWithin(before.terms, standOf(before), massAt(end)), 12);
		}
		// Half time is one of the ends: nobody has scored by then in so many matches.
		const nil = worldsFor(before, { key: "60", outcome: "draw" })?.find(({ at }) => at[0] === 0 && at[1] === 0);
		expect(first(1) + first(2) + first(3)).toBeCloseTo(1 - (nil?.chance ?? 0), 10);
	});

	test("has stoppage in the last one of its half, and a moment that ends one in that one", () => {
		const at = (phase: "first" | "second", minute: number) => intervalOf({ phase, played: minute * 60 });
		expect([at("first", 0.3), at("first", 15), at("first", 15.3), at("first", 46.9)]).toEqual([1, 1, 2, 3]);
		expect([at("second", 0.3), at("second", 30), at("second", 48.9)]).toEqual([4, 5, 6]);
		expect(intervalEnds.slice(2)).toEqual([0.5, 0.5 + 450 / 2940, 0.5 + 900 / 2940, 1]);
	});

	test("in play leaves out what is over, and is decided by the goal", () => {
		const late: FootballState = { ...before, phase: "second", played: 900, score: [1, 0], goals: ["home"], times: [2] };
		const second = (at: number) => chanceOf(late, "100|goalnr=2", at);
		expect([second(1), second(2), second(3), second(4)]).toEqual([0, 0, 0, 0]);
		expect(second(5) + second(6) + second(0)).toBeCloseTo(1, 12);
		const end = (outcome: string) => decide(late, { key: "100|goalnr=1", outcome });
		expect([end("30"), end("15"), end("none")]).toEqual(["won", "lost", "lost"]);
		expect(decide({ ...late, phase: "ended" }, { key: "100|goalnr=2", outcome: "none" })).toBe("won");
	});

	test("of a corrected result is known of the same goals alone; the others are void", () => {
		const over: FootballState = { ...before, phase: "ended", score: [1, 0], half: [1, 0], goals: ["home"], times: [2] };
		const same = corrected(over, { score: [1, 0], half: [1, 0] });
		const other = corrected(over, { score: [1, 1], half: [1, 0] });
		if (same === undefined || other === undefined) throw new Error("both are results");
		const of = (state: typeof same, key: string) => decide(state, { key, outcome: "30" });
		expect([of(same, "100|goalnr=1"), of(other, "100|goalnr=1"), of(other, "100|goalnr=3")]).toEqual([
			"won",
			"void",
			"lost",
		]);
	});

	test("is played so, and goes into no bet builder", () => {
		const come = (interval: number) => (chance: Chance) => {
			const ended = playThrough(before, chance);
			return ended.sport === "football" && ended.times?.[0] === interval;
		};
		near(come(1), first(1), 500);
		const parts = [
			{ key: "100|goalnr=1", outcome: "15" },
			{ key: "1", outcome: "home" },
		];
		expect(priceBuilt(before, parts)).toBeUndefined();
	});
});

describe("a race to rounds", () => {
	const before = raceBefore("cs2", 0.53);
	const home = (state: LawState, to: number) => chanceOf(state, `620|mapnr=1|roundnr=${to}`, to);

	test("is the closed form of so many won before the other has them, and every way written out", () => {
		for (const to of [3, 5, 7, 10]) {
			let [sum, ways] = [0, 1];
			for (let lost = 0; lost < to; lost++) {
				sum += ways * 0.53 ** to * 0.47 ** lost;
				ways = (ways * (to + lost)) / (lost + 1);
			}
			expect(home(before, to)).toBeCloseTo(sum, 12);
		}
		let written = 0;
		for (let way = 0; way < 2 ** 9; way++) {
			const won = Array.from({ length: 9 }, (_none, round) => (way >> round) & 1);
			const wins = won.filter((one) => one === 1).length;
			if (wins >= 5) written += 0.53 ** wins * 0.47 ** (9 - wins);
		}
		expect(home(before, 5)).toBeCloseTo(written, 12);
	});

	test("goes into no bet builder: how the map ends does not say who was first", () => {
		const parts = [
			{ key: "620|mapnr=1|roundnr=5", outcome: "home" },
			{ key: "330|mapnr=1", outcome: "home" },
		];
		expect(priceBuilt({ ...before, phase: "playing" }, parts)).toBeUndefined();
	});

	test("is decided by who was first, also when both have passed it; after a correction as far as it is known", () => {
		const state = { ...before, phase: "playing", score: [6, 7], firsts: [["away", "home", "away"]] } as const;
		const end = (of: Parameters<typeof decide>[0], to: number) =>
			decide(of, { key: `620|mapnr=1|roundnr=${to}`, outcome: "home" });
		expect([end(state, 3), end(state, 5), end(state, 7), end(state, 10)]).toEqual(["lost", "won", "lost", undefined]);
		const over = {
			...state,
			phase: "ended",
			races: [
				[6, 13],
				[6, 13],
			],
			firsts: [["away", "home", "away", "away"], []],
		} as const;
		const other = corrected(over, {
			score: [0, 2],
			races: [
				[8, 13],
				[4, 13],
			],
		});
		if (other === undefined) throw new Error("it is a result");
		expect([end(other, 5), end(other, 7), end(other, 10)]).toEqual(["won", "lost", "lost"]);
		expect(decide(other, { key: "620|mapnr=2|roundnr=3", outcome: "home" })).toBe("push");
		expect(decide(other, { key: "620|mapnr=2|roundnr=5", outcome: "away" })).toBe("won");
		expect(decide(other, { key: "620|mapnr=3|roundnr=5", outcome: "away" })).toBe("void");
	});

	test("is played so", () => {
		const won = (chance: Chance) => {
			const ended = playThrough(before, chance);
			return ended.sport === "cs2" && ended.firsts?.[0]?.[1] === "home";
		};
		near(won, home(before, 5), 1_500);
	});
});

describe("a race to points", () => {
	const home: Possession = [0.48, 0.03, 0.36, 0.13];
	const away: Possession = [0.5, 0.03, 0.35, 0.12];
	const before = countBefore("basketball", { home, away });

	test("is every way of few possessions written out, the home side's before the other's", () => {
		const first = { home: 0, away: 0, nobody: 0 };
		const walk = (turn: number, [x, y, p]: readonly [number, number, number]): void => {
			if (turn === 3) {
				first.nobody += p;
				return;
			}
			for (const [more, one] of home.entries()) {
				if (x + more >= 4) first.home += p * one;
				else
					for (const [others, other] of away.entries())
						if (y + others >= 3) first.away += p * one * other;
						else walk(turn + 1, [x + more, y + others, p * one * other]);
			}
		};
		walk(0, [0, 0, 1]);
		const said = whoIsFirst({ possession: home, needs: 4 }, { possession: away, needs: 3 }, 3);
		for (const side of ["home", "away", "nobody"] as const) expect(said[side]).toBeCloseTo(first[side], 12);
		expect(first.nobody).toBeGreaterThan(0.05);
	});

	test("is played so, and gives back what nobody came to", () => {
		const at = (to: number) => chanceOf(before, `230|pointnr=${to}`, 1);
		const won = (chance: Chance) => {
			const ended = playThrough(before, chance);
			return ended.sport === "basketball" && ended.firsts?.[1] === "home";
		};
		near(won, at(40), 400);
		const low = {
			...before,
			phase: "ended",
			segments: [
				[10, 9],
				[9, 8],
				[9, 8],
				[9, 8],
			],
			firsts: ["home"],
		} as const;
		const end = (to: number, outcome: string) => decide(low, { key: `230|pointnr=${to}`, outcome });
		expect([end(20, "home"), end(20, "away"), end(40, "home"), end(40, "away")]).toEqual([
			"won",
			"lost",
			"push",
			"push",
		]);
	});
});
