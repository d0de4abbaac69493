// Expanding wilds: a reel that shows a wild becomes wild all over, by its topmost wild.
import { symbolOf } from "../board.ts";
import type { Board, SlotEvent } from "../events.ts";
import type { PayTable } from "../pay-table.ts";

/** The board after the expansion, and one event a reel that expanded. */
export function expandWilds(table: PayTable, board: Board): { board: Board; events: SlotEvent[] } {
	const events: SlotEvent[] = [];
	const expanded = board.map((column, reel) => {
		const wild = column.find((symbol) => symbolOf(table, symbol).role === "wild");
		if (wild === undefined) return column;
		events.push({ type: "expand", reel, symbol: wild });
		return column.map(() => wild);
	});
	return { board: expanded, events };
}
