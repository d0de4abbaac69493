// What can still come of a football match, by view: the score, the halves, the next goal, corners, cards. One law for all of them.
import type { Joint, World } from "../../market/market.ts";
import { addAt } from "../../price/sums.ts";
import { finalScores, halfScores, halvesWorlds, massAt, noGoalWithin, poisson, type Score } from "./law.ts";
import {
	clockOf,
	cornerRates,
	type FootballState,
	intervalEnds,
	type Pair,
	redRate,
	standOf,
	yellowRates,
} from "./state.ts";

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
	return halvesWorlds(state.terms, standOf(state), least);
}

const sideAt = { home: 1, away: 2 } as const;

/** Every final score with who has one of its goals: of a number, or the last. Given the score every order of what is left is as likely. */
function bySide(state: FootballState, goal: number | "last"): readonly World[] {
	const scored = goal === "last" ? state.goals.at(-1) : state.goals[goal - 1];
	const known = scored === undefined ? 0 : sideAt[scored];
	const [homeNow, awayNow] = state.score;
	const worlds: World[] = [];
	for (const { home, away, chance } of finals(state)) {
		const more = home + away - homeNow - awayNow;
		const stands = goal === "last" ? more === 0 : known > 0 || home + away < goal;
		if (stands) worlds.push({ chance, at: [home, away, known] });
		else
			worlds.push(
				{ chance: (chance * (home - homeNow)) / more, at: [home, away, 1] },
				{ chance: (chance * (away - awayNow)) / more, at: [home, away, 2] },
			);
	}
	return worlds;
}

/** The side alone. */
function sidesOf(worlds: readonly World[]): readonly World[] {
	const sums = [0, 0, 0];
	for (const { chance, at } of worlds) addAt(sums, { at: sideIn(at), more: chance });
	return sums.map((chance, side) => ({ chance, at: [side] }));
}
const sideIn = ([, , side = 0]: readonly number[]): number => side;

/** When a goal comes that has not come: in each quarter of an hour that is left, or never. */
function byInterval(state: FootballState, goal: number): readonly World[] {
	const known = state.times?.[goal - 1];
	if (known !== undefined) return certain(known);
	if (state.phase === "ended") return certain(0);
	const stand = standOf(state);
	const now = massAt(clockOf(state));
	let open = 1;
	const worlds = intervalEnds.map((end, place) => {
		const without = noGoalWithin(state.terms, stand, Math.max(0, massAt(end) - now));
		const chance = open - without;
		open = without;
		return { chance, at: [place + 1] };
	});
	return [...worlds, { chance: open, at: [0] }];
}

/** A goal whose time nobody knows: its result was corrected. */
export function isUntimed({ goals, times }: FootballState, view: string): boolean {
	const [name, goal = "0"] = view.split("/");
	return name === "time" && goals.length >= Number(goal) && (times?.[Number(goal) - 1] ?? 0) === 0;
}

/** Counts that come by themselves: corners, cards. */
function counted(state: FootballState, now: Pair, rates: Pair): readonly World[] {
	if (state.phase === "ended") return certain(...now);
	const left = 1 - clockOf(state);
	const homes = poisson(rates[0] * left, { to: 22 });
	const aways = poisson(rates[1] * left, { to: 22 });
	const worlds: World[] = [];
	for (const [x, one] of homes.entries())
		for (const [y, other] of aways.entries()) {
			const chance = one * other;
			if (chance >= rare) worlds.push({ chance, at: [now[0] + x, now[1] + y] });
		}
	return worlds;
}

/** `goal/3` is who has the third goal, `time/3` when it comes. Throws on a view that football has not: none is offered. */
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
			return sidesOf(bySide(state, Number(number)));
		case "time":
			return byInterval(state, Number(number));
		case "last":
			return sidesOf(bySide(state, "last"));
		case "corners":
			return counted(state, state.corners, cornerRates);
		case "yellows":
			return counted(state, state.yellows, yellowRates);
		case "reds":
			return counted(state, state.reds, [redRate, redRate]);
		default:
			throw new Error(`football has no view ${view}`);
	}
}

const scoreViews = ["final", "half", "halves"];
const ofScores = (view: string, at: readonly number[]): readonly number[] => {
	if (view === "halves") return at;
	return view === "half" ? at.slice(0, 2) : at.slice(2);
};

/** What several views come to together: scores with halves, scores with one goal; corners and cards come by themselves. */
export function footballJoints(state: FootballState, views: readonly string[]): readonly Joint[] | undefined {
	const scores = views.filter((view) => scoreViews.includes(view));
	const [order, ...others] = views.filter((view) => view === "last" || view.startsWith("goal/"));
	const ofFinals = scores.every((view) => view === "final");
	// A sending-off moves what is scored after it: the law does not say how both come together.
	const timed = views.some((view) => view.startsWith("time/"));
	if (timed || others.length > 0 || (order !== undefined && !ofFinals) || views.includes("reds")) return undefined;
	const own = views.filter((view) => view === "corners" || view === "yellows");
	const joints: Joint[] = own.map(
		(view): Joint => ({ views: [view], worlds: footballWorlds(state, view), see: (_view, at) => at }),
	);
	if (order !== undefined) {
		const number = order === "last" ? order : Number(order.slice("goal/".length));
		const see: Joint["see"] = (view, at) => (view === "final" ? at.slice(0, 2) : [sideIn(at)]);
		return [...joints, { views: [...scores, order], worlds: bySide(state, number), see }];
	}
	if (scores.length === 0) return joints;
	if (ofFinals) return [...joints, { views: scores, worlds: footballWorlds(state, "final"), see: (_view, at) => at }];
	return [...joints, { views: scores, worlds: footballWorlds(state, "halves"), see: ofScores }];
}
