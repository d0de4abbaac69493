// Reels that grow: a reel from which something leaves loses its lowest lid, and one more row of it is open.
import { cellsWhere, type Leaving } from "../board.ts";
import type { Board } from "../events.ts";
import type { Cell, ReelSet } from "../pay-table.ts";

/** The cells that leave, lids among them, and those whose lids stay on. */
export function liftLids({ lids }: ReelSet, won: { board: Board; removed: ReadonlySet<Cell> }): Leaving {
	if (lids === undefined) return { removed: won.removed, stays: undefined };
	const rows = won.board[0]?.length ?? 1;
	const reelOf = (cell: Cell): number => Math.floor(cell / rows);
	const grows = new Set([...won.removed].map(reelOf));
	const closed = cellsWhere(won.board, (symbol) => symbol === lids.symbol);
	const lowest = new Map(closed.map((cell) => [reelOf(cell), cell]));
	const lifted = [...lowest].flatMap(([reel, cell]) => (grows.has(reel) ? [cell] : []));
	const stays = new Set(closed.filter((cell) => !lifted.includes(cell)));
	return { removed: new Set([...won.removed, ...lifted]), stays };
}
