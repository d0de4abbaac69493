// The public face of the lotteries' mathematics: schedule, plays, slips, prizes, draws, chases, trends. Pure.
export { type ChasePlan, type ChaseRow, chaseBounds, planChase } from "./chase.ts";
export { countedBets } from "./covered.ts";
export { lotteryPermissions } from "./desk-permissions.ts";
export {
	acceptedText,
	type BlockOf,
	digitsText,
	drawDigits,
	hexShape,
	messageOf,
	readDigits,
} from "./draw.ts";
export {
	areaOf,
	familyOf,
	isLotteryGame,
	type LotteryGame,
	lotteryGames,
	modesBeside,
	modesOf,
	type PrizeMode,
	prizeModeIds,
	prizeModes,
	timetables,
} from "./game.ts";
export { judgeLottery, type PlayReturn } from "./gate.ts";
export {
	aboutOf,
	dayOf,
	type Issue,
	issueAbout,
	issueAt,
	issueMovedTo,
	issueNumbered,
	issuesADay,
	issuesBefore,
	issuesFrom,
	issuesOn,
	nextIssue,
} from "./issues.ts";
export { type DrawSource, drawSources, feedVoice, type Judged, judgeResults } from "./official.ts";
export { toldOf, trendPlacesOf, valuesAt, valuesOf } from "./plays/balls.ts";
export { areas } from "./plays/family.ts";
export type { Digits, Grade, Row, Rows, Sentence, Symbols } from "./plays/play.ts";
export { labelOf } from "./plays/play.ts";
export {
	type Area,
	type Family,
	type FamilyCode,
	families,
	familyOfPlay,
	type Play,
	type PlayGroup,
	type Prize,
	playOf,
	plays,
	playsOf,
} from "./plays/tree.ts";
export { postBounds, postShape, postText, takesPosts } from "./posts.ts";
export {
	costOfOne,
	finePerMinor,
	fineText,
	fixedOdds,
	fixedReturnOf,
	mostMultiple,
	paidOf,
	priceOf,
	prizeOf,
	rebateOf,
	seriesBounds,
	standardSeries,
	type Terms,
	type UnitMode,
	units,
	unitsOf,
} from "./prize.ts";
export {
	checkSlip,
	countOf,
	mostReturned,
	type Pasted,
	parseSlip,
	parseSlips,
	printSlip,
	printSlips,
	readPasted,
	type Slip,
	type SlipFault,
	settleSlip,
	slipBounds,
	stakeOf,
} from "./slip.ts";
export {
	type Held,
	heldTogether,
	houseBounds,
	type IssueBounds,
	noneHeld,
	type PlayStake,
	playRefusal,
	stakesByPlay,
	type TakingBounds,
	type TakingRefusal,
	takingRefusal,
} from "./taking.ts";
export {
	anywhereTrend,
	type DigitTrend,
	hotAndCold,
	partTrend,
	placeTrend,
	type ShapePart,
	shapeOf,
	shapeParts,
	sumAndForm,
} from "./trends.ts";
export { northStations, regionOf, regions } from "./vietnam-calendar.ts";
export { zyReturn, zyTakes } from "./zy.ts";
