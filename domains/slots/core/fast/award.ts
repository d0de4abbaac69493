// What a kind of award must do in the fast engine: the same as its naive rule, on one flat array of cells.

import type { AwardOf } from "../awards/rule.ts";
import type { AwardKind, PayTable, SymbolIndex } from "../pay-table.ts";

/** Symbols by cell: reel x rows + row. */
export type Cells = Uint8Array;

/** What a reel may show when it has stopped, from top to bottom. */
export type Column = { readonly reel: number; readonly symbols: readonly SymbolIndex[] };

/** Which of the compiled columns each reel shows; below zero where it is none of them. */
export type Windows = Int32Array;

export type FastEvaluation = {
	/** The credits that the cells win, times `ladder`. Adds them to `bySymbol`; marks what won in `removed`. */
	readonly win: (cells: Cells, ladder: number, windows: Windows) => number;
	/** The windows suffice to it: it reads cells only of reels that show none of the columns. */
	readonly byColumns?: boolean | undefined;
	/** Whether any win is still possible when only the first `reels` reels are known. May say yes too often, never no. */
	readonly couldWin: (cells: Cells, reels: number) => boolean;
	/** Cells that took part in the last evaluation: 1. */
	readonly removed: Uint8Array;
	/** The last cell of each win of the last evaluation: 1; where the kind of award tells it. */
	readonly last?: Uint8Array | undefined;
	/** The mark of the longest win of the last evaluation, where the kind of award tells it. */
	readonly longest?: (() => number) | undefined;
	/** What a cell's tile multiplies by, 0 where none lies; where the kind of award heeds it. */
	readonly tiles?: Int32Array | undefined;
	readonly bySymbol: Float64Array;
	/** Wins at symbol x `stride` + count. */
	readonly hits: Float64Array;
	readonly stride: number;
};

export type FastAward<Kind extends AwardKind> = (
	table: PayTable,
	award: AwardOf<Kind>,
	columns: readonly Column[],
) => FastEvaluation;

/** Pays as one flat array: credits of `count` of a symbol at symbol x (most + 1) + count. */
export function flatPays(table: PayTable, most: number): Int32Array {
	const pays = new Int32Array(table.symbols.length * (most + 1));
	for (const [index, symbol] of table.symbols.entries()) {
		for (let count = 1; count <= most; count++) {
			for (const step of symbol.pays) if (count >= step.count) pays[index * (most + 1) + count] = step.credits;
		}
	}
	return pays;
}

/** The multiplier of each wild; 0 for every other symbol. */
export function wildWeights(table: PayTable): Int32Array {
	return Int32Array.from(table.symbols, (symbol) => (symbol.role === "wild" ? symbol.multiplier : 0));
}

/** 1 for each plain symbol that pays. */
export function plainMarks(table: PayTable): Uint8Array {
	return Uint8Array.from(table.symbols, ({ role, pays }) => (role === "plain" && pays.length > 0 ? 1 : 0));
}
