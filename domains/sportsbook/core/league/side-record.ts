// What one side did in its matches of a season: how often it won, what it scored, in how many matches both scored.
import type { Played } from "./table.ts";

export type SideRecord = {
	readonly played: number;
	readonly won: number;
	readonly drawn: number;
	readonly lost: number;
	readonly scored: number;
	readonly against: number;
	readonly bothScored: number;
	readonly cleanSheets: number;
	/** The last five, the newest last. */
	readonly form: readonly ("w" | "d" | "l")[];
};

/** `results` in the order they were played. */
export function recordOf(club: number, results: readonly Played[]): SideRecord {
	const own = results
		.filter(({ home, away }) => home === club || away === club)
		.map(({ home, score: [x, y] }) => (home === club ? ([x, y] as const) : ([y, x] as const)));
	const ends = own.map(([mine, other]) => (mine > other ? "w" : mine < other ? "l" : "d"));
	const count = (end: "w" | "d" | "l"): number => ends.filter((one) => one === end).length;
	return {
		played: own.length,
		won: count("w"),
		drawn: count("d"),
		lost: count("l"),
		scored: own.reduce((sum, [mine]) => sum + mine, 0),
		against: own.reduce((sum, [, other]) => sum + other, 0),
		bothScored: own.filter(([mine, other]) => mine > 0 && other > 0).length,
		cleanSheets: own.filter(([, other]) => other === 0).length,
		form: ends.slice(-5),
	};
}
