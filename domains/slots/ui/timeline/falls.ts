// How symbols move in a cascade: what is left falls to the bottom in its order, the rest comes from above. Pure.
import type { Board } from "../../core/index.ts";

/** A symbol's way on its reel. `from` is above the open rows for one that comes from there; equal rows do not move. */
export type Fall = { readonly reel: number; readonly symbol: number; readonly from: number; readonly to: number };

type Cascade = {
	readonly removed: readonly number[];
	/** Cells that the rest falls past. */
	readonly stays?: readonly number[] | undefined;
	readonly board: Board;
};

/** The ways of all symbols of `board`, the board once everything has come to rest. Cells are reel x rows + row. */
export function fallsOf(cascade: Cascade): readonly Fall[] {
	const gone = new Set(cascade.removed);
	const stays = new Set(cascade.stays);
	return cascade.board.flatMap((column, reel) => {
		const first = reel * column.length;
		const loose = column.map((_, row) => row).filter((row) => !stays.has(first + row));
		const left = loose.filter((row) => !gone.has(first + row));
		const fresh = loose.length - left.length;
		const fromOf = (place: number): number =>
			place < fresh ? (loose[0] ?? 0) + place - fresh : (left[place - fresh] ?? place);
		return column.map((symbol, to) => {
			const place = loose.indexOf(to);
			return { reel, symbol, from: place < 0 ? to : fromOf(place), to };
		});
	});
}
