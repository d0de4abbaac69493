// The rules and the mathematics of the instant games, and their provably fair bits: pure.

export { clientSeedShape, fairBits, messageOf, type Seeds, serverSeedShape } from "#platform/kernel";
export { chainFrom, leadsTo } from "./crash/chain.ts";
export { crashLeast, flightMilliseconds, millisecondsTo, multiplierAt } from "./crash/curve.ts";
export {
	applyCrash,
	type CrashAids,
	type CrashBetState,
	type CrashCommand,
	type CrashRoundState,
	type CrashState,
	type CrashTableEvent,
	closesAt,
	crashTimes,
	decideCrash,
	emptyTable,
	tableRests,
	tickCrash,
} from "./crash/table.ts";
export type { OriginalEvent, OriginalEventType } from "./events.ts";
export { type CrashChoice, crashBounds, crashOutcome, crashPointOf } from "./games/crash.ts";
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
export { type KenoChoice, kenoField, kenoPays } from "./games/keno.ts";
export { type LimboChoice, limboBounds, reaching } from "./games/limbo.ts";
export { type MinesChoice, minesField, minesTimes, mostOpened } from "./games/mines.ts";
export { type PlinkoChoice, plinkoCups, plinkoRows } from "./games/plinko.ts";
export { type WheelChoice, wheelFields } from "./games/wheel.ts";
export { judgeOriginal, returnOf } from "./gate.ts";
export {
	isOriginalGame,
	mostTimes,
	type OriginalGame,
	originalGames,
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
