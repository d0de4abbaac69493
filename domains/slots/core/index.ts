// The rules and the mathematics of the house's slot games: pure.
export { canonicalTable } from "./canonical.ts";
export { defaultCoin, offeredCoins, stakeLimits, stakeOf, winOf } from "./coins.ts";
export { doublingOf, playDoubling, type Side } from "./double-up.ts";
export type { Board, Coin, PickFind, SlotEvent, SlotEventType, Tile } from "./events.ts";
export { fastPlayer } from "./fast/simulate.ts";
export { type GameCode, payTables } from "./games.gen.ts";
export type { GateReason } from "./gate/reasons.ts";
export { type GateReport, judge, returnGate } from "./gate/return-gate.ts";
export { contributions } from "./maths/contributions.ts";
export { type Levers, leversOf } from "./maths/levers.ts";
export { mathsReport, type RecordedSimulation } from "./maths/report.ts";
export { exactReturns, type ModeReturn } from "./maths/returns.ts";
export { simulateRounds } from "./maths/simulation.ts";
export {
	type BetMode,
	type Bonus,
	type FreeSpins,
	freeSpinsOf,
	type PayTable,
	type PickBonus,
	payTableId,
} from "./pay-table.ts";
export { replayRound } from "./replay.ts";
export { playRound } from "./round.ts";
export { ruledTable } from "./rules/ruled-table.ts";
export { rulesOf } from "./rules/rules-of.ts";
export type { Sentence } from "./rules/sentences.ts";
export { volatilityOf } from "./volatility.ts";
