// The rules and the mathematics of the house's slot games: pure.
export type { Board, SlotEvent, SlotEventType } from "./events.ts";
export {
	type Award,
	type AwardKind,
	type BetMode,
	type Cell,
	type FreeSpins,
	type PayStep,
	type PayTable,
	payTableId,
	type ReelSet,
	type SlotSymbol,
	type SymbolIndex,
} from "./pay-table.ts";
