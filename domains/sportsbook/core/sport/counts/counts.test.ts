// Counts over segments: what is played follows the law that prices it, from the start and from within; what cannot be is no result.
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { corrected } from "../../book/correct.ts";
import type { World } from "../../market/market.ts";
import { playThrough, resolvePlay, runPlay } from "../play.ts";
import type { SportState } from "../sport.ts";
import { lengthOf } from "./law.ts";
import { type CountSport, type CountState, countBefore, countSports, isOvertime, totalOf } from "./state.ts";
import { countWorlds } from "./views.ts";

const terms: Readonly<Record<CountSport, { readonly home: readonly number[]; readonly away: readonly number[] }>> = {
	hockey: { home: [3.1], away: [2.7] },
	basketball: { home: [0.48, 0.03, 0.36, 0.13], away: [0.5, 0.03, 0.35, 0.12] },
	baseball: { home: [0.69, 0.085, 0.145, 0.045, 0.005, 0.03], away: [0.71, 0.08, 0.14, 0.04, 0.005, 0.025] },
};
const regular = { hockey: 3, basketball: 4, baseball: 9 } as const;
const played: Readonly<Record<CountSport, CountState["segments"]>> = {
	hockey: [[1, 1]],
	basketball: [
		[22, 24],
		[25, 21],
	],
	baseball: [
		[0, 1],
		[2, 0],
		[0, 0],
	],
};
const begun = (sport: CountSport): CountState => ({ ...countBefore(sport, terms[sport]), phase: "playing" });
const isCounted = (state: SportState): state is CountState => "segments" in state;
const chanceOf = (worlds: readonly World[], keep: (lead: number) => boolean): number =>
	worlds.filter(({ at: [home = 0, away = 0] }) => keep(home - away)).reduce((sum, { chance }) => sum + chance, 0);
const meanOf = (worlds: readonly World[]): number =>
	worlds.reduce((sum, { chance, at: [x = 0] }) => sum + chance * x, 0);

/** On from a state that is in play. */
function playOn(from: CountState, chance: ReturnType<typeof seededChance>): CountState {
	let step = runPlay(from, chance);
	while (step.state.phase !== "ended") {
		const { state, pending } = step;
		step = pending === undefined ? runPlay(state, chance) : resolvePlay(state, { pending, chance });
	}
	if (!isCounted(step.state)) throw new Error("another sport");
	return step.state;
}

describe.each(countSports)("%s", (sport) => {
	const late: CountState = { ...begun(sport), segments: played[sport] };
	test.each([
		["from the start", begun(sport)],
		[
			"from within",
			{ ...late, score: [1, 0] as const, step: sport === "baseball" ? 1 : 5, outs: sport === "baseball" ? 1 : 0 },
		],
	])("played %s it follows the law", (_name, from) => {
		const chance = seededChance(20_261_128);
		const matches = 600;
		const seen = { home: 0, level: 0, sum: 0 };
		for (let match = 0; match < matches; match++) {
			const ended = playOn(from, chance);
			const [home, away] = totalOf(ended);
			if (home > away) seen.home += 1;
			if (isOvertime(ended) && ended.segments.length > regular[sport]) seen.level += 1;
			seen.sum += home + away;
		}
		const near = (count: number, p: number) =>
			expect(Math.abs(count / matches - p), `${count} ${p}`).toBeLessThan(
				4 * Math.sqrt((p * (1 - p)) / matches) + 0.01,
			);
		near(
			seen.home,
			chanceOf(countWorlds(from, "final-lead"), (lead) => lead > 0),
		);
		near(
			seen.level,
			chanceOf(countWorlds(from, "regular-lead"), (lead) => lead === 0),
		);
		const mean = meanOf(countWorlds(from, "final-sum"));
		expect(Math.abs(seen.sum / matches - mean) / mean, `${mean}`).toBeLessThan(0.06);
	});

	test("in overtime, at its end and for a segment all worlds are one", () => {
		const full = Array.from({ length: regular[sport] }, () => [2, 2] as const);
		const over: CountState = { ...begun(sport), segments: full, score: [0, 0], step: 1 };
		for (const state of [begun(sport), late, over])
			for (const view of [
				"final-lead",
				"final-sum",
				"regular-lead",
				"regular-sum",
				"overtime",
				"segment-lead/1",
				"segment-sum/2",
			])
				expect(
					countWorlds(state, view).reduce((sum, { chance }) => sum + chance, 0),
					view,
				).toBeCloseTo(1, 6);
		expect(lengthOf(over)).toBeGreaterThan(0);
		const ended = playThrough(countBefore(sport, terms[sport]), seededChance(5));
		if (!isCounted(ended)) throw new Error("another sport");
		for (const view of ["final-lead", "final-sum", "overtime"]) expect(countWorlds(ended, view)).toHaveLength(1);
		expect(() => countWorlds(ended, "nothing")).toThrow();
	});

	test("is corrected to what it can end in alone", () => {
		const ended = playThrough(countBefore(sport, terms[sport]), seededChance(6));
		const races = Array.from({ length: regular[sport] }, (_none, place) => [place === 0 ? 2 : 1, 1] as const);
		const score = [regular[sport] + 1, regular[sport]] as const;
		expect(corrected(ended, { score, races })).toMatchObject({ phase: "ended", segments: races });
		expect(corrected(ended, { score: [9, 0], races })).toBeUndefined();
		expect(corrected(ended, { score, races: races.slice(1) })).toBeUndefined();
		expect(corrected(ended, { score, races: [...races, [0, 0]] })).toBeUndefined();
		expect(corrected(ended, { score })).toBeUndefined();
	});
});
