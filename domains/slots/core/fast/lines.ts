// Lines, fast: each line a bit of a word. The lines that begin in a cell are followed over the reels all at once; only
// those that reach the fewest symbols that pay are then counted one by one.
import type { AwardOf } from "../awards/rule.ts";
import type { PayTable } from "../pay-table.ts";
import { type Cells, type FastEvaluation, flatPays, plainMarks, wildWeights } from "./award.ts";

/** The sign of a word is left alone. */
const linesInWord = 31;

/** `into` are the tallies of another evaluation, to add to these. */
export function fastLines(table: PayTable, award: AwardOf<"lines">, into?: Tallies): FastEvaluation {
	const { reels, rows } = table.grid;
	// Lines that begin in one row stand in one word, as far as they can: a word is followed only from the rows of its lines.
	const lines = [...award.lines].sort(([a = 0], [b = 0]) => a - b);
	const path = Uint8Array.from(lines.flatMap((line) => line.map((row, reel) => reel * rows + row)));
	const stride = reels + 1;
	const pays = flatPays(table, reels);
	const hits = into?.hits ?? new Float64Array(pays.length);
	const wild = wildWeights(table);
	const marks = { reels, rows, pays, wild, plain: plainMarks(table) };
	const words = Math.ceil(lines.length / linesInWord);
	const size = Math.ceil(lines.length / words) * reels;
	const followers = Array.from({ length: words }, (_, word) =>
		follower(path.subarray(word * size, (word + 1) * size), marks),
	);
	const removed = new Uint8Array(reels * rows);
	const bySymbol = into?.bySymbol ?? new Float64Array(table.symbols.length);

	/** The credits of one line, which begins at this place of the path. */
	function lineWin(cells: Cells, start: number): number {
		const symbol = cells[path[start] ?? 0] ?? 0;
		let multiplier = 1;
		let count = 1;
		for (; count < reels; count++) {
			const other = cells[path[start + count] ?? 0] ?? 0;
			if (other === symbol) continue;
			const weight = wild[other] ?? 0;
			if (weight === 0) break;
			multiplier *= weight;
		}
		const at = symbol * stride + count;
		const credits = pays[at] ?? 0;
		if (credits === 0) return 0;
		hits[at] = (hits[at] ?? 0) + 1;
		for (let reel = 0; reel < count; reel++) removed[path[start + reel] ?? 0] = 1;
		return credits * multiplier;
	}

	function win(cells: Cells, ladder: number): number {
		let total = 0;
		for (let word = 0; word < followers.length; word++) {
			const follow = followers[word] ?? nobody;
			for (let row = 0; row < rows; row++) {
				let alive = follow(cells, row);
				while (alive !== 0) {
					const line = linesInWord - Math.clz32(alive);
					alive ^= 1 << line;
					const pay = ladder * lineWin(cells, word * size + line * reels);
					const symbol = cells[row] ?? 0;
					bySymbol[symbol] = (bySymbol[symbol] ?? 0) + pay;
					total += pay;
				}
			}
		}
		return total;
	}

	return { win, couldWin: lookAhead(path, marks), removed, bySymbol, hits, stride };
}

type Tallies = Pick<FastEvaluation, "bySymbol" | "hits">;

/** Tells which lines of a word begin in a row of the first reel and go on far enough to pay: a bit a line. */
type Follow = (cells: Cells, row: number) => number;
const nobody: Follow = () => 0;

type Marks = {
	readonly reels: number;
	readonly rows: number;
	readonly pays: Int32Array;
	readonly wild: Int32Array;
	readonly plain: Uint8Array;
};

/** Follows the lines of one word. */
function follower(path: Uint8Array, { reels, rows, pays, wild, plain }: Marks): Follow {
	const kinds = plain.length;
	const cellsInAll = reels * rows;
	const through = linesThrough(path, { reels, cells: cellsInAll });
	/** The fewest that pay, by symbol; more than there are reels where nothing does. */
	const least = Uint8Array.from({ length: kinds }, (_, symbol) => {
		const first = pays.subarray(symbol * (reels + 1), (symbol + 1) * (reels + 1)).findIndex((credits) => credits > 0);
		return first < 0 || plain[symbol] !== 1 ? reels + 1 : first;
	});
	/** At symbol x kinds + other: all bits where the other goes on with a line of the symbol, else none. */
	const goesOn = Int32Array.from({ length: kinds * kinds }, (_, at) =>
		at % kinds === Math.floor(at / kinds) || (wild[at % kinds] ?? 0) > 0 ? -1 : 0,
	);
	return (cells, row) => {
		const symbol = cells[row] ?? 0;
		const until = (least[symbol] ?? 0) * rows;
		if (until > cellsInAll) return 0;
		let alive = through[row] ?? 0;
		for (let cell = rows; cell < until && alive !== 0; ) {
			let here = 0;
			for (const end = cell + rows; cell < end; cell++) {
				here |= (goesOn[symbol * kinds + (cells[cell] ?? 0)] ?? 0) & (through[cell] ?? 0);
			}
			alive &= here;
		}
		return alive;
	};
}

/** Whether any line may still win when only the first reels are known. */
function lookAhead(path: Uint8Array, { reels, pays, wild, plain }: Marks): FastEvaluation["couldWin"] {
	return (cells, known) => {
		for (let start = 0; start < path.length; start += reels) {
			const symbol = cells[path[start] ?? 0] ?? 0;
			if (plain[symbol] !== 1) continue;
			let count = 1;
			for (; count < known; count++) {
				const other = cells[path[start + count] ?? 0] ?? 0;
				if (other !== symbol && wild[other] === 0) break;
			}
			if (count === known || (pays[symbol * (reels + 1) + count] ?? 0) > 0) return true;
		}
		return false;
	};
}

/** The lines that run through each cell, a bit each. */
function linesThrough(path: Uint8Array, { reels, cells }: { reels: number; cells: number }): Int32Array {
	const through = new Int32Array(cells);
	for (const [at, cell] of path.entries()) through[cell] = (through[cell] ?? 0) | (1 << Math.floor(at / reels));
	return through;
}
