// What a match of tennis is bet on: the match, its sets, the game that runs. Ids are those of UOF.
import { seriesScore, setScore } from "../../market/kinds/correct-score.ts";
import { halfHandicap } from "../../market/kinds/handicap.ts";
import { tieBreak } from "../../market/kinds/overtime.ts";
import { halfTotal } from "../../market/kinds/total.ts";
import { winner } from "../../market/kinds/winner.ts";
import type { MarketType } from "../../market/market.ts";
import { margins, type Offer } from "../../market/offer.ts";
import { isBreaker, setsToWin, type TennisState } from "./state.ts";

type Row = readonly [id: number, type: MarketType, view: string];

const match: readonly Row[] = [
	[186, winner, "sets"],
	[188, halfHandicap, "sets"],
	[314, halfTotal, "sets"],
	[187, halfHandicap, "games"],
	[189, halfTotal, "games"],
	[199, seriesScore(setsToWin), "sets"],
];
const set: readonly Row[] = [
	[202, winner, "set"],
	[204, halfTotal, "set"],
	[207, setScore, "set"],
	[206, tieBreak, "breaker"],
];
const gameId = 210;
const pointId = 218;
const scores = new Set([199, 207]);

const marginOf = (id: number): number => (scores.has(id) ? margins.scores : margins.two);

const matchOffer = ([id, type, view]: Row): Offer => ({ id, type, view, group: "main", margin: marginOf(id) });

const setOffer =
	(number: number) =>
	([id, type, view]: Row): Offer => ({
		id,
		type,
		view: `${view}/${number}`,
		group: "sets",
		part: `setnr=${number}`,
		margin: marginOf(id),
	});

const gameOffer = (inSet: number, number: number): Offer => ({
	id: gameId,
	type: winner,
	view: `game/${inSet}.${number}`,
	group: "sets",
	part: `setnr=${inSet}|gamenr=${number}`,
	margin: margins.two,
});

const pointOffer = (name: { readonly set: number; readonly game: number; readonly point: number }): Offer => ({
	id: pointId,
	type: winner,
	view: `point/${name.set}.${name.game}.${name.point}`,
	group: "sets",
	part: `setnr=${name.set}|gamenr=${name.game}|pointnr=${name.point}`,
	margin: margins.two,
});

/** The game that runs and its next point; a tie-break is its set's. */
function runningOffers(state: TennisState): readonly Offer[] {
	if (isBreaker(state)) return [];
	const set = state.sets.length + 1;
	const game = state.games[0] + state.games[1] + 1;
	const point = state.points[0] + state.points[1] + 1;
	return [gameOffer(set, game), ...(state.phase === "before" ? [] : [pointOffer({ set, game, point })])];
}

/** The match, the set, the game and the point that run, and before the match the first two sets. */
export function tennisOffers(state: TennisState): readonly Offer[] {
	const present = state.sets.length + 1;
	const shown = state.phase === "before" ? [1, 2] : [present];
	return [...match.map(matchOffer), ...shown.flatMap((number) => set.map(setOffer(number))), ...runningOffers(state)];
}

/** The one that a key names, also when it is not offered any more. */
export function tennisOfferOf(id: number, part: string | undefined): Offer | undefined {
	const whole = match.find(([one]) => one === id);
	if (whole !== undefined) return part === undefined ? matchOffer(whole) : undefined;
	const [, inSet, number, point] =
		/^setnr=([1-3])(?:\|gamenr=([1-9][0-9]?)(?:\|pointnr=([1-9][0-9]?))?)?$/.exec(part ?? "") ?? [];
	if (inSet === undefined || (id === pointId) !== (point !== undefined)) return undefined;
	if (point !== undefined) return pointOffer({ set: Number(inSet), game: Number(number), point: Number(point) });
	if (id === gameId) return number === undefined ? undefined : gameOffer(Number(inSet), Number(number));
	const row = number === undefined ? set.find(([one]) => one === id) : undefined;
	return row === undefined ? undefined : setOffer(Number(inSet))(row);
}
