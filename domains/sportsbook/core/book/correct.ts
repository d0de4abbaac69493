// Another result for a match that is over: the state that it would have ended in. A result that its sport cannot end in is none.
import { type CountState, pointMilestones, segmentsOf, totalOf } from "../sport/counts/state.ts";
import type { FootballState, Side } from "../sport/football/state.ts";
import { firstsOfResult } from "../sport/milestones.ts";
import { type RaceState, raceOver, raceRules, racesWon, roundMilestones, seriesOf } from "../sport/races/state.ts";
import { isCount, isFed, type SportState } from "../sport/sport.ts";
import { setOver, setsToWin, setsWon, type TennisState } from "../sport/tennis/state.ts";

type Pair = readonly [number, number];

export type Result = {
	readonly score: Pair;
	/** Of football: at half time. */
	readonly half?: Pair | undefined;
	/** Of maps and sets. */
	readonly races?: readonly Pair[] | undefined;
};

export function corrected(state: SportState, result: Result): SportState | undefined {
	// The feed alone corrects what it tells of.
	if (isFed(state)) return undefined;
	if (isCount(state)) return count(state, result);
	if (state.sport === "tennis") return tennis(state, result);
	return state.sport === "football" ? football(state, result) : series(state, result);
}

function football(state: FootballState, { score, half = state.half ?? [0, 0] }: Result): SportState | undefined {
	if (half[0] > score[0] || half[1] > score[1]) return undefined;
	const goals = goalsOf(state.goals, score);
	// When they came is known of the same goals alone.
	const times = goals.join() === state.goals.join() ? state.times : undefined;
	return { ...state, phase: "ended", score, half, goals, times };
}

/** The goals that stand in their order as far as they count; what is missing came last, the home side's first. */
function goalsOf(known: readonly Side[], [home, away]: Pair): readonly Side[] {
	const left = { home, away };
	const counted = known.filter((side) => left[side]-- > 0);
	const more = (side: Side) => Array.from({ length: Math.max(0, left[side]) }, () => side);
	return [...counted, ...more("home"), ...more("away")];
}

function series(state: RaceState, { score, races }: Result): SportState | undefined {
	if (races === undefined) return undefined;
	const { wins } = seriesOf[state.sport];
	const played = races.every((race, number) => raceOver(raceRules(state.sport, number), race));
	const ended = Math.max(...racesWon(races)) === wins && Math.max(...racesWon(races.slice(0, -1))) < wins;
	if (!played || !ended || racesWon(races).join() !== score.join()) return undefined;
	const firsts = races.map((race, number) => firstsOfResult(roundMilestones, state.firsts?.[number] ?? [], race));
	return { ...state, phase: "ended", races, score: [0, 0], firsts };
}

/** Whole sets, the last of them the winner's second. */
function tennis(state: TennisState, { score, races = [] }: Result): SportState | undefined {
	const won = setsWon(races);
	const early = Math.max(...setsWon(races.slice(0, -1))) >= setsToWin;
	if (!races.every(setOver) || Math.max(...won) !== setsToWin || early || won.join() !== score.join()) return undefined;
	return { ...state, phase: "ended", sets: races, games: [0, 0], points: [0, 0] };
}

/** All segments of regulation, more only after a draw, and one side ahead at the end. */
function count(state: CountState, { score, races = [] }: Result): SportState | undefined {
	const regular = segmentsOf[state.sport].count;
	const after = (segments: number) => totalOf({ segments: races.slice(0, segments), score: [0, 0] });
	const extra = Array.from({ length: Math.max(0, races.length - regular) }, (_none, place) => after(regular + place));
	const [home, away] = after(races.length);
	const wrong = races.length < regular || home === away || extra.some(([x, y]) => x !== y);
	if (wrong || home !== score[0] || away !== score[1]) return undefined;
	const firsts =
		state.sport === "basketball" ? firstsOfResult(pointMilestones, state.firsts ?? [], after(regular)) : undefined;
	return { ...state, phase: "ended", segments: races, score: [0, 0], step: 0, outs: 0, bases: 0, firsts };
}
