// Ways, fast: for each symbol on the first reel, the product of its weights a reel.
import { type FastAward, flatPays, plainMarks, wildWeights } from "./award.ts";

export const fastWays: FastAward<"ways"> = (table) => {
	const { reels, rows } = table.grid;
	const stride = reels + 1;
	const pays = flatPays(table, reels);
	const hits = new Float64Array(pays.length);
	const wild = wildWeights(table);
	const plain = plainMarks(table);
	const removed = new Uint8Array(reels * rows);
	const bySymbol = new Float64Array(table.symbols.length);

	/** How many times the symbol counts on a reel, its own cells once and the wilds by their multiplier. */
	function weightOn(cells: Uint8Array, place: { reel: number; symbol: number }): number {
		let weight = 0;
		for (let cell = place.reel * rows; cell < (place.reel + 1) * rows; cell++) {
			const other = cells[cell] ?? 0;
			weight += other === place.symbol ? 1 : (wild[other] ?? 0);
		}
		return weight;
	}

	function isRepeated(cells: Uint8Array, row: number): boolean {
		for (let above = 0; above < row; above++) if (cells[above] === cells[row]) return true;
		return false;
	}

	function run(cells: Uint8Array, of: { symbol: number; known: number }): { count: number; ways: number } {
		let ways = 1;
		let count = 0;
		const place = { reel: 0, symbol: of.symbol };
		for (; count < of.known; count++) {
			place.reel = count;
			const weight = weightOn(cells, place);
			if (weight === 0) break;
			ways *= weight;
		}
		return { count, ways };
	}

	function mark(cells: Uint8Array, of: { symbol: number; count: number }): void {
		for (let cell = 0; cell < of.count * rows; cell++) {
			const other = cells[cell] ?? 0;
			if (other === of.symbol || (wild[other] ?? 0) > 0) removed[cell] = 1;
		}
	}

	function win(cells: Uint8Array, ladder: number): number {
		let total = 0;
		for (let row = 0; row < rows; row++) {
			const symbol = cells[row] ?? 0;
			if (plain[symbol] !== 1 || isRepeated(cells, row)) continue;
			const { count, ways } = run(cells, { symbol, known: reels });
			const at = symbol * stride + count;
			const credits = pays[at] ?? 0;
			if (credits === 0) continue;
			hits[at] = (hits[at] ?? 0) + 1;
			const pay = credits * ways * ladder;
			total += pay;
			bySymbol[symbol] = (bySymbol[symbol] ?? 0) + pay;
			mark(cells, { symbol, count });
		}
		return total;
	}

	function couldWin(cells: Uint8Array, known: number): boolean {
		for (let row = 0; row < rows; row++) {
			const symbol = cells[row] ?? 0;
			if (plain[symbol] !== 1) continue;
			const { count } = run(cells, { symbol, known });
			if (count === known || (pays[symbol * stride + count] ?? 0) > 0) return true;
		}
		return false;
	}

	return { win, couldWin, removed, bySymbol, hits, stride };
};
