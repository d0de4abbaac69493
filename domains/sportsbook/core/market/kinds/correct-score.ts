// The score exactly, and any other.
import { awayOf, hit, homeOf, type MarketType } from "../market.ts";

const scoresTo = (most: number): readonly string[] =>
	Array.from({ length: (most + 1) ** 2 }, (_none, place) => `${Math.floor(place / (most + 1))}:${place % (most + 1)}`);

export function correctScoreTo(most: number): MarketType {
	const outcomes = [...scoresTo(most), "other"];
	const listed = new Set(outcomes);
	return {
		code: "correctScore",
		outcomes,
		settle(at, { outcome }) {
			const score = `${homeOf(at)}:${awayOf(at)}`;
			return hit(outcome === (listed.has(score) ? score : "other"));
		},
	};
}

/** Scores of a series: first to `wins`. */
export function seriesScore(wins: number): MarketType {
	const losses = Array.from({ length: wins }, (_none, lost) => lost);
	return {
		code: "correctScore",
		outcomes: [...losses.map((lost) => `${wins}:${lost}`), ...losses.map((lost) => `${lost}:${wins}`)],
		settle: (at, { outcome }) => hit(outcome === `${homeOf(at)}:${awayOf(at)}`),
	};
}

const setEnds = ["6:0", "6:1", "6:2", "6:3", "6:4", "7:5", "7:6"] as const;
/** Games of a set of tennis. */
export const setScore: MarketType = {
	code: "correctScore",
	outcomes: [...setEnds, ...setEnds.map((end) => [...end].toReversed().join(""))],
	settle: (at, { outcome }) => hit(outcome === `${homeOf(at)}:${awayOf(at)}`),
};
