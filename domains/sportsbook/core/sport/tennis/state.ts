// A match of tennis as it stands: sets of games of points, best of three, tie-breaks at six all. Plain data; a room keeps it.
import type { Side } from "../football/state.ts";

type Pair = readonly [home: number, away: number];

export type TennisState = {
	readonly sport: "tennis";
	/** Each side's chance of a point on its own serve. Known to the house alone. */
	readonly serves: Pair;
	readonly phase: "before" | "playing" | "between" | "ended";
	/** Games of sets that are over, and of the one that runs. */
	readonly sets: readonly Pair[];
	readonly games: Pair;
	/** Of the running game or tie-break, counted by ones. */
	readonly points: Pair;
	/** Of the running game; in a tie-break who served first. */
	readonly server: Side;
	/** Who won each game, a set after another: "h" and "a". */
	readonly order: readonly string[];
	/** Who won each point, a game after another. A match that began before this was kept has fewer. */
	readonly rallies?: readonly string[] | undefined;
};

export const setsToWin = 2;
const toTieBreak = 6;
const breakerTo = 7;

export const tennisBefore = (serves: Pair, server: Side): TennisState => ({
	sport: "tennis",
	serves,
	phase: "before",
	sets: [],
	games: [0, 0],
	points: [0, 0],
	server,
	order: [],
	rallies: [],
});

export const isBreaker = ({ games: [home, away] }: Pick<TennisState, "games">): boolean =>
	home === toTieBreak && away === toTieBreak;

/** Games that were over before one of a set, by the numbers of both from 1. */
export const gamesBefore = (
	{ order }: Pick<TennisState, "order">,
	{ set, game }: { readonly set: number; readonly game: number },
): number => order.slice(0, set - 1).join("").length + game - 1;

export const setsWon = (sets: readonly Pair[]): Pair => {
	const home = sets.filter(([x, y]) => x > y).length;
	return [home, sets.length - home];
};

/** Six by two, seven to five, or seven to six. */
export const setOver = ([home, away]: Pair): boolean => {
	const [high, low] = [Math.max(home, away), Math.min(home, away)];
	return (high === toTieBreak && low <= 4) || (high === toTieBreak + 1 && (low === 5 || low === toTieBreak));
};

/** A game to four by two, a tie-break to seven by two. */
export const gameOver = (state: Pick<TennisState, "games" | "points">): boolean => {
	const [home, away] = state.points;
	return Math.max(home, away) >= (isBreaker(state) ? breakerTo : 4) && Math.abs(home - away) >= 2;
};

const calls = [0, 15, 30, 40] as const;
/** As it is called, 50 the advantage (the Unified Odds Feed writes it so); a tie-break by ones. */
export function calledOf(state: Pick<TennisState, "games" | "points">): Pair {
	if (isBreaker(state)) return state.points;
	const [home, away] = state.points;
	if (home >= 3 && away >= 3) return [home > away ? 50 : 40, away > home ? 50 : 40];
	return [calls[home] ?? 40, calls[away] ?? 40];
}
