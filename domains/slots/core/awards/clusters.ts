// Wins by clusters: equal symbols that touch at a side. A wild joins every cluster that it touches, but makes none.
import { cellsWhere, creditsFor, symbolOf } from "../board.ts";
import type { Board } from "../events.ts";
import type { Cell } from "../pay-table.ts";
import type { AwardRule, WinEvent } from "./rule.ts";

export const clusters: AwardRule<"clusters"> = {
	find(board, { table, award, ladder }) {
		const plain = table.symbols.flatMap((symbol, index) => (symbol.role === "plain" ? [index] : []));
		return plain.flatMap((symbol) => {
			const own = cellsWhere(board, (other) => other === symbol);
			const joinable = new Set(
				cellsWhere(board, (other) => other === symbol || symbolOf(table, other).role === "wild"),
			);
			return clustersFrom(own, { joinable, board }).flatMap((cells): WinEvent[] => {
				const credits = cells.length < award.least ? 0 : creditsFor(symbolOf(table, symbol), cells.length);
				if (credits === 0) return [];
				const multiplier = cells.reduce((product, cell) => product * multiplierAt(cell), ladder);
				return [{ type: "cluster-win", symbol, count: cells.length, cells, multiplier, pay: credits * multiplier }];
			});
		});

		function multiplierAt(cell: Cell): number {
			const rows = board[0]?.length ?? 1;
			return symbolOf(table, board[Math.floor(cell / rows)]?.[cell % rows]).multiplier;
		}
	},
};

/** The connected groups that hold at least one of `own`, grown over `joinable`; cells ascending. */
function clustersFrom(own: readonly Cell[], over: { joinable: ReadonlySet<Cell>; board: Board }): Cell[][] {
	const rows = over.board[0]?.length ?? 0;
	const seen = new Set<Cell>();
	return own.flatMap((start) => {
		if (seen.has(start)) return [];
		const group = new Set<Cell>([start]);
		for (const cell of group) {
			for (const next of neighbours(cell, rows)) if (over.joinable.has(next)) group.add(next);
		}
		for (const cell of group) seen.add(cell);
		return [[...group].sort((a, b) => a - b)];
	});
}

/** Cells that touch at a side. Those beyond the first or last reel are never joinable, so they need no test. */
function neighbours(cell: Cell, rows: number): Cell[] {
	const row = cell % rows;
	return [cell - rows, cell + rows, ...(row > 0 ? [cell - 1] : []), ...(row < rows - 1 ? [cell + 1] : [])];
}
