// How long all prices of an event take, each sport as it stands in the middle of a match.
import { seededChance } from "#platform/kernel";
import { report } from "../../../../bench/report.ts";
import { boardOf } from "../../core/index.ts";
import { drawStrengths, matchBefore } from "../../core/league/leagues.ts";
import { sports } from "../../core/sport/names.ts";
import { playThrough } from "../../core/sport/play.ts";
import type { LawState } from "../../core/sport/sport.ts";

const mostStates = 200;

export function measurePrices(): void {
	for (const sport of sports) {
		const chance = seededChance(29);
		const [home = [0, 0], away = [0, 0]] = drawStrengths(2, chance);
		const states: LawState[] = [];
		playThrough(matchBefore(sport, home, away), chance, (state) => {
			if (states.length < mostStates) states.push(state);
		});
		for (const state of states.slice(0, 20)) boardOf(state);
		const began = performance.now();
		let outcomes = 0;
		for (const state of states) outcomes += boardOf(state).reduce((sum, market) => sum + market.outcomes.length, 0);
		const took = performance.now() - began;
		report({ name: `sportsbook.prices.${sport}.outcomes`, value: outcomes / states.length, unit: "1" });
		report({ name: `sportsbook.prices.${sport}.event`, value: took / states.length, unit: "ms" });
	}
}
