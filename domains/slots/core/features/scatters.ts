// Scatters: they count anywhere on the board as the reels stopped, before a wild expands and before anything falls.
import { cellsWhere, creditsFor, symbolOf } from "../board.ts";
import type { Board, SlotEvent } from "../events.ts";
import type { FreeSpins, PayTable, SymbolIndex } from "../pay-table.ts";

type ScatterEvent = Extract<SlotEvent, { readonly type: "scatter" }>;

export type Scattered = { readonly event: ScatterEvent | undefined; readonly count: number };

/** How many scatters stand there, and the event when they pay. The ladder does not multiply them. */
export function countScatters(table: PayTable, board: Board): Scattered {
	const symbol = table.symbols.findIndex(({ role }) => role === "scatter");
	if (symbol < 0) return { event: undefined, count: 0 };
	const cells = cellsWhere(board, (other) => other === symbol);
	const pay = creditsFor(symbolOf(table, symbol), cells.length);
	const event: ScatterEvent | undefined =
		pay === 0 ? undefined : { type: "scatter", symbol, count: cells.length, cells, pay };
	return { event, count: cells.length };
}

/** Free spins that so many scatters give: those of the highest step that is reached. */
export function spinsFor(gives: FreeSpins["awards"], count: number): number {
	return gives.reduce((spins, step) => (count >= step.count ? step.spins : spins), 0);
}

/**
 * What one reel as it stopped adds to the start of free spins or of a bonus: its scatters; in a table with respins a bit
 * for the reel, where it shows a wild.
 */
export function startMark(table: PayTable, at: { column: readonly SymbolIndex[]; reel: number }): number {
	const showing = (role: string): number => at.column.filter((symbol) => table.symbols[symbol]?.role === role).length;
	if (table.bonus?.kind !== "respins") return showing("scatter");
	return showing("wild") > 0 ? 1 << at.reel : 0;
}
