// Matches whose score is a count over segments, each side's by itself: periods of ice hockey, quarters of basketball, innings of
// baseball. Plain data; a room keeps it.
import type { First } from "../milestones.ts";

export const countSports = ["hockey", "basketball", "baseball"] as const;
export type CountSport = (typeof countSports)[number];
type Pair = readonly [home: number, away: number];

export type CountState = {
	readonly sport: CountSport;
	/** Of each side, as its law reads them: goals expected, points of a possession, what a batter does. Known to the house alone. */
	readonly home: readonly number[];
	readonly away: readonly number[];
	readonly phase: "before" | "playing" | "between" | "ended";
	/** Segments that are over, those of overtime after the others. */
	readonly segments: readonly Pair[];
	/** In the one that runs. */
	readonly score: Pair;
	/** Steps of the one that runs: time, possessions, half innings. */
	readonly step: number;
	/** Of baseball's running half inning. */
	readonly outs: number;
	readonly bases: number;
	/** Of basketball, who was first at so many points of regulation. */
	readonly firsts?: readonly First[] | undefined;
};

/** First to so many points is bet on. */
export const pointMilestones: readonly number[] = [20, 40, 60, 80];

/** Segments of regulation, and UOF's word for one. */
export const segmentsOf: Readonly<Record<CountSport, { readonly count: number; readonly part: string }>> = {
	hockey: { count: 3, part: "periodnr" },
	basketball: { count: 4, part: "quarternr" },
	baseball: { count: 9, part: "inningnr" },
};

export const countBefore = (
	sport: CountSport,
	{ home, away }: { readonly home: readonly number[]; readonly away: readonly number[] },
): CountState => ({
	sport,
	home,
	away,
	phase: "before",
	segments: [],
	score: [0, 0],
	step: 0,
	outs: 0,
	bases: 0,
});

export const totalOf = ({ segments, score }: Pick<CountState, "segments" | "score">): Pair =>
	segments.reduce<Pair>(([home, away], [x, y]) => [home + x, away + y], score);

export const isOvertime = ({ sport, segments }: Pick<CountState, "sport" | "segments">): boolean =>
	segments.length >= segmentsOf[sport].count;
