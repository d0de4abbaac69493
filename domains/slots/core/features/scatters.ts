// Scatters: they count anywhere on the board as the reels stopped, before a wild expands and before anything falls.
import { cellsWhere, creditsFor, symbolOf } from "../board.ts";
import type { Board, SlotEvent } from "../events.ts";
import type { FreeSpins, PayTable } from "../pay-table.ts";

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
