// Boards: what stands on the grid when the reels have stopped, and what falls in when symbols leave. Pure geometry.
import type { Board } from "./events.ts";
import type { Cell, PayTable, ReelSet, SlotSymbol, SymbolIndex } from "./pay-table.ts";

/** Reels that have stopped: what they show, and for each strip the index of the symbol in its top open row. */
export type Stopped = { readonly board: Board; readonly tops: readonly number[] };

/**
 * How many stops each draw of a spin has: a reel each, and one more where a symbol hides another. Reels that are joined
 * share a draw, and where they stand is drawn last.
 */
export function drawsOf({ strips, mystery, joined }: ReelSet): number[] {
	const lengths = strips.map((strip) => strip.length);
	const places = strips.length - (joined ?? 1) + 1;
	if (joined !== undefined) return [...lengths.slice(0, places), places];
	return [...lengths, ...(mystery === undefined ? [] : [mystery.into.length])];
}

/** Which draw stops a reel when `joined` reels share one from reel `place` on. */
export const blockOf = (reel: number, { place, joined }: { place: number; joined: number }): number =>
	reel < place ? reel : Math.max(place, reel - joined + 1);

/** The reels that are joined in a spin of these draws; none where the set joins none. */
export function joinedReels({ strips, joined }: ReelSet, drawn: readonly number[]): number[] {
	if (joined === undefined) return [];
	const place = drawn[strips.length - joined + 1] ?? 0;
	return Array.from({ length: joined }, (_, index) => place + index);
}

/** The stop of each reel. */
function stopsOf(set: ReelSet, drawn: readonly number[]): readonly (number | undefined)[] {
	const [place] = joinedReels(set, drawn);
	if (set.joined === undefined || place === undefined) return drawn;
	const of = { place, joined: set.joined };
	return set.strips.map((_, reel) => drawn[blockOf(reel, of)]);
}

/** `index` brought into a ring of `length`, also from below zero. */
const around = (index: number, length: number): number => ((index % length) + length) % length;

/** `count` symbols of a strip in a row, from `top` on. */
function stretch(strip: readonly SymbolIndex[], { top, count }: { top: number; count: number }): SymbolIndex[] {
	const column: SymbolIndex[] = [];
	for (let row = 0; row < count; row++) {
		const symbol = strip[around(top + row, strip.length)];
		if (symbol === undefined) throw new RangeError("an empty strip");
		column.push(symbol);
	}
	return column;
}

/** The board of these stops. Throws when a stop is missing. */
export function stopReels(set: ReelSet, grid: { rows: number; stops: readonly number[] }): Stopped {
	const open = set.lids?.open ?? grid.rows;
	const closed = new Array<SymbolIndex>(grid.rows - open).fill(set.lids?.symbol ?? 0);
	const tops: number[] = [];
	const stops = stopsOf(set, grid.stops);
	const board = set.strips.map((strip, reel) => {
		const stop = stops[reel];
		if (stop === undefined) throw new RangeError("a reel without a stop");
		tops.push(stop);
		const shown = stretch(strip, { top: stop, count: open });
		return closed.length === 0 ? shown : closed.concat(shown);
	});
	return { board, tops };
}

/** What leaves a board, and what stays in its cell while the rest falls past it. */
export type Leaving = { readonly removed: ReadonlySet<Cell>; readonly stays?: ReadonlySet<Cell> | undefined };

/** Takes the cells out, lets the rest of each column fall and moves each strip on from above. */
export function dropSymbols(set: ReelSet, stopped: Stopped, { removed, stays }: Leaving): Stopped {
	const tops: number[] = [];
	const board = stopped.board.map((column, reel) => {
		const strip = set.strips[reel] ?? [];
		const first = reel * column.length;
		const kept = column.filter((_, row) => !removed.has(first + row) && stays?.has(first + row) !== true);
		const fallen = column.filter((_, row) => removed.has(first + row)).length;
		const top = (stopped.tops[reel] ?? 0) - fallen;
		tops.push(around(top, strip.length));
		const falling = stretch(strip, { top, count: fallen }).concat(kept).values();
		return column.map((symbol, row) => (stays?.has(first + row) === true ? symbol : (falling.next().value ?? symbol)));
	});
	return { board, tops };
}

/** The board with one symbol in all these cells. */
export function putSymbol(board: Board, put: { symbol: SymbolIndex; cells: ReadonlySet<Cell> }): Board {
	return board.map((column, reel) =>
		column.map((symbol, row) => (put.cells.has(reel * column.length + row) ? put.symbol : symbol)),
	);
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
	let credits = 0;
	for (const step of symbol.pays) if (count >= step.count) credits = step.credits;
	return credits;
}
