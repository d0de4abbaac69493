// The score of a match as it is told: goals, points, sets, maps.
import { fedScore, isCount, isFed, type SportState, setsWon, totalOf } from "../core/index.ts";

export const scoreOfState = (state: SportState): readonly [number, number] => {
	if (isFed(state)) return fedScore(state);
	if (isCount(state)) return totalOf(state);
	if (state.sport === "tennis") return setsWon(state.sets);
	if (state.sport === "football") return state.score;
	const home = state.races.filter(([a, b]) => a > b).length;
	return [home, state.races.length - home];
};
