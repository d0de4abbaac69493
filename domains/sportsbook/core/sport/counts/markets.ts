// What ice hockey, basketball and baseball are bet on. Ids are those of UOF.
import { halfHandicap } from "../../market/kinds/handicap.ts";
import { oddEven } from "../../market/kinds/odd-even.ts";
import { overtime } from "../../market/kinds/overtime.ts";
import { raceTo } from "../../market/kinds/race-to.ts";
import { result } from "../../market/kinds/result.ts";
import { halfTotal } from "../../market/kinds/total.ts";
import { winner } from "../../market/kinds/winner.ts";
import type { MarketType } from "../../market/market.ts";
import { type MarketGroup, margins, type Offer } from "../../market/offer.ts";
import { type CountSport, type CountState, pointMilestones, segmentsOf, totalOf } from "./state.ts";

type Row = readonly [id: number, type: MarketType, view: string];

const rowsOf: Readonly<Record<CountSport, { readonly match: readonly Row[]; readonly segment: readonly Row[] }>> = {
	hockey: {
		match: [
			[1, result, "regular-lead"],
			[406, winner, "final-lead"],
			[410, halfHandicap, "final-lead"],
			[412, halfTotal, "final-sum"],
			[18, halfTotal, "regular-sum"],
		],
		segment: [
			[443, result, "segment-lead"],
			[446, halfTotal, "segment-sum"],
		],
	},
	basketball: {
		match: [
			[219, winner, "final-lead"],
			[223, halfHandicap, "final-lead"],
			[225, halfTotal, "final-sum"],
			[1, result, "regular-lead"],
			[220, overtime, "overtime"],
			[229, oddEven, "final-sum"],
		],
		segment: [
			[235, result, "segment-lead"],
			[236, halfTotal, "segment-sum"],
		],
	},
	baseball: {
		match: [
			[251, winner, "final-lead"],
			[256, halfHandicap, "final-lead"],
			[258, halfTotal, "final-sum"],
			[274, result, "first5-lead"],
			[275, halfHandicap, "first5-lead"],
			[276, halfTotal, "first5-sum"],
		],
		segment: [
			[287, result, "segment-lead"],
			[288, halfTotal, "segment-sum"],
		],
	},
};

const offerOf = ([id, type, view]: Row, group: MarketGroup): Offer => ({
	id,
	type,
	view,
	group,
	margin: type.outcomes.length === 2 ? margins.two : margins.three,
});

const segmentOffer =
	(sport: CountSport, number: number) =>
	([id, type, view]: Row): Offer => ({
		...offerOf([id, type, `${view}/${number}`], "periods"),
		part: `${segmentsOf[sport].part}=${number}`,
	});

const pointRace = 230;

/** First to so many points of regulation, while nobody has them. */
const firstOffer = (to: number): Offer => ({
	...offerOf([pointRace, raceTo, `first/${to}`], "periods"),
	part: `pointnr=${to}`,
});

/** The match, and the segment that runs; before the match the first. Of overtime nothing of its own. */
export function countOffers(state: CountState): readonly Offer[] {
	const { sport, segments } = state;
	const { match, segment } = rowsOf[sport];
	const number = segments.length + 1;
	const shown = number > segmentsOf[sport].count ? [] : segment.map(segmentOffer(sport, number));
	const regular = sport === "basketball" && segments.length < segmentsOf.basketball.count;
	const firsts = regular ? pointMilestones.filter((to) => to > Math.max(...totalOf(state))).map(firstOffer) : [];
	return [...match.map((row) => offerOf(row, "main")), ...shown, ...firsts];
}

/** The one that a key names, also when it is not offered any more. */
export function countOfferOf(sport: CountSport, id: number, part: string | undefined): Offer | undefined {
	const { match, segment } = rowsOf[sport];
	const whole = match.find(([one]) => one === id);
	if (whole !== undefined) return offerOf(whole, "main");
	const row = segment.find(([one]) => one === id);
	const [word, number] = part?.split("=") ?? [];
	if (id === pointRace && sport === "basketball" && word === "pointnr" && pointMilestones.includes(Number(number)))
		return firstOffer(Number(number));
	if (row === undefined || word !== segmentsOf[sport].part) return undefined;
	return segmentOffer(sport, Number(number))(row);
}
