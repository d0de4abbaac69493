// Wins by number alone: equal symbols wherever they stand on the board. A wild counts for every symbol.
import { creditsFor, symbolOf } from "../board.ts";
import type { Board } from "../events.ts";
import type { Cell, PayTable, SymbolIndex } from "../pay-table.ts";
import type { AwardRule, WinEvent } from "./rule.ts";

export const anywhere: AwardRule<"anywhere"> = {
	find(board, { table, award, ladder }) {
		const { own, wilds } = countAll(board, table);
		const wins: WinEvent[] = [];
		for (const [symbol, shown] of table.symbols.entries()) {
			const standing = own[symbol] ?? 0;
			const count = standing + wilds;
			// Wilds alone are nobody's win.
			if (shown.role !== "plain" || standing === 0 || count < award.least) continue;
			const credits = creditsFor(shown, count);
			if (credits === 0) continue;
			const { cells, product } = joined(board, { table, symbol });
			const multiplier = ladder * product;
			wins.push({ type: "anywhere-win", symbol, count, cells, multiplier, pay: credits * multiplier });
		}
		return wins;
	},
};

/** How often each symbol stands on the board, and how many wilds in all: one look, whatever may win. */
function countAll(board: Board, table: PayTable): { readonly own: readonly number[]; readonly wilds: number } {
	const own = table.symbols.map(() => 0);
	let wilds = 0;
	for (const column of board) {
		for (const symbol of column) {
			own[symbol] = (own[symbol] ?? 0) + 1;
			if (symbolOf(table, symbol).role === "wild") wilds++;
		}
	}
	return { own, wilds };
}

/** The cells of a symbol and of the wilds that join it, and what all of these multiply together. */
function joined(board: Board, wanted: { readonly table: PayTable; readonly symbol: SymbolIndex }) {
	const cells: Cell[] = [];
	let product = 1;
	let cell = 0;
	for (const column of board) {
		for (const other of column) {
			const { role, multiplier } = symbolOf(wanted.table, other);
			if (other === wanted.symbol || role === "wild") {
				cells.push(cell);
				product *= multiplier;
			}
			cell++;
		}
	}
	return { cells, product };
}
