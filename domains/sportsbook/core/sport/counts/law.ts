// What can still come of a count over segments: each side's counts are sums that do not know of each other, a draw goes on until
// one leads. Distributions are lists of chances by count. Pure.
import type { World } from "../../market/market.ts";
import { chanceAt } from "../../price/sums.ts";
import { type Batting, runsOf } from "../baseball/law.ts";
import { pointsOf, whoIsFirst } from "../basketball/law.ts";
import { poisson } from "../football/law.ts";
import { overtimeWon } from "../hockey/law.ts";
import { firstWorld } from "../milestones.ts";
import {
	added,
	addedLeads,
	type Counts,
	certainly,
	folded,
	type Leads,
	leadWorld,
	leadWorlds,
	levelChance,
	type Spread,
	spreadOf,
	sumWorld,
	sumWorlds,
	totalChance,
	withoutLevel,
} from "./distributions.ts";
import { type CountState, isOvertime, pointMilestones, segmentsOf, totalOf } from "./state.ts";

type Side = "home" | "away";

/** Possessions of each side in a quarter and in an overtime; steps of twenty seconds in a period and in an overtime. */
export const stepsOf = {
	hockey: { segment: 60, overtime: 15 },
	basketball: { segment: 24, overtime: 11 },
	baseball: { segment: 2, overtime: 2 },
} as const;

export const lengthOf = (state: Pick<CountState, "sport" | "segments">): number =>
	stepsOf[state.sport][isOvertime(state) ? "overtime" : "segment"];

const nothing = certainly(0);

const possession = (terms: readonly number[]) =>
	[chanceAt(terms, 0), chanceAt(terms, 1), chanceAt(terms, 2), chanceAt(terms, 3)] as const;
export const battingOf = (terms: readonly number[]): Batting => ({
	out: chanceAt(terms, 0),
	walk: chanceAt(terms, 1),
	single: chanceAt(terms, 2),
	double: chanceAt(terms, 3),
	triple: chanceAt(terms, 4),
	homer: chanceAt(terms, 5),
});

/** What follows from a key alone, reckoned once; forgotten when there are many. */
function remembering<Value>(most: number): (key: string, make: () => Value) => Value {
	const known = new Map<string, Value>();
	return (key, make) => {
		const found = known.get(key) ?? make();
		if (known.size > most) known.clear();
		known.set(key, found);
		return found;
	};
}
const remembered = remembering<Counts>(4_000);
const rememberedDraw = remembering<AfterDraw>(200);

/** What a side counts in so many steps of a segment; of baseball in a half inning from its outs and bases. */
function countsOf(
	state: CountState,
	side: Side,
	{ steps, outs = 0, bases = 0 }: { steps: number; outs?: number; bases?: number },
): Counts {
	const { sport, [side]: terms } = state;
	if (steps <= 0) return nothing;
	return remembered(`${sport} ${terms.join()} ${steps} ${outs} ${bases}`, () => {
		if (sport === "basketball") return Float64Array.from(pointsOf(possession(terms), steps));
		if (sport === "baseball") return Float64Array.from(runsOf(battingOf(terms), { outs, bases }));
		const mean = (chanceAt(terms, 0) * steps) / (segmentsOf.hockey.count * stepsOf.hockey.segment);
		return Float64Array.from(poisson(mean, { to: 25 }));
	});
}

const whole = (state: CountState, side: Side, { overtime }: { readonly overtime: boolean }): Counts =>
	countsOf(state, side, {
		steps: state.sport === "baseball" ? 1 : stepsOf[state.sport][overtime ? "overtime" : "segment"],
	});

/** What is left of the running segment. The away side bats first. */
function rest(state: CountState, side: Side): Counts {
	const { sport, phase, step, outs, bases } = state;
	const overtime = isOvertime(state);
	if (phase === "ended") return nothing;
	if (sport !== "baseball") return countsOf(state, side, { steps: lengthOf(state) - step });
	if (side === "away") return step === 0 ? countsOf(state, side, { steps: 1, outs, bases }) : nothing;
	return step === 0 ? whole(state, side, { overtime }) : countsOf(state, side, { steps: 1, outs, bases });
}

/** What a side comes to have in regulation. */
function regulation(state: CountState, side: Side, { segments = segmentsOf[state.sport].count } = {}): Counts {
	const place = side === "home" ? 0 : 1;
	const done = state.segments.slice(0, segments);
	const now = done.reduce((sum, segment) => sum + segment[place], 0);
	if (done.length >= segments) return certainly(now);
	let counts = folded(certainly(now + state.score[place]), rest(state, side));
	const left = segments - done.length - 1;
	if (left > 0)
		counts = folded(
			counts,
			remembered(`${state.sport} ${state[side].join()} x${left}`, () =>
				Array.from({ length: left }, () => whole(state, side, { overtime: false })).reduce(folded),
			),
		);
	return counts;
}

/** Overtimes that are followed. */
const mostOvertimes = 8;

/** Leads and sums of what comes after a draw. */
type AfterDraw = { readonly leads: Leads; readonly sums: Counts };

function afterDraw(state: CountState): AfterDraw {
	const running = isOvertime(state) && state.phase !== "ended";
	if (state.sport === "hockey") {
		const left = running ? 1 - state.step / stepsOf.hockey.overtime : 1;
		const won = overtimeWon({ home: chanceAt(state.home, 0), away: chanceAt(state.away, 0) }, left);
		return { leads: { least: -1, chances: Float64Array.of(1 - won, 0, won) }, sums: certainly(1) };
	}
	const later = spreadOf(whole(state, "home", { overtime: true }), whole(state, "away", { overtime: true }));
	if (running) {
		const [home, away] = state.score;
		return overtimes(
			spreadOf(folded(certainly(home), rest(state, "home")), folded(certainly(away), rest(state, "away"))),
			later,
		);
	}
	const key = `${state.sport} ${state.home.join()} ${state.away.join()}`;
	return rememberedDraw(key, () => overtimes(later, later));
}

/** Overtimes until one leads, of which the first has a spread of its own. */
function overtimes(first: Spread, later: Spread): AfterDraw {
	let leads: Leads = { least: 0, chances: new Float64Array(0) };
	let sums: Counts = new Float64Array(1);
	let open = certainly(0);
	for (let turn = 0; turn < mostOvertimes; turn++) {
		const now = turn === 0 ? first : later;
		leads = addedLeads(leads, withoutLevel(now.leads), totalChance(open));
		sums = added(sums, folded(open, now.sums));
		open = folded(open, now.level);
		if (totalChance(open) < 1e-13) break;
	}
	const all = totalChance(leads.chances);
	return {
		leads: { ...leads, chances: leads.chances.map((chance) => chance / all) },
		sums: sums.map((chance) => chance / all),
	};
}

const spreads = new WeakMap<CountState, Map<number, Spread>>();

/** Of regulation, or of its first segments. A state never changes, so what is reckoned of one holds as long as it is there. */
function regulationSpread(state: CountState, segments = segmentsOf[state.sport].count): Spread {
	const known = spreads.get(state) ?? new Map<number, Spread>();
	spreads.set(state, known);
	const found = known.get(segments);
	if (found !== undefined) return found;
	const spread = spreadOf(regulation(state, "home", { segments }), regulation(state, "away", { segments }));
	known.set(segments, spread);
	return spread;
}

const worldsIn = ({ leads, sums, level }: Spread, what: "lead" | "sum"): readonly World[] =>
	what === "lead" ? leadWorlds(leads) : sumWorlds(added(sums, level));

/** Of regulation, or of its first segments. */
export const regulationWorlds = (state: CountState, what: "lead" | "sum", segments?: number): readonly World[] =>
	worldsIn(regulationSpread(state, segments), what);

/** With whatever comes after a draw. */
export function finalWorlds(state: CountState, what: "lead" | "sum" | "overtime"): readonly World[] {
	const [home, away] = totalOf(state);
	if (state.phase === "ended") {
		if (what === "overtime") return [{ chance: 1, at: [0, 0, isOvertimed(state) ? 1 : 0] }];
		return [what === "lead" ? leadWorld(home - away) : sumWorld(home + away)];
	}
	const spread = regulationSpread(state);
	const drawn = levelChance(spread.leads);
	if (what === "overtime")
		return [
			{ chance: drawn, at: [0, 0, 1] },
			{ chance: 1 - drawn, at: [0, 0, 0] },
		].filter(present);
	if (drawn === 0) return worldsIn(spread, what);
	const more = afterDraw(state);
	return what === "sum"
		? sumWorlds(added(spread.sums, folded(spread.level, more.sums)))
		: leadWorlds(addedLeads(withoutLevel(spread.leads), more.leads, drawn));
}

const present = ({ chance }: World): boolean => chance > 0;

const isOvertimed = ({ sport, segments }: CountState): boolean => segments.length > segmentsOf[sport].count;

/** One segment of regulation by its number from 1. */
export function segmentWorlds(state: CountState, number: number, what: "lead" | "sum"): readonly World[] {
	const over = state.segments[number - 1];
	if (over !== undefined) return [what === "lead" ? leadWorld(over[0] - over[1]) : sumWorld(over[0] + over[1])];
	const running = number - 1 === state.segments.length;
	const sideOf = (side: Side) =>
		running
			? folded(certainly(state.score[side === "home" ? 0 : 1]), rest(state, side))
			: whole(state, side, { overtime: false });
	return worldsIn(spreadOf(sideOf("home"), sideOf("away")), what);
}

/** Of basketball: who is first at so many points of regulation; nobody, where neither comes so far. */
export function firstToWorlds(state: CountState, to: number): readonly World[] {
	const [home, away] = totalOf(state);
	const { segment } = stepsOf.basketball;
	const left = segmentsOf.basketball.count - state.segments.length;
	const steps = state.phase === "ended" ? 0 : left * segment - state.step;
	if (steps <= 0 || Math.max(home, away) >= to) return firstWorld(pointMilestones, state.firsts ?? [], to);
	const chances = whoIsFirst(
		{ possession: possession(state.home), needs: to - home },
		{ possession: possession(state.away), needs: to - away },
		steps,
	);
	return [
		{ chance: chances.home, at: [1, 0] },
		{ chance: chances.away, at: [0, 1] },
		{ chance: chances.nobody, at: [0, 0] },
	].filter(present);
}
