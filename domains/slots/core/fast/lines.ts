// Lines, fast: the lines as one flat array of cells, run along without allocating.
import { type FastAward, flatPays, plainMarks, wildWeights } from "./award.ts";

export const fastLines: FastAward<"lines"> = (table, award) => {
	const { reels, rows } = table.grid;
	const path = Uint8Array.from(award.lines.flatMap((line) => line.map((row, reel) => reel * rows + row)));
	const stride = reels + 1;
	const pays = flatPays(table, reels);
	const hits = new Float64Array(pays.length);
	const wild = wildWeights(table);
	const plain = plainMarks(table);
	const removed = new Uint8Array(reels * rows);
	const bySymbol = new Float64Array(table.symbols.length);

	function win(cells: Uint8Array, ladder: number): number {
		let total = 0;
		for (let start = 0; start < path.length; start += reels) {
			const symbol = cells[path[start] ?? 0] ?? 0;
			if (plain[symbol] !== 1) continue;
			let multiplier = ladder;
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
			if (credits === 0) continue;
			hits[at] = (hits[at] ?? 0) + 1;
			const pay = credits * multiplier;
			total += pay;
			bySymbol[symbol] = (bySymbol[symbol] ?? 0) + pay;
			for (let reel = 0; reel < count; reel++) removed[path[start + reel] ?? 0] = 1;
		}
		return total;
	}

	function couldWin(cells: Uint8Array, known: number): boolean {
		for (let start = 0; start < path.length; start += reels) {
			const symbol = cells[path[start] ?? 0] ?? 0;
			if (plain[symbol] !== 1) continue;
			let count = 1;
			for (; count < known; count++) {
				const other = cells[path[start + count] ?? 0] ?? 0;
				if (other !== symbol && wild[other] === 0) break;
			}
			if (count === known || (pays[symbol * stride + count] ?? 0) > 0) return true;
		}
		return false;
	}

	return { win, couldWin, removed, bySymbol, hits, stride };
};
