// A football match as it is played: chances come by the law's intensity, each suspends the match first, and only then is it
// drawn whether a goal came of it. A million matches so played follow the law that prices them.
import type { Chance } from "#platform/kernel";
import { comes, type Incident, type Kernel, type Pending, plusOne, type Step } from "../moment.ts";
import { goalWeight, massAt } from "./law.ts";
import {
	clockOf,
	cornerRates,
	type FootballState,
	halfSeconds,
	intervalOf,
	redRate,
	type Side,
	standOf,
	yellowRates,
} from "./state.ts";

/** Match seconds of a step, and how many times as fast as real ones they go. */
export const stepSeconds = 18;
const speed = 6;
const stepWait = (stepSeconds * 1_000) / speed;
const breakWait = 45_000;
/** Of all chances, so many are goals by the plain rate. */
const goalShare = 0.12;
/** Of all fouls that may be a red card. */
const redShare = 0.5;
/** How long bets are refused before it is drawn what came: 3 to 8 seconds. */
const suspense = (chance: Chance): number => 3_000 + chance.below(5_000);

type FootballStep = Step<FootballState>;

const secondOf = ({ phase, played }: FootballState): number => (phase === "second" ? 45 * 60 + played : played);
const told = (what: Incident["what"], state: FootballState, side?: Side): Incident => ({
	what,
	at: secondOf(state),
	score: [...state.score],
	...(side === undefined ? {} : { side }),
});

function begin(before: FootballState): FootballStep {
	const state: FootballState = { ...before, phase: "first", played: 0 };
	return { state, incidents: [told("kickoff", state)], pending: undefined, wait: stepWait };
}

function run(before: FootballState, chance: Chance): FootballStep {
	if (before.phase === "break") {
		const state: FootballState = { ...before, phase: "second", played: 0 };
		return { state, incidents: [told("secondHalf", state)], pending: undefined, wait: stepWait };
	}
	const length = before.phase === "first" ? halfSeconds.first : halfSeconds.second;
	const ran: FootballState = { ...before, played: Math.min(length, before.played + stepSeconds) };
	const counted = countOthers(before, ran, chance);
	const pending = whatComes(before, ran, chance);
	if (pending !== undefined) return { ...counted, pending, wait: suspense(chance) };
	if (ran.played < length) return { ...counted, pending, wait: stepWait };
	return endPeriod(counted);
}

function endPeriod({ state, incidents }: Pick<FootballStep, "state" | "incidents">): FootballStep {
	if (state.phase === "first") {
		const after: FootballState = { ...state, phase: "break", half: state.score };
		return { state: after, incidents: [...incidents, told("halfTime", state)], pending: undefined, wait: breakWait };
	}
	const after: FootballState = { ...state, phase: "ended" };
	return { state: after, incidents: [...incidents, told("end", state)], pending: undefined, wait: 0 };
}

/** Chances by (La + Mb) dG / .12, fouls by their own rate. */
function whatComes(before: FootballState, ran: FootballState, chance: Chance): Pending | undefined {
	const { terms } = before;
	const { homeTimes, awayTimes } = standOf(before);
	const [home, away] = [terms.home * homeTimes, terms.away * awayTimes];
	const mass = massAt(clockOf(ran)) - massAt(clockOf(before));
	if (comes(chance, ((home + away) * mass) / goalShare))
		return { what: "goal", side: comes(chance, home / (home + away)) ? "home" : "away" };
	const time = clockOf(ran) - clockOf(before);
	if (!comes(chance, (2 * redRate * time) / redShare)) return undefined;
	return { what: "red", side: comes(chance, 0.5) ? "home" : "away" };
}

/** Corners and yellow cards come by their own streams. */
function countOthers(
	before: FootballState,
	ran: FootballState,
	chance: Chance,
): Pick<FootballStep, "state" | "incidents"> {
	const time = clockOf(ran) - clockOf(before);
	let state = ran;
	const incidents: Incident[] = [];
	for (const [what, rates, field] of [
		["corner", cornerRates, "corners"],
		["yellow", yellowRates, "yellows"],
	] as const)
		for (const [side, rate] of [
			["home", rates[0]],
			["away", rates[1]],
		] as const)
			if (comes(chance, rate * time)) {
				state = { ...state, [field]: plusOne(state[field], side) };
				incidents.push(told(what, state, side));
			}
	return { state, incidents };
}

function resolve(
	before: FootballState,
	{ pending, chance }: { readonly pending: Pending; readonly chance: Chance },
): FootballStep {
	const after = pending.what === "point" ? { state: before, incidents: [] } : drawn(before, { pending, chance });
	const length = before.phase === "first" ? halfSeconds.first : halfSeconds.second;
	return before.played < length ? { ...after, pending: undefined, wait: stepWait } : endPeriod(after);
}

type Drawing = { readonly pending: Exclude<Pending, { what: "point" }>; readonly chance: Chance };

function drawn(
	before: FootballState,
	{ pending: { what, side }, chance }: Drawing,
): Pick<FootballStep, "state" | "incidents"> {
	if (what === "red") {
		if (!comes(chance, redShare)) return { state: before, incidents: [told("noRed", before, side)] };
		const state = { ...before, reds: plusOne(before.reds, side) };
		return { state, incidents: [told("red", state, side)] };
	}
	if (!comes(chance, goalShare * goalWeight(before.terms, standOf(before), side)))
		return { state: before, incidents: [told("noGoal", before, side)] };
	const times = [...before.goals.map((_goal, place) => before.times?.[place] ?? 0), intervalOf(before)];
	const state = { ...before, score: plusOne(before.score, side), goals: [...before.goals, side], times };
	return { state, incidents: [told("goal", state, side)] };
}

export const footballKernel: Kernel<FootballState> = { begin, run, resolve };
