// A match of counts as it is played: goals of ice hockey by chances that suspend first, possessions of basketball two by two, batters
// of baseball one by one. Each is drawn when its moment is there.
import type { Chance } from "#platform/kernel";
import { chanceAt } from "../../price/sums.ts";
import { advance, hits } from "../baseball/law.ts";
import { firstsNow } from "../milestones.ts";
import { comes, type Incident, type Kernel, type Pending, plusOne, type Step, uniform } from "../moment.ts";
import { battingOf, lengthOf, stepsOf } from "./law.ts";
import { type CountState, isOvertime, pointMilestones, segmentsOf, totalOf } from "./state.ts";

type CountStep = Step<CountState>;

/** Milliseconds: a step of the clock, open before a possession or a batter, suspended before it is drawn, between segments. */
const pace = { clock: 3_000, open: 5_000, drawing: 2_500, between: 20_000 } as const;
/** Of all chances of ice hockey, so many are goals. */
const goalShare = 0.12;
const overtimeTimes = 1.5;

const waitOf = ({ sport }: CountState): number => (sport === "hockey" ? pace.clock : pace.open);

const told = (what: Incident["what"], state: CountState, side?: "home" | "away"): Incident => ({
	what,
	at: state.step,
	score: totalOf(state),
	...(side === undefined ? {} : { side }),
});

function begin(before: CountState): CountStep {
	const state: CountState = { ...before, phase: "playing" };
	return { state, incidents: [told("kickoff", state)], pending: undefined, wait: waitOf(state) };
}

function run(before: CountState, chance: Chance): CountStep {
	if (before.phase === "between")
		return { state: { ...before, phase: "playing" }, incidents: [], pending: undefined, wait: waitOf(before) };
	if (before.sport !== "hockey")
		return { state: before, incidents: [], pending: { what: "point" }, wait: pace.drawing };
	// After five minutes of overtime without a goal: the shoot-out.
	if (before.step >= lengthOf(before))
		return { state: before, incidents: [], pending: { what: "point" }, wait: pace.drawing };
	const state = { ...before, step: before.step + 1 };
	const pending = chanceOf(before, chance);
	if (pending !== undefined) return { state, incidents: [], pending, wait: pace.clock + chance.below(4_000) };
	return after(state, []);
}

function chanceOf(state: CountState, chance: Chance): Pending | undefined {
	const [home, away] = [chanceAt(state.home, 0), chanceAt(state.away, 0)];
	const times = isOvertime(state) ? overtimeTimes : 1;
	const rate = ((home + away) * times) / (segmentsOf.hockey.count * stepsOf.hockey.segment);
	if (!comes(chance, rate / goalShare)) return undefined;
	return { what: "goal", side: comes(chance, home / (home + away)) ? "home" : "away" };
}

/** On it goes, or the segment is over, or the match. */
function after(state: CountState, incidents: readonly Incident[]): CountStep {
	const decided = isOvertime(state) && state.sport === "hockey" && state.score[0] !== state.score[1];
	const shootOut = isOvertime(state) && state.sport === "hockey" && state.step >= lengthOf(state);
	if (!decided && (shootOut || state.step < lengthOf(state)))
		return { state, incidents, pending: undefined, wait: waitOf(state) };
	const segments = [...state.segments, state.score];
	const [home, away] = totalOf(state);
	const ended = segments.length >= segmentsOf[state.sport].count && home !== away;
	const next: CountState = {
		...state,
		segments,
		score: [0, 0],
		step: 0,
		outs: 0,
		bases: 0,
		phase: ended ? "ended" : "between",
	};
	const end = told(ended ? "end" : "raceEnd", next, home === away ? undefined : home > away ? "home" : "away");
	return { state: next, incidents: [...incidents, end], pending: undefined, wait: ended ? 0 : pace.between };
}

function resolve(
	before: CountState,
	{ pending, chance }: { readonly pending: Pending; readonly chance: Chance },
): CountStep {
	if (before.sport === "basketball") return possessions(before, chance);
	if (before.sport === "baseball") return batter(before, chance);
	if (pending.what !== "point" && !comes(chance, goalShare))
		return after(before, [told("noGoal", before, pending.side)]);
	const side = pending.what === "point" ? (comes(chance, 0.5) ? "home" : "away") : pending.side;
	const state = { ...before, score: plusOne(before.score, side) };
	return after(state, [told("goal", state, side)]);
}

/** One of each side, the home side's before. */
function possessions(before: CountState, chance: Chance): CountStep {
	const [home, away] = [placeIn(before.home, chance), placeIn(before.away, chance)];
	const [x, y] = before.score;
	const scored: CountState = { ...before, score: [x + home, y + away], step: before.step + 1 };
	const known = before.firsts ?? [];
	const firsts = isOvertime(before) ? known : firstsNow(pointMilestones, known, totalOf(scored));
	const state: CountState = { ...scored, firsts };
	return after(state, [told("point", state)]);
}

function batter(before: CountState, chance: Chance): CountStep {
	const side = before.step === 0 ? "away" : "home";
	const hit = hits[placeIn(Object.values(battingOf(before[side])), chance)] ?? "out";
	const { bases, runs } = advance(before.bases, hit);
	const outs = hit === "out" ? before.outs + 1 : before.outs;
	const [x, y] = before.score;
	const score = side === "home" ? ([x + runs, y] as const) : ([x, y + runs] as const);
	const over = outs === 3;
	const state: CountState = {
		...before,
		score,
		outs: over ? 0 : outs,
		bases: over ? 0 : bases,
		step: over ? before.step + 1 : before.step,
	};
	return after(state, runs > 0 ? [told("point", state, side)] : []);
}

/** Which of these chances comes. */
function placeIn(chances: readonly number[], chance: Chance): number {
	let at = uniform(chance);
	const place = chances.findIndex((one) => {
		at -= one;
		return at < 0;
	});
	return place < 0 ? chances.length - 1 : place;
}

export const countKernel: Kernel<CountState> = { begin, run, resolve };
