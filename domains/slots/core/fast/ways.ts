// Ways, fast: for each symbol on the first reel, the product of its weights a reel.
import { winMark } from "../features/longest-win.ts";
import { type FastAward, flatPays, plainMarks, wildWeights } from "./award.ts";

export const fastWays: FastAward<"ways"> = (table) => {
	const { reels, rows } = table.grid;
	const stride = reels + 1;
	const pays = flatPays(table, reels);
	const hits = new Float64Array(pays.length);
	const wild = wildWeights(table);
	const plain = plainMarks(table);
	const removed = new Uint8Array(reels * rows);
	const last = new Uint8Array(reels * rows);
	const kinds = table.symbols.length;
	const bySymbol = new Float64Array(table.symbols.length);

	const grid = { rows, wild };
	const found = { count: 0, ways: 0 };

	let longest = 0;

	function win(cells: Uint8Array, ladder: number): number {
		let total = 0;
		longest = 0;
		for (let row = 0; row < rows; row++) {
			const symbol = cells[row] ?? 0;
			if (plain[symbol] !== 1 || isRepeated(cells, row)) continue;
			run(cells, { grid, symbol, known: reels, found });
			const { count, ways } = found;
			const at = symbol * stride + count;
			const credits = pays[at] ?? 0;
			if (credits === 0) continue;
			hits[at] = (hits[at] ?? 0) + 1;
			longest = Math.max(longest, winMark(kinds, { symbol, count }));
			const pay = credits * ways * ladder;
			total += pay;
			bySymbol[symbol] = (bySymbol[symbol] ?? 0) + pay;
			let end = 0;
			for (let cell = 0; cell < count * rows; cell++) {
				const other = cells[cell] ?? 0;
				if (other !== symbol && (wild[other] ?? 0) === 0) continue;
				removed[cell] = 1;
				end = cell;
			}
			last[end] = 1;
		}
		return total;
	}

	function couldWin(cells: Uint8Array, known: number): boolean {
		for (let row = 0; row < rows; row++) {
			const symbol = cells[row] ?? 0;
			if (plain[symbol] !== 1) continue;
			run(cells, { grid, symbol, known, found });
			const { count } = found;
			if (count === known || (pays[symbol * stride + count] ?? 0) > 0) return true;
		}
		return false;
	}

	return { win, couldWin, removed, last, longest: () => longest, bySymbol, hits, stride };
};

type Run = {
	readonly grid: { readonly rows: number; readonly wild: Int32Array };
	readonly symbol: number;
	/** Reels that are known. */
	readonly known: number;
	/** Where the answer goes: reels in a row that show the symbol, and its ways through them. */
	readonly found: { count: number; ways: number };
};

function run(cells: Uint8Array, { grid, symbol, known, found }: Run): void {
	const { rows, wild } = grid;
	let ways = 1;
	let count = 0;
	for (; count < known; count++) {
		// The symbol's own cells count once, a wild by its multiplier.
		let weight = 0;
		for (let cell = count * rows; cell < (count + 1) * rows; cell++) {
			const other = cells[cell] ?? 0;
			weight += other === symbol ? 1 : (wild[other] ?? 0);
		}
		if (weight === 0) break;
		ways *= weight;
	}
	found.count = count;
	found.ways = ways;
}

/** Whether the first reel's symbol in this row stood in a row above. */
function isRepeated(cells: Uint8Array, row: number): boolean {
	for (let above = 0; above < row; above++) if (cells[above] === cells[row]) return true;
	return false;
}
