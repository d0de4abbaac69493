// What can still come of a football match, by view: the score, the halves, the next goal, corners, cards. One law for all of them.
import type { World } from "../../market/market.ts";
import { finalScores, halfMass, halfScores, poisson, type Score, tau, weightOf } from "./law.ts";
import { clockOf, cornerRates, type FootballState, type Pair, standOf, yellowRates } from "./state.ts";

const worldOf = ({ home, away, chance }: Score): World => ({ chance, at: [home, away] });
const certain = (...at: readonly number[]): readonly World[] => [{ chance: 1, at }];

/** Worlds rarer than this do not move a price by one step. */
const rare = 1e-9;

const finals = (state: FootballState): readonly Score[] =>
	state.phase === "ended"
		? [{ home: state.score[0], away: state.score[1], chance: 1 }]
		: finalScores(state.terms, standOf(state));

function halfTimes(state: FootballState): readonly World[] {
	if (state.half !== undefined) return certain(...state.half);
	return halfScores(state.terms, standOf(state)).map(worldOf);
}

/** The score at half time and the score at the end. */
function halves(state: FootballState, least: number): readonly World[] {
	if (state.half !== undefined) {
		const [home, away] = state.half;
		return finals(state).map((score) => ({ chance: score.chance, at: [home, away, score.home, score.away] }));
	}
	const { terms } = state;
	const stand = standOf(state);
	const homes = poisson(terms.home * stand.homeTimes * (1 - halfMass));
	const aways = poisson(terms.away * stand.awayTimes * (1 - halfMass));
	return halfScores(terms, stand, least).flatMap((half) => {
		const weight = weightOf(terms, { ...stand, home: half.home, away: half.away }, 1 - halfMass);
		return homes.flatMap((one, x) =>
			aways.flatMap((other, y) => {
				const [home, away] = [half.home + x, half.away + y];
				const chance = (half.chance * one * other * tau(terms, home, away)) / weight;
				return chance < least ? [] : [{ chance, at: [half.home, half.away, home, away] }];
			}),
		);
	});
}

const sideAt = { home: 1, away: 2 } as const;

/** Who scores the goal of this number; given the final score every order of what is left is as likely. */
function goal(state: FootballState, number: number): readonly World[] {
	const known = state.goals[number - 1];
	if (known !== undefined) return certain(sideAt[known]);
	const [homeNow, awayNow] = state.score;
	const sums = [0, 0, 0];
	for (const { home, away, chance } of finals(state)) {
		const more = home + away - homeNow - awayNow;
		if (home + away < number) sums[0] = (sums[0] ?? 0) + chance;
		else {
			sums[1] = (sums[1] ?? 0) + (chance * (home - homeNow)) / more;
			sums[2] = (sums[2] ?? 0) + (chance * (away - awayNow)) / more;
		}
	}
	return sums.map((chance, side) => ({ chance, at: [side] }));
}

/** Who scores the last goal. With none left it is who scored last. */
function lastGoal(state: FootballState): readonly World[] {
	const known = state.goals.at(-1);
	const before = known === undefined ? 0 : sideAt[known];
	const [homeNow, awayNow] = state.score;
	const sums = [0, 0, 0];
	for (const { home, away, chance } of finals(state)) {
		const more = home + away - homeNow - awayNow;
		if (more === 0) sums[before] = (sums[before] ?? 0) + chance;
		else {
			sums[1] = (sums[1] ?? 0) + (chance * (home - homeNow)) / more;
			sums[2] = (sums[2] ?? 0) + (chance * (away - awayNow)) / more;
		}
	}
	return sums.map((chance, side) => ({ chance, at: [side] }));
}

/** Counts that come by themselves: corners, cards. */
function counted(state: FootballState, now: Pair, rates: Pair): readonly World[] {
	if (state.phase === "ended") return certain(...now);
	const left = 1 - clockOf(state);
	const homes = poisson(rates[0] * left, { to: 22 });
	const aways = poisson(rates[1] * left, { to: 22 });
	return homes.flatMap((one, x) =>
		aways.flatMap((other, y) => (one * other < rare ? [] : [{ chance: one * other, at: [now[0] + x, now[1] + y] }])),
	);
}

/** `goal/3` is the third goal. Throws on a view that football has not: none is offered. */
export function footballWorlds(state: FootballState, view: string, least = rare): readonly World[] {
	const [name = "", number = ""] = view.split("/");
	switch (name) {
		case "final":
			return finals(state).map(worldOf);
		case "half":
			return halfTimes(state);
		case "halves":
			return halves(state, least);
		case "goal":
			return goal(state, Number(number));
		case "last":
			return lastGoal(state);
		case "corners":
			return counted(state, state.corners, cornerRates);
		case "yellows":
			return counted(state, state.yellows, yellowRates);
		default:
			throw new Error(`football has no view ${view}`);
	}
}
