// Wins by ways: equal symbols on adjacent reels from the leftmost on, in any row. Every choice of one cell a reel is
// a way; a way through a multiplying wild counts as many times as the wild multiplies.
import { creditsFor, symbolOf } from "../board.ts";
import type { Board } from "../events.ts";
import type { Cell, PayTable, SymbolIndex } from "../pay-table.ts";
import type { AwardRule, WinEvent } from "./rule.ts";

export const ways: AwardRule<"ways"> = {
	find(board, { table, ladder }) {
		return [...new Set(board[0] ?? [])].flatMap((symbol): WinEvent[] => {
			if (symbolOf(table, symbol).role !== "plain") return [];
			const reels = matchingReels(board, { table, symbol });
			const credits = creditsFor(symbolOf(table, symbol), reels.length);
			if (credits === 0) return [];
			const count = reels.reduce((product, reel) => product * reel.weight, 1);
			return [
				{
					type: "ways-win",
					symbol,
					count: reels.length,
					ways: count,
					cells: reels.flatMap((reel) => reel.cells),
					multiplier: ladder,
					pay: credits * count * ladder,
				},
			];
		});
	},
};

type MatchingReel = { readonly cells: readonly Cell[]; readonly weight: number };

/** The reels from the left that show the symbol or a wild, up to the first that shows neither. */
function matchingReels(board: Board, wanted: { table: PayTable; symbol: SymbolIndex }): MatchingReel[] {
	const found: MatchingReel[] = [];
	for (const [reel, column] of board.entries()) {
		const rows = column.flatMap((other, row) => {
			const { role, multiplier } = symbolOf(wanted.table, other);
			return other === wanted.symbol || role === "wild" ? [{ cell: reel * column.length + row, multiplier }] : [];
		});
		if (rows.length === 0) break;
		found.push({ cells: rows.map(({ cell }) => cell), weight: rows.reduce((sum, row) => sum + row.multiplier, 0) });
	}
	return found;
}
