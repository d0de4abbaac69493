// Wins by ways: equal symbols on adjacent reels from the leftmost on, in any row. Every choice of one cell a reel is
// a way; a way through a multiplying wild counts as many times as the wild multiplies.
import { creditsFor, symbolOf } from "../board.ts";
import type { Board } from "../events.ts";
import type { Cell, PayTable, SymbolIndex } from "../pay-table.ts";
import type { AwardRule, WinEvent } from "./rule.ts";

export const ways: AwardRule<"ways"> = {
	find(board, { table, ladder }) {
		const wins: WinEvent[] = [];
		for (const symbol of new Set(board[0])) {
			const { role } = symbolOf(table, symbol);
			if (role !== "plain") continue;
			const { count, ways, cells } = waysOf(board, { table, symbol });
			const credits = creditsFor(symbolOf(table, symbol), count);
			if (credits === 0) continue;
			const pay = credits * ways * ladder;
			wins.push({ type: "ways-win", symbol, count, ways, cells, multiplier: ladder, pay });
		}
		return wins;
	},
};

type Ways = { readonly count: number; readonly ways: number; readonly cells: readonly Cell[] };

/** The reels from the left that show the symbol or a wild, up to the first that shows neither. */
function waysOf(board: Board, wanted: { table: PayTable; symbol: SymbolIndex }): Ways {
	const cells: Cell[] = [];
	let ways = 1;
	let cell = 0;
	for (const [reel, column] of board.entries()) {
		let weight = 0;
		for (const other of column) {
			const { role, multiplier } = symbolOf(wanted.table, other);
			if (other === wanted.symbol || role === "wild") {
				cells.push(cell);
				weight += multiplier;
			}
			cell++;
		}
		if (weight === 0) return { count: reel, ways, cells };
		ways *= weight;
	}
	return { count: board.length, ways, cells };
}
