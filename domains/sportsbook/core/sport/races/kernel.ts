// A series as it is played, point by point: open to bets for a while, suspended, then the point is drawn by the law's chance.
import type { Chance } from "#platform/kernel";
import { firstsNow } from "../milestones.ts";
import { comes, type Incident, type Kernel, plusOne, type Step } from "../moment.ts";
import { type RaceState, raceOver, raceRules, racesWon, roundMilestones, seriesOf } from "./state.ts";

/** Milliseconds: open before a point, suspended before it is drawn, between two races. */
const pace = { open: 6_000, drawing: 2_500, between: 20_000 } as const;
/** Rallies are shorter than rounds. */
const paceOf = ({
	sport,
}: RaceState): typeof pace | { readonly open: number; readonly drawing: number; readonly between: number } =>
	sport === "volleyball" ? { open: 4_000, drawing: 2_000, between: 20_000 } : pace;

const told = (what: Incident["what"], state: RaceState, side?: "home" | "away"): Incident => ({
	what,
	at: state.score[0] + state.score[1],
	score: [...state.score],
	...(side === undefined ? {} : { side }),
});

function begin(before: RaceState): Step<RaceState> {
	const state: RaceState = { ...before, phase: "playing" };
	return { state, incidents: [told("kickoff", state)], pending: undefined, wait: paceOf(state).open };
}

function run(before: RaceState): Step<RaceState> {
	if (before.phase === "between")
		return { state: { ...before, phase: "playing" }, incidents: [], pending: undefined, wait: paceOf(before).open };
	return { state: before, incidents: [], pending: { what: "point" }, wait: paceOf(before).drawing };
}

function withFirsts(state: RaceState): RaceState {
	const firsts = [...state.races, state.score].map((score, race) => {
		const known = state.firsts?.[race] ?? [];
		return race < state.races.length ? known : firstsNow(roundMilestones, known, score);
	});
	return { ...state, firsts };
}

function resolve(before: RaceState, { chance }: { readonly chance: Chance }): Step<RaceState> {
	const side = comes(chance, before.p) ? "home" : "away";
	const scored = withFirsts({ ...before, score: plusOne(before.score, side) });
	const point = told("point", scored, side);
	if (!raceOver(raceRules(scored.sport, scored.races.length), scored.score))
		return { state: scored, incidents: [point], pending: undefined, wait: paceOf(scored).open };
	const races = [...scored.races, scored.score];
	const ended = Math.max(...racesWon(races)) >= seriesOf[scored.sport].wins;
	const state: RaceState = { ...scored, races, score: [0, 0], phase: ended ? "ended" : "between" };
	const over: Incident = { ...told(ended ? "end" : "raceEnd", scored, side) };
	return { state, incidents: [point, over], pending: undefined, wait: ended ? 0 : paceOf(state).between };
}

export const raceKernel: Kernel<RaceState> = { begin, run, resolve };
