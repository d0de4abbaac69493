// Boards: what stands on the grid when the reels have stopped, and what falls in when symbols leave. Pure geometry.
import type { Board } from "./events.ts";
import type { Cell, PayTable, ReelSet, SlotSymbol, SymbolIndex } from "./pay-table.ts";

/** Reels that have stopped: what they show, and for each strip the index of the symbol in its top row. */
export type Stopped = { readonly board: Board; readonly tops: readonly number[] };

/** `index` brought into a ring of `length`, also from below zero. */
const around = (index: number, length: number): number => ((index % length) + length) % length;

function symbolAt(strip: readonly SymbolIndex[], index: number): SymbolIndex {
	const symbol = strip[around(index, strip.length)];
	if (symbol === undefined) throw new RangeError("an empty strip");
	return symbol;
}

/** The board of these stops. Throws when a stop is missing. */
export function stopReels(set: ReelSet, grid: { rows: number; stops: readonly number[] }): Stopped {
	const board = set.strips.map((strip, reel) => {
		const stop = grid.stops[reel];
		if (stop === undefined) throw new RangeError("a reel without a stop");
		return Array.from({ length: grid.rows }, (_, row) => symbolAt(strip, stop + row));
	});
	return { board, tops: grid.stops };
}

/** Takes the cells out, lets the rest of each column fall and moves each strip on from above. */
export function dropSymbols(set: ReelSet, stopped: Stopped, removed: ReadonlySet<Cell>): Stopped {
	const tops: number[] = [];
	const board = stopped.board.map((column, reel) => {
		const strip = set.strips[reel] ?? [];
		const kept = column.filter((_, row) => !removed.has(reel * column.length + row));
		const top = (stopped.tops[reel] ?? 0) - (column.length - kept.length);
		tops.push(around(top, strip.length));
		const fallen = Array.from({ length: column.length - kept.length }, (_, row) => symbolAt(strip, top + row));
		return [...fallen, ...kept];
	});
	return { board, tops };
}

/** The cells of a board whose symbol is one of these, in order. */
export function cellsWhere(board: Board, wanted: (symbol: SymbolIndex) => boolean): Cell[] {
	const cells: Cell[] = [];
	let cell = 0;
	for (const column of board) {
		for (const symbol of column) {
			if (wanted(symbol)) cells.push(cell);
			cell++;
		}
	}
	return cells;
}

/** The symbol of an index. Throws when the table has none: the gate refuses such strips. */
export function symbolOf(table: Pick<PayTable, "symbols">, index: SymbolIndex | undefined): SlotSymbol {
	const symbol = index === undefined ? undefined : table.symbols[index];
	if (symbol === undefined) throw new RangeError(`no symbol ${index}`);
	return symbol;
}

/** Credits for so many of a symbol: those of the highest step that is reached. */
export function creditsFor(symbol: SlotSymbol, count: number): number {
	return symbol.pays.reduce((credits, step) => (count >= step.count ? step.credits : credits), 0);
}
