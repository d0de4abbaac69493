// Pays by number, fast: one count of the whole board, then each symbol's step.
import { type FastAward, flatPays, plainMarks, wildWeights } from "./award.ts";

export const fastAnywhere: FastAward<"anywhere"> = (table, award) => {
	const { reels, rows } = table.grid;
	const size = reels * rows;
	const stride = size + 1;
	const pays = flatPays(table, size);
	const hits = new Float64Array(pays.length);
	const wild = wildWeights(table);
	const plain = plainMarks(table);
	const removed = new Uint8Array(size);
	const bySymbol = new Float64Array(table.symbols.length);
	const counts = new Int32Array(table.symbols.length);

	/** Wilds on the board, and what they multiply together. */
	function countAll(cells: Uint8Array): { wilds: number; multiplier: number } {
		counts.fill(0);
		let [wilds, multiplier] = [0, 1];
		for (let cell = 0; cell < size; cell++) {
			const symbol = cells[cell] ?? 0;
			counts[symbol] = (counts[symbol] ?? 0) + 1;
			const weight = wild[symbol] ?? 0;
			if (weight === 0) continue;
			wilds++;
			multiplier *= weight;
		}
		return { wilds, multiplier };
	}

	function mark(cells: Uint8Array, symbol: number): void {
		for (let cell = 0; cell < size; cell++) {
			const other = cells[cell] ?? 0;
			if (other === symbol || (wild[other] ?? 0) > 0) removed[cell] = 1;
		}
	}

	function win(cells: Uint8Array, ladder: number): number {
		const { wilds, multiplier } = countAll(cells);
		let total = 0;
		for (let symbol = 0; symbol < counts.length; symbol++) {
			const own = counts[symbol] ?? 0;
			if (own === 0 || own + wilds < award.least || plain[symbol] !== 1) continue;
			const at = symbol * stride + own + wilds;
			const credits = pays[at] ?? 0;
			if (credits === 0) continue;
			hits[at] = (hits[at] ?? 0) + 1;
			const pay = credits * multiplier * ladder;
			total += pay;
			bySymbol[symbol] = (bySymbol[symbol] ?? 0) + pay;
			mark(cells, symbol);
		}
		return total;
	}

	return { win, couldWin: () => true, removed, bySymbol, hits, stride };
};
