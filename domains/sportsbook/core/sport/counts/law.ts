// What can still come of a count over segments: each side's counts are sums that do not know of each other, a draw goes on until
// one leads. Distributions are lists of chances by count. Pure.
import type { World } from "../../market/market.ts";
import { addAt, addTo, chanceAt } from "../../price/sums.ts";
import { type Batting, runsOf } from "../baseball/law.ts";
import { pointsOf, whoIsFirst } from "../basketball/law.ts";
import { poisson } from "../football/law.ts";
import { overtimeWon } from "../hockey/law.ts";
import { firstWorld } from "../milestones.ts";
import { type CountState, isOvertime, pointMilestones, segmentsOf, totalOf } from "./state.ts";

type Counts = readonly number[];
type Side = "home" | "away";

/** Possessions of each side in a quarter and in an overtime; steps of twenty seconds in a period and in an overtime. */
export const stepsOf = {
	hockey: { segment: 60, overtime: 15 },
	basketball: { segment: 24, overtime: 11 },
	baseball: { segment: 2, overtime: 2 },
} as const;

export const lengthOf = (state: Pick<CountState, "sport" | "segments">): number =>
	stepsOf[state.sport][isOvertime(state) ? "overtime" : "segment"];

const nothing: Counts = [1];

export function folded(one: Counts, other: Counts): Counts {
	const sums = new Array<number>(one.length + other.length - 1).fill(0);
	for (const [x, p] of one.entries())
		if (p > 0) for (const [y, q] of other.entries()) addAt(sums, { at: x + y, more: p * q });
	return sums;
}

const possession = (terms: Counts) =>
	[chanceAt(terms, 0), chanceAt(terms, 1), chanceAt(terms, 2), chanceAt(terms, 3)] as const;
export const battingOf = (terms: Counts): Batting => ({
	out: chanceAt(terms, 0),
	walk: chanceAt(terms, 1),
	single: chanceAt(terms, 2),
	double: chanceAt(terms, 3),
	triple: chanceAt(terms, 4),
	homer: chanceAt(terms, 5),
});

const known = new Map<string, Counts>();
function remembered(key: string, make: () => Counts): Counts {
	const found = known.get(key) ?? make();
	if (known.size > 4_000) known.clear();
	known.set(key, found);
	return found;
}

/** What a side counts in so many steps of a segment; of baseball in a half inning from its outs and bases. */
function countsOf(
	state: CountState,
	side: Side,
	{ steps, outs = 0, bases = 0 }: { steps: number; outs?: number; bases?: number },
): Counts {
	const { sport, [side]: terms } = state;
	if (steps <= 0) return nothing;
	return remembered(`${sport} ${terms.join()} ${steps} ${outs} ${bases}`, () => {
		if (sport === "basketball") return pointsOf(possession(terms), steps);
		if (sport === "baseball") return runsOf(battingOf(terms), { outs, bases });
		return poisson((chanceAt(terms, 0) * steps) / (segmentsOf.hockey.count * stepsOf.hockey.segment), { to: 25 });
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
	if (done.length >= segments) return at(now);
	let counts = folded(at(now + state.score[place]), rest(state, side));
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

const at = (count: number): Counts => [...new Array<number>(count).fill(0), 1];

/** By lead of the home side, and by sum, both apart where it is level. */
type Spread = { readonly leads: ReadonlyMap<number, number>; readonly sums: Counts; readonly level: Counts };

function spreadOf(home: Counts, away: Counts): Spread {
	const leads = new Map<number, number>();
	const sums = new Array<number>(home.length + away.length - 1).fill(0);
	const level = new Array<number>(home.length + away.length - 1).fill(0);
	for (const [x, p] of home.entries()) {
		if (p === 0) continue;
		for (const [y, q] of away.entries()) {
			if (q === 0) continue;
			const chance = p * q;
			addTo(leads, x - y, chance);
			addAt(x === y ? level : sums, { at: x + y, more: chance });
		}
	}
	return { leads, sums, level };
}

const sumOf = (counts: Counts): number => counts.reduce((sum, one) => sum + one, 0);
/** Overtimes that are followed. */
const mostOvertimes = 8;

/** What comes after a draw, as leads and sums of its own. */
function afterDraw(state: CountState): Pick<Spread, "leads" | "sums"> {
	const running = isOvertime(state) && state.phase !== "ended";
	if (state.sport === "hockey") {
		const left = running ? 1 - state.step / stepsOf.hockey.overtime : 1;
		const won = overtimeWon({ home: chanceAt(state.home, 0), away: chanceAt(state.away, 0) }, left);
		return {
			leads: new Map([
				[1, won],
				[-1, 1 - won],
			]),
			sums: [0, 1],
		};
	}
	const later = spreadOf(whole(state, "home", { overtime: true }), whole(state, "away", { overtime: true }));
	const first = running
		? spreadOf(folded(at(state.score[0]), rest(state, "home")), folded(at(state.score[1]), rest(state, "away")))
		: later;
	const leads = new Map<number, number>();
	let sums: Counts = [0];
	let open: Counts = [1];
	for (let turn = 0; turn < mostOvertimes; turn++) {
		const now = turn === 0 ? first : later;
		const weight = sumOf(open);
		for (const [lead, chance] of now.leads) if (lead !== 0) addTo(leads, lead, chance * weight);
		sums = added(sums, folded(open, now.sums));
		open = folded(open, now.level);
		if (sumOf(open) < 1e-13) break;
	}
	const all = [...leads.values()].reduce((sum, one) => sum + one, 0);
	return {
		leads: new Map([...leads].map(([lead, chance]) => [lead, chance / all])),
		sums: sums.map((chance) => chance / all),
	};
}

const added = (one: Counts, other: Counts): Counts =>
	Array.from(
		{ length: Math.max(one.length, other.length) },
		(_none, place) => chanceAt(one, place) + chanceAt(other, place),
	);

const leadWorld = (lead: number, chance: number): World => ({ chance, at: lead >= 0 ? [lead, 0] : [0, -lead] });
const sumWorld = (sum: number, chance: number): World => ({ chance, at: [sum, 0] });
const present = ({ chance }: World): boolean => chance > 0;

/** Of regulation, or of its first segments. */
export function regulationWorlds(state: CountState, what: "lead" | "sum", segments?: number): readonly World[] {
	const of = segments === undefined ? {} : { segments };
	const { leads, sums, level } = spreadOf(regulation(state, "home", of), regulation(state, "away", of));
	return what === "lead"
		? [...leads].map(([lead, chance]) => leadWorld(lead, chance)).filter(present)
		: added(sums, level)
				.map((chance, sum) => sumWorld(sum, chance))
				.filter(present);
}

/** With whatever comes after a draw. */
export function finalWorlds(state: CountState, what: "lead" | "sum" | "overtime"): readonly World[] {
	const [home, away] = totalOf(state);
	if (state.phase === "ended") {
		if (what === "overtime") return [{ chance: 1, at: [0, 0, isOvertimed(state) ? 1 : 0] }];
		return [what === "lead" ? leadWorld(home - away, 1) : sumWorld(home + away, 1)];
	}
	const { leads, sums, level } = spreadOf(regulation(state, "home"), regulation(state, "away"));
	const drawn = leads.get(0) ?? 0;
	if (what === "overtime")
		return [
			{ chance: drawn, at: [0, 0, 1] },
			{ chance: 1 - drawn, at: [0, 0, 0] },
		].filter(present);
	if (drawn === 0) return regulationWorlds(state, what);
	const more = afterDraw(state);
	if (what === "sum")
		return added(sums, folded(level, more.sums))
			.map((chance, sum) => sumWorld(sum, chance))
			.filter(present);
	const after = new Map(leads);
	after.delete(0);
	for (const [lead, chance] of more.leads) addTo(after, lead, chance * drawn);
	return [...after].map(([lead, chance]) => leadWorld(lead, chance)).filter(present);
}

const isOvertimed = ({ sport, segments }: CountState): boolean => segments.length > segmentsOf[sport].count;

/** One segment of regulation by its number from 1. */
export function segmentWorlds(state: CountState, number: number, what: "lead" | "sum"): readonly World[] {
	const over = state.segments[number - 1];
	if (over !== undefined) return [what === "lead" ? leadWorld(over[0] - over[1], 1) : sumWorld(over[0] + over[1], 1)];
	const running = number - 1 === state.segments.length;
	const sideOf = (side: Side) =>
		running
			? folded(at(state.score[side === "home" ? 0 : 1]), rest(state, side))
			: whole(state, side, { overtime: false });
	const { leads, sums, level } = spreadOf(sideOf("home"), sideOf("away"));
	return what === "lead"
		? [...leads].map(([lead, chance]) => leadWorld(lead, chance)).filter(present)
		: added(sums, level)
				.map((chance, sum) => sumWorld(sum, chance))
				.filter(present);
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
