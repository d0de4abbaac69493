// A football match as it stands: what is known of it, and what its law needs. Plain data; a room keeps it.
import { type FootballStand, type FootballTerms, kickOff } from "./law.ts";

export type Side = "home" | "away";
export type Pair = readonly [number, number];

export type FootballState = {
	readonly sport: "football";
	readonly terms: FootballTerms;
	readonly phase: "before" | "first" | "break" | "second" | "ended";
	/** Seconds of the running half that are played. */
	readonly played: number;
	readonly score: Pair;
	/** At half time; undefined before. */
	readonly half?: Pair | undefined;
	/** Sides in the order of their goals. */
	readonly goals: readonly Side[];
	/** In which quarter of an hour each of them came, from 1; 0 where nobody knows. */
	readonly times?: readonly number[] | undefined;
	readonly corners: Pair;
	readonly yellows: Pair;
	readonly reds: Pair;
};

/** With two and four minutes of stoppage. */
export const halfSeconds = { first: 47 * 60, second: 49 * 60 } as const;

/** Expected of a whole match; spread evenly over its time. */
export const cornerRates: Pair = [5.4, 4.6];
export const yellowRates: Pair = [1.8, 2.0];
export const redRate = 0.05;
/** What a red card makes of its own attack and of the other's. */
const redTimes = { own: 2 / 3, other: 5 / 4 } as const;

export const footballBefore = (terms: FootballTerms): FootballState => ({
	sport: "football",
	terms,
	phase: "before",
	played: 0,
	score: [0, 0],
	goals: [],
	corners: [0, 0],
	yellows: [0, 0],
	reds: [0, 0],
});

/** The share of the match's time that is played. */
export function clockOf({ phase, played }: Pick<FootballState, "phase" | "played">): number {
	switch (phase) {
		case "before":
			return 0;
		case "first":
			return (0.5 * Math.min(played, halfSeconds.first)) / halfSeconds.first;
		case "break":
			return 0.5;
		case "second":
			return 0.5 + (0.5 * Math.min(played, halfSeconds.second)) / halfSeconds.second;
		case "ended":
			return 1;
	}
}

const quarter = 15 * 60;

/** The quarter of an hour, from 1, that a moment of play is in; stoppage is in the last one of its half. */
export const intervalOf = ({ phase, played }: Pick<FootballState, "phase" | "played">): number =>
	(phase === "second" ? 3 : 0) + Math.min(3, Math.max(1, Math.ceil(played / quarter)));

/** The share of the match's time that is played when each of them ends. */
export const intervalEnds: readonly number[] = (["first", "second"] as const).flatMap((phase) =>
	[quarter, 2 * quarter, halfSeconds[phase]].map((played) => clockOf({ phase, played })),
);

export function standOf(state: FootballState): FootballStand {
	const [home, away] = state.score;
	const [homeReds, awayReds] = state.reds;
	return {
		...kickOff,
		clock: clockOf(state),
		home,
		away,
		homeTimes: redTimes.own ** homeReds * redTimes.other ** awayReds,
		awayTimes: redTimes.own ** awayReds * redTimes.other ** homeReds,
	};
}
