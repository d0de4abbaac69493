// Results of football and of series that operators correct: what each can end in, the order of goals, and nothing else.
import { expect, test } from "vitest";
import { footballBefore } from "../sport/football/state.ts";
import { raceBefore } from "../sport/races/state.ts";
import { corrected } from "./correct.ts";
import { worstOf } from "./liability.ts";

const ended = {
	...footballBefore({ home: 1.4, away: 1.1, rho: -0.06 }),
	phase: "ended" as const,
	score: [1, 1] as const,
	goals: ["away", "home"] as const,
};

test("football takes its goals in the order that is known", () => {
	expect(corrected(ended, { score: [2, 1], half: [0, 1] })).toMatchObject({
		score: [2, 1],
		half: [0, 1],
		goals: ["away", "home", "home"],
	});
	expect(corrected(ended, { score: [1, 0] })).toMatchObject({ goals: ["home"], half: [0, 0] });
	expect(corrected(ended, { score: [0, 1], half: [1, 0] })).toBeUndefined();
	expect(corrected(ended, { score: [3, 0], half: [0, 1] })).toBeUndefined();
});

test("a series is won by races that are over", () => {
	const series = raceBefore("cs2", 0.5);
	expect(
		corrected(series, {
			score: [2, 0],
			races: [
				[13, 7],
				[16, 14],
			],
		}),
	).toMatchObject({ phase: "ended" });
	for (const wrong of [
		{ score: [2, 0] as const },
		{
			score: [2, 0] as const,
			races: [
				[13, 7],
				[12, 10],
			] as const,
		},
		{ score: [1, 0] as const, races: [[13, 7]] as const },
		{
			score: [3, 0] as const,
			races: [
				[13, 7],
				[13, 7],
				[13, 7],
			] as const,
		},
		{
			score: [0, 2] as const,
			races: [
				[13, 7],
				[13, 8],
			] as const,
		},
	])
		expect(corrected(series, wrong)).toBeUndefined();
});

test("of a market that no score decides only one outcome can cost", () => {
	const series = raceBefore("cs2", 0.5);
	const bet = (outcome: string, odds: number) => ({ key: "186", outcome, odds, stake: 1_000n });
	expect(worstOf(series, [bet("home", 190), bet("away", 210)])).toBe(-100n);
	expect(worstOf(series, [bet("home", 190), bet("home", 190)])).toBe(-1_800n);
});
