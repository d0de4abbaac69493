// A series of races as it stands: maps of rounds, sets of rallies. Plain data; a room keeps it.
import type { First } from "../milestones.ts";
import { homeWins, type Overtime, raceWorlds } from "./law.ts";

export const raceSports = ["cs2", "valorant", "lol", "dota2", "volleyball"] as const;
export type RaceSport = (typeof raceSports)[number];

export type RaceScore = readonly [home: number, away: number];

export type RaceState = {
	readonly sport: RaceSport;
	/** The home side's chance of a round, a rally. Known to the house alone. */
	readonly p: number;
	readonly phase: "before" | "playing" | "between" | "ended";
	/** Races that are over. */
	readonly races: readonly RaceScore[];
	readonly score: RaceScore;
	/** Of each race that has begun, who was first at so many points. */
	readonly firsts?: readonly (readonly First[])[] | undefined;
};

/** First to so many rounds is bet on; every map comes to each of them. */
export const roundMilestones: readonly number[] = [3, 5, 7, 10];

type Series = {
	/** First to so many races. */
	readonly wins: number;
	readonly to: number;
	/** Of the deciding race, where it differs. */
	readonly lastTo?: number;
	readonly overtime: Overtime;
	/** UOF's word for a race. */
	readonly part: "mapnr" | "setnr";
};

export const seriesOf: Readonly<Record<RaceSport, Series>> = {
	cs2: { wins: 2, to: 13, overtime: "mr3", part: "mapnr" },
	valorant: { wins: 2, to: 13, overtime: "two", part: "mapnr" },
	lol: { wins: 2, to: 11, overtime: "none", part: "mapnr" },
	dota2: { wins: 2, to: 11, overtime: "none", part: "mapnr" },
	volleyball: { wins: 3, to: 25, lastTo: 15, overtime: "two", part: "setnr" },
};

export const raceBefore = (sport: RaceSport, p: number): RaceState => ({
	sport,
	p,
	phase: "before",
	races: [],
	score: [0, 0],
});

export const racesWon = (races: readonly RaceScore[]): RaceScore => {
	const home = races.filter(([a, b]) => a > b).length;
	return [home, races.length - home];
};

/** The rules of a race by its number from 0. */
export function raceRules(sport: RaceSport, race: number): { readonly to: number; readonly overtime: Overtime } {
	const { wins, to, lastTo = to, overtime } = seriesOf[sport];
	return { to: race === 2 * wins - 2 ? lastTo : to, overtime };
}

const known = new Map<string, number>();

/** The home side's chance of a whole race. */
export function wholeRace({ sport, p }: Pick<RaceState, "sport" | "p">, race: number): number {
	const rules = raceRules(sport, race);
	const key = `${rules.to} ${rules.overtime} ${p}`;
	const found = known.get(key) ?? homeWins(raceWorlds(rules, p));
	if (known.size > 5_000) known.clear();
	known.set(key, found);
	return found;
}

/** Whether a race is over at this score. */
export function raceOver(
	{ to, overtime }: { readonly to: number; readonly overtime: Overtime },
	score: RaceScore,
): boolean {
	const [high, low] = [Math.max(...score), Math.min(...score)];
	if (high < to) return false;
	if (overtime === "none" || low < to - 1) return true;
	if (overtime === "two") return high - low >= 2;
	// First to four of six, from 12-12, 15-15 and so on.
	const base = to - 1 + Math.floor((low - to + 1) / 3) * 3;
	return high === base + 4;
}
