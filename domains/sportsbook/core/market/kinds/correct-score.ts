// The score exactly, and any other.
import { awayOf, homeOf, type MarketType } from "../market.ts";
import { oneWins } from "./one-wins.ts";

const scoresTo = (most: number): readonly string[] =>
	Array.from({ length: (most + 1) ** 2 }, (_none, place) => `${Math.floor(place / (most + 1))}:${place % (most + 1)}`);

export function correctScoreTo(most: number): MarketType {
	const listed = scoresTo(most);
	return oneWins({
		code: "correctScore",
		outcomes: [...listed, "other"],
		winner(at) {
			const [home, away] = [homeOf(at), awayOf(at)];
			return home > most || away > most ? listed.length : home * (most + 1) + away;
		},
	});
}

function oneOf(outcomes: readonly string[]): MarketType {
	const places = new Map(outcomes.map((score, place) => [score, place]));
	const winner = (at: readonly number[]): number => places.get(`${homeOf(at)}:${awayOf(at)}`) ?? outcomes.length;
	return oneWins({ code: "correctScore", outcomes, winner });
}

/** Scores of a series: first to `wins`. */
export function seriesScore(wins: number): MarketType {
	const losses = Array.from({ length: wins }, (_none, lost) => lost);
	return oneOf([...losses.map((lost) => `${wins}:${lost}`), ...losses.map((lost) => `${lost}:${wins}`)]);
}

const setEnds = ["6:0", "6:1", "6:2", "6:3", "6:4", "7:5", "7:6"] as const;
/** Games of a set of tennis. */
export const setScore: MarketType = oneOf([...setEnds, ...setEnds.map((end) => [...end].toReversed().join(""))]);
