// Wilds that wins leave behind: where a win ends, in the lowest cell of its last reel, one stays when the rest leaves.
import type { WinEvent } from "../awards/rule.ts";
import { putSymbol } from "../board.ts";
import type { Board, SlotEvent } from "../events.ts";
import type { Cell, ReelSet } from "../pay-table.ts";

export type Left = {
	readonly board: Board;
	readonly removed: ReadonlySet<Cell>;
	readonly events: readonly SlotEvent[];
};

/** The board with the wilds in it, and the cells that the wins still take out. */
export function leaveWilds({ leaves }: ReelSet, won: { board: Board; wins: readonly WinEvent[] }): Left {
	const removed = new Set(won.wins.flatMap(({ cells }) => cells));
	if (leaves === undefined) return { board: won.board, removed, events: [] };
	const left = new Set(won.wins.flatMap(({ cells }) => cells.slice(-1)));
	for (const cell of left) removed.delete(cell);
	const board = putSymbol(won.board, { symbol: leaves, cells: left });
	const cells = [...left].sort((a, b) => a - b);
	return { board, removed, events: [{ type: "become", symbol: leaves, cells, board }] };
}
