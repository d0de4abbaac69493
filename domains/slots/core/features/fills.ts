// Cells that fill: each win fills what it stood on by one part, and a full cell holds a wild until a win uses it.
import type { WinEvent } from "../awards/rule.ts";
import { type Leaving, putSymbol } from "../board.ts";
import type { Board, SlotEvent } from "../events.ts";
import type { Cell, ReelSet } from "../pay-table.ts";

/** By cell: the parts that are filled, one more than a full cell's where its wild is used. A cell that is not there is empty. */
export type Filled = ReadonlyMap<Cell, number>;

type Falling = { readonly board: Board; readonly leaving: Leaving };

/** The cells once these wins have stood on them: one part more each; a cell whose wild is used is done. */
export function fill({ fills }: ReelSet, filled: Filled, wins: readonly WinEvent[]): Filled {
	if (fills === undefined) return filled;
	const after = new Map(filled);
	for (const cell of new Set(wins.flatMap(({ cells }) => cells))) {
		after.set(cell, Math.min((after.get(cell) ?? 0) + 1, fills.full + 1));
	}
	return after;
}

/** Puts a wild into each full cell, keeps it there while the rest falls, and tells of the cells that are filled. */
export function holdWilds({ fills }: ReelSet, filled: Filled, { board, leaving }: Falling) {
	if (fills === undefined) return { board, leaving, events: [] };
	const parts = [...filled].filter(([, count]) => count <= fills.full).sort(([one], [other]) => one - other);
	const stays = new Set(parts.flatMap(([cell, count]) => (count === fills.full ? [cell] : [])));
	const fresh = [...stays].filter((cell) => leaving.removed.has(cell));
	const held = putSymbol(board, { symbol: fills.wild, cells: stays });
	const events: SlotEvent[] = [
		{ type: "floor", tiles: parts.map(([cell, times]) => ({ cell, times })) },
		...(fresh.length === 0 ? [] : [{ type: "become" as const, symbol: fills.wild, cells: fresh, board: held }]),
	];
	const removed = new Set([...leaving.removed].filter((cell) => !stays.has(cell)));
	return { board: held, leaving: { removed, stays }, events };
}
