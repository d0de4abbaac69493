// The rules and the mathematics of the house's slot games: pure.
export { canonicalTable } from "./canonical.ts";
export { defaultCoin, offeredCoins, stakeLimits, stakeOf, winOf } from "./coins.ts";
export { type Doubling, doublingOf, playDoubling, type Side } from "./double-up.ts";
export type { Board, Coin, PickFind, SlotEvent, SlotEventType, Tile } from "./events.ts";
export { fastPlayer } from "./fast/simulate.ts";
export { type GameCode, payTables } from "./games.gen.ts";
export type { GateCode, GateReason } from "./gate/reasons.ts";
export { type GateFigures, type GateReport, judge, returnGate, roundsFor } from "./gate/return-gate.ts";
export { contributions } from "./maths/contributions.ts";
export { type Levers, leversOf, type Move, type ReelLever } from "./maths/levers.ts";
export { mathsReport, type RecordedSimulation } from "./maths/report.ts";
export { exactReturns, type ModeReturn, type Progress } from "./maths/returns.ts";
export { type BlockSpread, observedReturn, type Simulation, simulateRounds } from "./maths/simulation.ts";
export { type Spectrum, sumOver } from "./maths/spectrum.ts";
export {
	type Award,
	type AwardKind,
	type BetMode,
	type Bonus,
	type Cell,
	type DoubleUp,
	type FreeSpins,
	freeSpinsOf,
	type PayStep,
	type PayTable,
	type PickBonus,
	payTableId,
	type ReelSet,
	type SlotSymbol,
	type SymbolIndex,
} from "./pay-table.ts";
export { applyEvent, replayRound, type ShownRound } from "./replay.ts";
export { playRound, type Round } from "./round.ts";
export { type RuledTable, ruledTable } from "./rules/ruled-table.ts";
export { rulesOf } from "./rules/rules-of.ts";
export type { Sentence, SentenceKey } from "./rules/sentences.ts";
export { type Volatility, volatilityIndex, volatilityOf } from "./volatility.ts";
