// What a compiled set of reels can be asked: the same whether its reels turn apart or as one.
import type { Tally } from "./tally.ts";

export type CompiledSet = {
	/** Stops a reel; one more where a symbol hides another. */
	readonly lengths: readonly number[];
	/** Turns one reel to a stop. */
	readonly place: (reel: number, stop: number) => void;
	/** Puts one symbol over a cell, until the cell's reel is placed again. */
	readonly put: (cell: number, symbol: number) => void;
	/** The symbol that stands in a cell. */
	readonly symbolAt: (cell: number) => number;
	/** The credits of the reels as they stand, without the scatters. */
	readonly settle: () => number;
	/** Scatters on the reels as they stand; with respins the reels that show a wild, a bit each; and what has grown. */
	readonly scatters: () => number;
	/** The mark of the longest win of the board that was settled last, where a win may grow; else 0. */
	readonly grown: () => number;
	/** Scatters in the window of one stop. */
	readonly scattersAt: (reel: number, stop: number) => number;
	/** Whether the first `reels` reels leave any win possible, scatters aside. */
	readonly couldWin: (reels: number) => boolean;
	/** Where the credits of all settled spins came from. */
	readonly tally: Tally;
};
