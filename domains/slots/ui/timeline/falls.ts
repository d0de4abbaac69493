// How symbols move in a cascade: what is left falls to the bottom in its order, the rest comes from above. Pure.
import type { Board } from "../../core/index.ts";

/** A symbol's way on its reel. `from` is below zero for one that comes from above the grid; equal rows do not move. */
export type Fall = { readonly reel: number; readonly symbol: number; readonly from: number; readonly to: number };

/** The ways of all symbols of `board`, the board once everything has come to rest. Cells are reel x rows + row. */
export function fallsOf(cascade: { readonly removed: readonly number[]; readonly board: Board }): readonly Fall[] {
	const gone = new Set(cascade.removed);
	return cascade.board.flatMap((column, reel) => {
		const left = column.map((_, row) => row).filter((row) => !gone.has(reel * column.length + row));
		const fresh = column.length - left.length;
		return column.map((symbol, to) => ({ reel, symbol, from: to < fresh ? to - fresh : (left[to - fresh] ?? to), to }));
	});
}
