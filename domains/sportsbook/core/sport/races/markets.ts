// What a series is bet on: the match, its maps or sets, and within each its rounds, points or towers. Ids are those of UOF.

import { seriesScore } from "../../market/kinds/correct-score.ts";
import { halfHandicap } from "../../market/kinds/handicap.ts";
import { oddEven } from "../../market/kinds/odd-even.ts";
import { overtime } from "../../market/kinds/overtime.ts";
import { raceTo } from "../../market/kinds/race-to.ts";
import { result } from "../../market/kinds/result.ts";
import { halfTotal } from "../../market/kinds/total.ts";
import { winner } from "../../market/kinds/winner.ts";
import type { MarketType } from "../../market/market.ts";
import { type MarketGroup, margins, type Offer } from "../../market/offer.ts";
import { type RaceSport, type RaceState, roundMilestones, seriesOf } from "./state.ts";

type Row = readonly [id: number, type: MarketType, view: "series" | "race" | "regular"];

const scores = new Set([199, 329]);
const scoreTypes = { 2: seriesScore(2), 3: seriesScore(3) } as const;

const rounds: readonly Row[] = [
	[330, winner, "race"],
	[331, halfHandicap, "race"],
	[332, halfTotal, "race"],
	[334, result, "regular"],
	[335, overtime, "race"],
	[621, oddEven, "race"],
];
const towers: readonly Row[] = [
	[330, winner, "race"],
	[730, halfHandicap, "race"],
	[728, halfTotal, "race"],
];
const maps: readonly Row[] = [
	[186, winner, "series"],
	[327, halfHandicap, "series"],
	[328, halfTotal, "series"],
	[329, scoreTypes[2], "series"],
];
const sets: readonly Row[] = [
	[186, winner, "series"],
	[188, halfHandicap, "series"],
	[314, halfTotal, "series"],
	[199, scoreTypes[3], "series"],
];
const rallies: readonly Row[] = [
	[202, winner, "race"],
	[309, halfHandicap, "race"],
	[310, halfTotal, "race"],
];

const rowsOf: Readonly<Record<RaceSport, { readonly match: readonly Row[]; readonly race: readonly Row[] }>> = {
	cs2: { match: maps, race: rounds },
	valorant: { match: maps, race: rounds },
	lol: { match: maps, race: towers },
	dota2: { match: maps, race: towers },
	volleyball: { match: sets, race: rallies },
};

const marginOf = (id: number, { outcomes }: MarketType): number =>
	scores.has(id) ? margins.scores : outcomes.length === 2 ? margins.two : margins.three;

const matchOffer =
	(group: MarketGroup) =>
	([id, type, view]: Row): Offer => ({ id, type, view, group, margin: marginOf(id, type) });

const raceOffer =
	(sport: RaceSport, race: number) =>
	([id, type, view]: Row): Offer => ({
		id,
		type,
		view: `${view}/${race}`,
		group: seriesOf[sport].part === "setnr" ? "sets" : "maps",
		part: `${seriesOf[sport].part}=${race}`,
		margin: marginOf(id, type),
	});

const roundRace = 620;
const hasRounds = (sport: RaceSport): boolean => rowsOf[sport].race === rounds;

/** First to so many rounds of a map, while nobody has them. */
const firstOffer = (race: number, to: number): Offer => ({
	id: roundRace,
	type: raceTo,
	view: `first/${race}/${to}`,
	group: "maps",
	part: `mapnr=${race}|roundnr=${to}`,
	margin: margins.two,
});

/** The match, the race that runs, and before the match the first two. */
export function raceOffers({ sport, races, phase, score }: RaceState): readonly Offer[] {
	const { match, race } = rowsOf[sport];
	const present = races.length + 1;
	const shown = phase === "before" ? [1, 2] : [present];
	const firsts = hasRounds(sport) ? roundMilestones.filter((to) => to > Math.max(...score)) : [];
	return [
		...match.map(matchOffer("main")),
		...shown.flatMap((number) => [
			...race.map(raceOffer(sport, number)),
			...firsts.map((to) => firstOffer(number, to)),
		]),
	];
}

/** The one that a key names, also when it is not offered any more. */
export function raceOfferOf(sport: RaceSport, id: number, part: string | undefined): Offer | undefined {
	const { match, race } = rowsOf[sport];
	const whole = match.find(([one]) => one === id);
	if (whole !== undefined) return matchOffer("main")(whole);
	const [, map, rounds] = /^mapnr=([0-9]+)\|roundnr=([0-9]+)$/.exec(part ?? "") ?? [];
	if (id === roundRace) {
		const known = hasRounds(sport) && roundMilestones.includes(Number(rounds));
		return known ? firstOffer(Number(map), Number(rounds)) : undefined;
	}
	const row = race.find(([one]) => one === id);
	const number = Number(part?.split("=")[1] ?? Number.NaN);
	return row === undefined || !Number.isInteger(number) ? undefined : raceOffer(sport, number)(row);
}
