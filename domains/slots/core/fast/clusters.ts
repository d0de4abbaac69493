// Clusters, fast: a symbol's cells as bits of one word, grown by shifts. The grid has at most 31 cells.
import { type FastAward, flatPays, plainMarks, wildWeights } from "./award.ts";

export const fastClusters: FastAward<"clusters"> = (table, award) => {
	const { reels, rows } = table.grid;
	const size = reels * rows;
	if (size > 31) throw new RangeError("a cluster grid has at most 31 cells");
	const stride = size + 1;
	const pays = flatPays(table, size);
	const hits = new Float64Array(pays.length);
	const wild = wildWeights(table);
	const plain = plainMarks(table);
	const removed = new Uint8Array(size);
	const bySymbol = new Float64Array(table.symbols.length);
	const masks = new Int32Array(table.symbols.length);
	const tiles = new Int32Array(size);
	const { grow, touching } = neighbourhood(table.grid);

	function payOf(cells: Uint8Array, cluster: { group: number; symbol: number; ladder: number }): number {
		const count = bitCount(cluster.group);
		if (count < award.least) return 0;
		const at = cluster.symbol * stride + count;
		const credits = pays[at] ?? 0;
		if (credits === 0) return 0;
		hits[at] = (hits[at] ?? 0) + 1;
		let multiplier = cluster.ladder;
		let below = 0;
		for (let cell = 0; cell < size; cell++) {
			if (((cluster.group >> cell) & 1) === 0) continue;
			removed[cell] = 1;
			below += tiles[cell] ?? 0;
			const weight = wild[cells[cell] ?? 0] ?? 0;
			if (weight > 1) multiplier *= weight;
		}
		return credits * multiplier * Math.max(1, below);
	}

	function win(cells: Uint8Array, ladder: number): number {
		const wilds = readMasks(cells, { wild, masks });
		let total = 0;
		for (let symbol = 0; symbol < masks.length; symbol++) {
			if (plain[symbol] !== 1) continue;
			const all = (masks[symbol] ?? 0) | wilds;
			// A cell that touches no other is no cluster, unless one alone would do.
			const joinable = award.least > 1 ? all & touching(all) : all;
			if (bitCount(joinable) < award.least) continue;
			let seeds = (masks[symbol] ?? 0) & joinable;
			while (seeds !== 0) {
				const group = grow(seeds & -seeds, joinable);
				seeds &= ~group;
				const pay = payOf(cells, { group, symbol, ladder });
				total += pay;
				bySymbol[symbol] = (bySymbol[symbol] ?? 0) + pay;
			}
		}
		return total;
	}

	return { win, couldWin: () => true, removed, tiles, bySymbol, hits, stride };
};

/** Fills in each symbol's cells and answers those of all wilds. */
function readMasks(cells: Uint8Array, into: { wild: Int32Array; masks: Int32Array }): number {
	const { wild, masks } = into;
	masks.fill(0);
	let wilds = 0;
	for (let cell = 0; cell < cells.length; cell++) {
		const symbol = cells[cell] ?? 0;
		masks[symbol] = (masks[symbol] ?? 0) | (1 << cell);
		if ((wild[symbol] ?? 0) > 0) wilds |= 1 << cell;
	}
	return wilds;
}

/** Cells as bits, column by column: what touches, and what connects. */
function neighbourhood(grid: { reels: number; rows: number }) {
	const { rows } = grid;
	const notTop = columnMask(grid, (row) => row > 0);
	const notBottom = columnMask(grid, (row) => row < rows - 1);
	/** The cells that touch one of these at a side; bits beyond the grid may be set. */
	const touching = (group: number): number =>
		(group << rows) | (group >> rows) | ((group & notBottom) << 1) | ((group & notTop) >> 1);
	/** All that connects to `seed` within `joinable`. */
	const grow = (seed: number, joinable: number): number => {
		let group = seed;
		for (;;) {
			const grown = group | (touching(group) & joinable);
			if (grown === group) return group;
			group = grown;
		}
	};
	return { touching, grow };
}

function columnMask(grid: { reels: number; rows: number }, includes: (row: number) => boolean): number {
	let mask = 0;
	for (let cell = 0; cell < grid.reels * grid.rows; cell++) if (includes(cell % grid.rows)) mask |= 1 << cell;
	return mask;
}

function bitCount(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
