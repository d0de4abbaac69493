// How often each bet of a table won in its last rounds. Counts alone: what came says nothing of what comes.
import type { Outcome } from "./outcome.ts";
import { readOutcome } from "./outcome-text.ts";
import { spotOf, type TableGame } from "./tables.ts";

/** Rounds that are looked back on. */
export const statisticsRounds = 500;

/** What is counted, by game, in the order it is shown. Seats of blackjack differ: only how its dealer ended is told, by its road. */
const counted: Readonly<Record<TableGame, readonly string[]>> = {
	baccarat: ["banker", "player", "tie", "banker-pair", "player-pair", "small", "big"],
	"no-commission": ["banker", "player", "tie", "banker-pair", "player-pair", "small", "big"],
	"dragon-tiger": ["dragon", "tiger", "tie"],
	roulette: ["red", "black", "odd", "even", "low", "high", "dozen-1", "dozen-2", "dozen-3"],
	bolt: ["red", "black", "odd", "even", "low", "high", "dozen-1", "dozen-2", "dozen-3"],
	"sic-bo": ["small", "big", "any-triple"],
	seotda: ["sun", "moon", "tie"],
	blackjack: [],
};

/** More than the stake came back. */
const wins = 1_000;

export type SpotCount = { readonly spot: string; readonly times: number };
export type NumberCount = { readonly number: number; readonly times: number };
export type TableStatistics = {
	/** Rounds that were counted. */
	readonly rounds: number;
	readonly spots: readonly SpotCount[];
	/** Of a wheel: each number, the one that came most often first; of those alike the lower first. */
	readonly numbers: readonly NumberCount[];
};

/** `results`: outcomes as short texts, in any order; what is none of the game is left out. */
export function statisticsOf(game: TableGame, results: readonly string[]): TableStatistics {
	const outcomes = results.flatMap((text) => readOutcome(text) ?? []);
	const spots = counted[game].map((id) => {
		const back = spotOf(game, id)?.back ?? (() => 0);
		return { spot: id, times: outcomes.filter((outcome) => back(outcome) > wins).length };
	});
	return { rounds: outcomes.length, spots, numbers: numbersOf(outcomes) };
}

function numbersOf(outcomes: readonly Outcome[]): readonly NumberCount[] {
	const came = outcomes.flatMap((outcome) => (outcome.type === "ball" ? [outcome.number] : []));
	if (came.length === 0) return [];
	const times = Array.from({ length: 37 }, () => 0);
	for (const number of came) times[number] = (times[number] ?? 0) + 1;
	return times
		.map((count, number) => ({ number, times: count }))
		.toSorted((one, other) => other.times - one.times || one.number - other.number);
}
