// The rules and the mathematics of the instant games, and their provably fair bits: pure.
export { choose } from "./counting.ts";
export { chainFrom, leadsTo } from "./crash/chain.ts";
export {
	crashLeast,
	crashMost,
	crashRate,
	flightMilliseconds,
	millisecondsTo,
	multiplierAt,
	takenAt,
} from "./crash/curve.ts";
export type { Commitment, OriginalEvent, OriginalEventType } from "./events.ts";
export {
	type BlockOf,
	clientSeedShape,
	fairBits,
	messageOf,
	type Seeds,
	serverSeedShape,
	wordsIn,
} from "./fair-bits.ts";
export { type CrashChoice, type CrashOutcome, crashBounds, crashOutcome, crashPointOf } from "./games/crash.ts";
export { type DiceChoice, diceBorder, diceBounds, diceTimes } from "./games/dice.ts";
export {
	type HiLoCall,
	type HiLoChoice,
	type HiLoShown,
	hiLoOffers,
	mostCards,
	rankOf,
	winningRanks,
} from "./games/hi-lo.ts";
export { type KenoChoice, kenoChance, kenoField, kenoPays } from "./games/keno.ts";
export { type LimboChoice, limboBounds, reaching } from "./games/limbo.ts";
export { type MinesChoice, minesChance, minesField, minesTimes, mostOpened } from "./games/mines.ts";
export { type PlinkoChoice, plinkoCups, plinkoRows } from "./games/plinko.ts";
export { type WheelChoice, wheelFields } from "./games/wheel.ts";
export { judgeOriginal, type OriginalReport, returnOf, type WayReturn } from "./gate.ts";
export {
	type BetWay,
	isOriginalGame,
	mostTimes,
	type OriginalGame,
	originalGames,
	type Risk,
	risks,
	type SteppedRound,
	timesUnit,
} from "./original.ts";
export { drawInstant, isOffered, laidOut, playSteps } from "./play.ts";
export {
	type Choice,
	type InstantChoice,
	isStepped,
	type Outcome,
	payTableOf,
	type Shown,
	type Step,
	type SteppedChoice,
	waysOf,
} from "./registry.ts";
export { leastStakes, offeredStakes, stakeBounds, winOf } from "./stakes.ts";
