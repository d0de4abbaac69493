// Tennis as it is offered: what is played follows the law that prices it, from the start and from within; what cannot be is no result.
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { corrected } from "../../book/correct.ts";
import type { World } from "../../market/market.ts";
import { playThrough, resolvePlay, runPlay } from "../play.ts";
import { decide, offerAt, type SportState } from "../sport.ts";
import { servingOf } from "./kernel.ts";
import { calledOf, type TennisState, tennisBefore } from "./state.ts";
import { tennisWorlds } from "./views.ts";

const before = tennisBefore([0.62, 0.6], "home");
const begun: TennisState = { ...before, phase: "playing" };
const asTennis = (state: SportState): TennisState => {
	if (state.sport !== "tennis") throw new Error("another sport");
	return state;
};
const chanceOf = (worlds: readonly World[], keep: (home: number, away: number) => boolean): number =>
	worlds.filter(({ at: [home = 0, away = 0] }) => keep(home, away)).reduce((sum, { chance }) => sum + chance, 0);
const first = (one: number, other: number): boolean => one > other;

/** On from a state that is in play. */
function playOn(from: TennisState, chance: ReturnType<typeof seededChance>): TennisState {
	let step = runPlay(from, chance);
	while (step.state.phase !== "ended") {
		const { state, pending } = step;
		step = pending === undefined ? runPlay(state, chance) : resolvePlay(state, { pending, chance });
	}
	return asTennis(step.state);
}

test("is priced by the figures that were computed elsewhere", () => {
	expect(chanceOf(tennisWorlds(before, "sets"), first)).toBeCloseTo(0.6012420001, 10);
	expect(chanceOf(tennisWorlds(before, "set/1"), first)).toBeCloseTo(0.5679122892, 10);
	expect(chanceOf(tennisWorlds(before, "set/2"), first)).toBeCloseTo(0.5679122892, 10);
	expect(chanceOf(tennisWorlds(before, "games"), (x, y) => x + y > 22.5)).toBeCloseTo(0.5797841828, 10);
	const late: TennisState = { ...begun, sets: [[6, 4]], games: [3, 4], points: [2, 3], order: ["", "haahaha"] };
	expect(chanceOf(tennisWorlds(late, "game/2.8"), first)).toBeCloseTo(0.4506959153, 10);
	expect(chanceOf(tennisWorlds(late, "set/2"), first)).toBeCloseTo(0.3067913558, 10);
	expect(chanceOf(tennisWorlds(late, "sets"), first)).toBeCloseTo(0.7004730638, 10);
	for (const view of ["sets", "games", "set/1", "set/2", "set/3", "breaker/2", "game/2.8"])
		expect(
			chanceOf(tennisWorlds(late, view), () => true),
			view,
		).toBeCloseTo(1, 9);
	expect(() => tennisWorlds(late, "nothing")).toThrow();
});

describe.each([
	["the start", begun],
	["within", { ...begun, sets: [[4, 6]], games: [6, 6], points: [3, 1], server: "away", order: ["", "hahahahahaha"] }],
] as const)("from %s", (_name, from) => {
	test("played it follows the law", () => {
		const chance = seededChance(20_261_128);
		const matches = 1_500;
		const seen = { home: 0, set: 0, breaker: 0, games: 0 };
		const running = from.sets.length;
		for (let match = 0; match < matches; match++) {
			const ended = playOn(from, chance);
			const [home, away] = [ended.sets.filter(([x, y]) => x > y).length, ended.sets.filter(([x, y]) => y > x).length];
			if (home > away) seen.home += 1;
			const [x = 0, y = 0] = ended.sets[running] ?? [];
			if (x > y) seen.set += 1;
			if (x + y === 13) seen.breaker += 1;
			seen.games += ended.sets.flat().reduce((sum, one) => sum + one, 0);
		}
		const near = (count: number, p: number) =>
			expect(Math.abs(count / matches - p), `${count} ${p}`).toBeLessThan(
				4 * Math.sqrt((p * (1 - p)) / matches) + 1e-9,
			);
		near(seen.home, chanceOf(tennisWorlds(from, "sets"), first));
		near(seen.set, chanceOf(tennisWorlds(from, `set/${running + 1}`), first));
		near(
			seen.breaker,
			tennisWorlds(from, `breaker/${running + 1}`).reduce((sum, { chance: p, at }) => sum + p * (at[2] ?? 0), 0),
		);
		const mean = tennisWorlds(from, "games").reduce((sum, { chance: p, at: [x = 0, y = 0] }) => sum + p * (x + y), 0);
		expect(Math.abs(seen.games / matches - mean) / mean, `${mean}`).toBeLessThan(0.03);
	});
});

test("a tie-break is served one, then two each, and counted by ones; a game is called", () => {
	const breaker: TennisState = { ...begun, games: [6, 6], server: "home" };
	const serving = Array.from({ length: 7 }, (_none, count) => servingOf({ ...breaker, points: [count, 0] }));
	expect(serving).toEqual(["home", "away", "away", "home", "home", "away", "away"]);
	expect(calledOf({ ...breaker, points: [5, 4] })).toEqual([5, 4]);
	const calls = (
		[
			[0, 0],
			[2, 1],
			[3, 3],
			[4, 3],
			[5, 6],
		] as const
	).map((points) => calledOf({ ...begun, points }));
	expect(calls).toEqual([
		[0, 0],
		[30, 15],
		[40, 40],
		[50, 40],
		[40, 50],
	]);
});

test("what was never played is void; what is decided early is decided; keys that nobody offers are none", () => {
	const ended = asTennis(playThrough(before, seededChance(11)));
	expect(decide(ended, { key: "202|setnr=1", outcome: "home" })).toMatch(/won|lost/);
	expect(decide(ended, { key: "210|setnr=1|gamenr=1", outcome: "home" })).toMatch(/won|lost/);
	expect(decide(ended, { key: "210|setnr=1|gamenr=13", outcome: "home" })).toMatch(/won|lost|void/);
	// Points are kept in their order: the last of a game is won by who won the game.
	const [first = ""] = ended.rallies ?? [];
	const last = (number: number) => ({ key: `218|setnr=1|gamenr=1|pointnr=${number}`, outcome: "home" });
	expect(decide(ended, last(first.length))).toBe(ended.order[0]?.startsWith("h") === true ? "won" : "lost");
	expect(decide(ended, last(first.length + 1))).toBe("void");
	expect((ended.rallies ?? []).length).toBe(ended.order.join("").length);
	const serving: TennisState = { ...begun, points: [2, 3], server: "away", rallies: undefined };
	expect(chanceOf(tennisWorlds(serving, "point/1.1.6"), (home, away) => home > away)).toBeCloseTo(0.4, 12);
	expect(chanceOf(tennisWorlds(begun, "point/1.1.1"), (home, away) => home > away)).toBeCloseTo(0.62, 12);
	const straight: TennisState = {
		...ended,
		order: ended.order.slice(0, 2),
		sets: [
			[6, 2],
			[6, 3],
		],
	};
	expect(decide(straight, { key: "202|setnr=3", outcome: "home" })).toBe("void");
	expect(decide(straight, { key: "210|setnr=3|gamenr=1", outcome: "home" })).toBe("void");
	// At 4-4 a set comes to ten games at least.
	const even: TennisState = { ...begun, games: [4, 4], order: ["hahahaha"] };
	const total = (line: number) => ({ key: `204|setnr=1|total=${line}`, outcome: "over" });
	expect(decide(even, total(9.5), { abandoned: true })).toBe("won");
	expect(decide(even, total(10.5), { abandoned: true })).toBe("void");
	for (const key of [
		"202",
		"202|setnr=4",
		"210|setnr=1",
		"202|setnr=1|gamenr=1",
		"186|setnr=1",
		"999",
		"218|setnr=1|gamenr=1",
		"210|setnr=1|gamenr=1|pointnr=1",
	])
		expect(offerAt("tennis", key), key).toBeUndefined();
});

test("is corrected to what it can end in alone", () => {
	const ended = playThrough(before, seededChance(12));
	const races = [
		[6, 4],
		[3, 6],
		[7, 6],
	] as const;
	expect(corrected(ended, { score: [2, 1], races })).toMatchObject({ phase: "ended", sets: races });
	for (const wrong of [
		{ score: [2, 0] as const, races },
		{ score: [1, 1] as const, races: races.slice(0, 2) },
		{
			score: [2, 0] as const,
			races: [
				[6, 5],
				[6, 0],
			] as const,
		},
		{
			score: [3, 0] as const,
			races: [
				[6, 0],
				[6, 0],
				[6, 0],
			] as const,
		},
		{ score: [2, 1] as const },
	])
		expect(corrected(ended, wrong)).toBeUndefined();
});
