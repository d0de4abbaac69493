// Lines, fast: each line a bit of a word. Which lines go on in a column of each symbol is prepared for every column at which a
// reel stops, so all lines that begin in a cell are followed over a reel by one word; only those that reach the fewest symbols
// that pay are then counted one by one.
import type { PayTable } from "../pay-table.ts";
import {
	type Cells,
	type Column,
	type FastAward,
	type FastEvaluation,
	flatPays,
	plainMarks,
	type Windows,
	wildWeights,
} from "./award.ts";

/** The sign of a word is left alone. */
const mostInWord = 31;

export const fastLines: FastAward<"lines"> = (table, { lines }, columns) =>
	linesAlong(table, { lines, columns, order: reelsOf(table) });

/** From the leftmost on. */
export const reelsOf = ({ grid }: PayTable): readonly number[] => Array.from({ length: grid.reels }, (_, reel) => reel);

export type Lines = {
	/** The row of a line on each reel. */
	readonly lines: readonly (readonly number[])[];
	readonly columns: readonly Column[];
	/** The reels in the order in which a line runs over them; a reel's place in it is a step. */
	readonly order: readonly number[];
	/** Another evaluation, to whose tallies and marks these are added. */
	readonly into?: FastEvaluation | undefined;
};

export function linesAlong(table: PayTable, { lines, columns, order: steps, into }: Lines): FastEvaluation {
	const { reels, rows } = table.grid;
	const order = Uint8Array.from(steps);
	const path = pathOf(lines, steps);
	const [stride, kinds] = [reels + 1, table.symbols.length];
	const [pays, wild] = [flatPays(table, reels), wildWeights(table)];
	const least = leastThatPay(pays, plainMarks(table));
	const { words, inWord, starts, goOn, shown, settleAt, at } = followed({ path, rows, order, columns, wild });
	const hits = into?.hits ?? new Float64Array(pays.length);
	const removed = into?.removed ?? new Uint8Array(reels * rows);
	const bySymbol = into?.bySymbol ?? new Float64Array(kinds);

	/** The credits of the line that begins at this place of the path. */
	function lineWin(start: number): number {
		const symbol = shown[(at[0] ?? 0) * rows + (path[start] ?? 0)] ?? 0;
		let multiplier = 1;
		let count = 1;
		for (; count < reels; count++) {
			const other = shown[(at[count] ?? 0) * rows + (path[start + count] ?? 0)] ?? 0;
			if (other === symbol) continue;
			const weight = wild[other] ?? 0;
			if (weight === 0) break;
			multiplier *= weight;
		}
		const credits = pays[symbol * stride + count] ?? 0;
		if (credits === 0) return 0;
		hits[symbol * stride + count] = (hits[symbol * stride + count] ?? 0) + 1;
		for (let step = 0; step < count; step++) removed[(order[step] ?? 0) * rows + (path[start + step] ?? 0)] = 1;
		return credits * multiplier;
	}

	function win(cells: Cells, ladder: number, windows: Windows): number {
		settleAt(cells, windows);
		let total = 0;
		for (let row = 0; row < rows; row++) {
			const symbol = shown[(at[0] ?? 0) * rows + row] ?? 0;
			const reach = least[symbol] ?? 0;
			if (reach > reels) continue;
			for (let word = 0; word < words; word++) {
				let alive = starts[row * words + word] ?? 0;
				if (alive === 0) continue;
				// Also when none is alive any more: nobody can foresee that, and most symbols reach equally far.
				for (let step = 1; step < reach; step++) {
					alive &= goOn[((at[step] ?? 0) * kinds + symbol) * words + word] ?? 0;
				}
				while (alive !== 0) {
					const line = 31 - Math.clz32(alive);
					alive ^= 1 << line;
					const pay = ladder * lineWin((word * inWord + line) * reels);
					bySymbol[symbol] = (bySymbol[symbol] ?? 0) + pay;
					total += pay;
				}
			}
		}
		return total;
	}

	const couldWin = lookAhead({ path, rows, order, pays, wild, least });
	return { win, couldWin, byColumns: true, removed, bySymbol, hits, stride };
}

/** The row at line x reels + step. Lines that begin in one row stand in one word, as far as they can: no other is followed. */
function pathOf(lines: Lines["lines"], steps: Lines["order"]): Uint8Array {
	const paths = lines.map((line) => steps.map((reel) => line[reel] ?? 0));
	return Uint8Array.from(paths.sort(([one = 0], [other = 0]) => one - other).flat());
}

type Ahead = Pick<Following, "path" | "rows" | "order" | "wild"> & {
	readonly pays: Int32Array;
	readonly least: Uint8Array;
};

/** Whether any line may still win when only the first reels are known. */
function lookAhead({ path, rows, order, pays, wild, least }: Ahead): FastEvaluation["couldWin"] {
	const reels = order.length;
	return (cells, known) => {
		const symbolAt = (place: number) => cells[(order[place % reels] ?? 0) * rows + (path[place] ?? 0)] ?? 0;
		for (let start = 0; start < path.length; start += reels) {
			const symbol = symbolAt(start);
			if ((least[symbol] ?? 0) > reels) continue;
			let count = 1;
			for (; count < known; count++) {
				const other = symbolAt(start + count);
				if (other !== symbol && wild[other] === 0) break;
			}
			if (count === known || (pays[symbol * (reels + 1) + count] ?? 0) > 0) return true;
		}
		return false;
	};
}

type Following = {
	readonly path: Uint8Array;
	readonly rows: number;
	readonly order: Uint8Array;
	readonly columns: readonly Column[];
	readonly wild: Int32Array;
};

/** What is prepared of every column, and one more a step for what is none of them. */
function followed({ path, rows, order, columns, wild }: Following) {
	const reels = order.length;
	const kinds = wild.length;
	const words = Math.ceil(path.length / (mostInWord * reels));
	const inWord = Math.ceil(path.length / (words * reels));
	/** The lines through each cell, at (step x rows + row) x words + word: those of step 0 begin there. */
	const starts = new Int32Array(reels * rows * words);
	for (const [place, row] of path.entries()) {
		const line = Math.floor(place / reels);
		const cell = ((place % reels) * rows + row) * words + Math.floor(line / inWord);
		starts[cell] = (starts[cell] ?? 0) | (1 << (line % inWord));
	}
	/** The step at which each column stands. */
	const stepOf = Uint8Array.from([...columns.map(({ reel }) => order.indexOf(reel)), ...order.keys()]);
	/** The symbols of each column. */
	const shown = new Uint8Array((columns.length + reels) * rows);
	/** The lines of a symbol that go on in a column, at (column x kinds + symbol) x words + word. */
	const goOn = new Int32Array((columns.length + reels) * kinds * words);
	/** The column that stands at each step. */
	const at = new Int32Array(reels);

	function prepare(column: number): void {
		const step = stepOf[column] ?? 0;
		goOn.fill(0, column * kinds * words, (column + 1) * kinds * words);
		for (let row = 0; row < rows; row++) {
			const own = shown[column * rows + row] ?? 0;
			const isWild = (wild[own] ?? 0) > 0;
			for (let symbol = isWild ? 0 : own; symbol < (isWild ? kinds : own + 1); symbol++) {
				for (let word = 0; word < words; word++) {
					const place = (column * kinds + symbol) * words + word;
					goOn[place] = (goOn[place] ?? 0) | (starts[(step * rows + row) * words + word] ?? 0);
				}
			}
		}
	}
	for (const [column, { symbols }] of columns.entries()) {
		shown.set(symbols, column * rows);
		prepare(column);
	}

	function settleAt(cells: Cells, windows: Windows): void {
		for (let step = 0; step < reels; step++) {
			const reel = order[step] ?? 0;
			const window = windows[reel] ?? -1;
			at[step] = window;
			if (window >= 0) continue;
			const column = columns.length + step;
			for (let row = 0; row < rows; row++) shown[column * rows + row] = cells[reel * rows + row] ?? 0;
			prepare(column);
			at[step] = column;
		}
	}

	return { words, inWord, starts, goOn, shown, at, settleAt };
}

/** The fewest that pay, by symbol; more than there are reels where nothing does. */
function leastThatPay(pays: Int32Array, plain: Uint8Array): Uint8Array {
	const stride = pays.length / plain.length;
	return Uint8Array.from(plain, (mark, symbol) => {
		const first = pays.subarray(symbol * stride, (symbol + 1) * stride).findIndex((credits) => credits > 0);
		return first < 0 || mark !== 1 ? stride : first;
	});
}
