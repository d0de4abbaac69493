// Symbols that hide another: all of them turn into the one that was drawn, before anything is counted.
import { cellsWhere, putSymbol } from "../board.ts";
import type { Board, SlotEvent } from "../events.ts";
import type { ReelSet } from "../pay-table.ts";

/** The board as it counts, and the event when something was hidden. `stop` is an index into what may appear. */
export function reveal({ mystery }: ReelSet, hidden: { board: Board; stop: number | undefined }) {
	const { board, stop } = hidden;
	const symbol = mystery?.into[stop ?? -1];
	if (mystery === undefined) return { board, events: [] };
	if (symbol === undefined) throw new RangeError("a symbol that hides nothing");
	const cells = cellsWhere(board, (other) => other === mystery.symbol);
	const shown = putSymbol(board, { symbol, cells: new Set(cells) });
	const events: SlotEvent[] = cells.length === 0 ? [] : [{ type: "become", symbol, cells, board: shown }];
	return { board: shown, events };
}
