// What a football match is bet on. Ids are those of UOF.

import { sendingOff } from "../../market/kinds/at-least-one.ts";
import { bothScore } from "../../market/kinds/both-score.ts";
import { correctScoreTo } from "../../market/kinds/correct-score.ts";
import { doubleChance } from "../../market/kinds/double-chance.ts";
import { exactSum } from "../../market/kinds/exact-sum.ts";
import { goalInterval } from "../../market/kinds/goal-interval.ts";
import {
	awayBothHalves,
	awayEitherHalf,
	bestHalf,
	halfTimeFullTime,
	homeBothHalves,
	homeEitherHalf,
	inSecondHalf,
} from "../../market/kinds/halves.ts";
import { asianHandicap, halfHandicap, threeWayHandicap } from "../../market/kinds/handicap.ts";
import { resultAndBothScore, resultAndTotal } from "../../market/kinds/joint.ts";
import { last, nth } from "../../market/kinds/nth.ts";
import { oddEven } from "../../market/kinds/odd-even.ts";
import { result } from "../../market/kinds/result.ts";
import { awayCleanSheet, awayToNil, homeCleanSheet, homeToNil } from "../../market/kinds/shut-out.ts";
import { asianTotal, awayTotal, halfTotal, homeTotal } from "../../market/kinds/total.ts";
import { drawNoBet } from "../../market/kinds/winner.ts";
import { winningMargin } from "../../market/kinds/winning-margin.ts";
import type { MarketType } from "../../market/market.ts";
import { type MarketGroup, margins, type Offer } from "../../market/offer.ts";
import type { FootballState } from "./state.ts";

type Row = readonly [id: number, type: MarketType, view: string, group: MarketGroup];

const scores = new Set([21, 15, 45, 47, 81]);
/** Before the match it would be the result. */
const restId = 7;

const offer = ([id, type, view, group]: Row): Offer => ({
	id,
	type,
	view,
	group,
	margin: scores.has(id) ? margins.scores : type.outcomes.length === 2 ? margins.two : margins.three,
	...(type === asianHandicap || type === restOfMatch ? { since: true } : {}),
});

const restOfMatch: MarketType = { ...result, code: "restOfMatch" };

const whole: readonly Row[] = [
	[1, result, "final", "main"],
	[16, asianHandicap, "final", "main"],
	[18, asianTotal, "final", "main"],
	[10, doubleChance, "final", "main"],
	[11, drawNoBet, "final", "main"],
	[29, bothScore, "final", "main"],
	[14, threeWayHandicap, "final", "asian"],
	[19, homeTotal, "final", "goals"],
	[20, awayTotal, "final", "goals"],
	[21, exactSum, "final", "goals"],
	[26, oddEven, "final", "goals"],
	[45, correctScoreTo(4), "final", "goals"],
	[15, winningMargin, "final", "goals"],
	[31, homeCleanSheet, "final", "goals"],
	[32, awayCleanSheet, "final", "goals"],
	[33, homeToNil, "final", "goals"],
	[34, awayToNil, "final", "goals"],
	[37, resultAndTotal, "final", "goals"],
	[35, resultAndBothScore, "final", "goals"],
	[9, last, "last", "goals"],
	[83, inSecondHalf(result), "halves", "halves"],
	[90, inSecondHalf(halfTotal), "halves", "halves"],
	[162, result, "corners", "corners"],
	[165, halfHandicap, "corners", "corners"],
	[166, halfTotal, "corners", "corners"],
	[136, result, "yellows", "corners"],
	[139, halfTotal, "yellows", "corners"],
	[146, sendingOff, "reds", "corners"],
	[restId, restOfMatch, "final", "goals"],
];

const firstHalf: readonly Row[] = [
	[60, result, "half", "halves"],
	[66, asianHandicap, "half", "asian"],
	[68, asianTotal, "half", "asian"],
	[81, correctScoreTo(2), "half", "halves"],
	[47, halfTimeFullTime, "halves", "halves"],
	[52, bestHalf, "halves", "halves"],
	[50, homeEitherHalf, "halves", "halves"],
	[51, awayEitherHalf, "halves", "halves"],
	[48, homeBothHalves, "halves", "halves"],
	[49, awayBothHalves, "halves", "halves"],
];

const wholeOffers = whole.map(offer);
const halfOffers = firstHalf.map(offer);

/** Of one goal: who has it, and when it comes. */
const ofGoal = [
	[8, nth, "goal"],
	[100, goalInterval, "time"],
] as const;
const goalOffer = ([id, type, view]: (typeof ofGoal)[number], goal: number): Offer => ({
	...offer([id, type, `${view}/${goal}`, "goals"]),
	part: `goalnr=${goal}`,
});

/** All that is offered as it stands: of the first half as long as it runs, and the next goal. */
export function footballOffers({ phase, score }: FootballState): readonly Offer[] {
	const next = score[0] + score[1] + 1;
	const goals = ofGoal.map((row) => goalOffer(row, next));
	const first = phase === "before" || phase === "first" ? halfOffers : [];
	const others = phase === "before" ? wholeOffers.filter(({ id }) => id !== restId) : wholeOffers;
	return [...others.slice(0, 6), ...goals, ...others.slice(6), ...first];
}

/** The one that a key names, also when it is not offered any more. */
export function footballOffer(id: number, part: string | undefined): Offer | undefined {
	const row = ofGoal.find(([one]) => one === id);
	if (row !== undefined) {
		const { part: _first, ...named } = goalOffer(row, Number(part?.split("=")[1] ?? "1"));
		return part === undefined ? named : { ...named, part };
	}
	return [...wholeOffers, ...halfOffers].find((one) => one.id === id);
}
