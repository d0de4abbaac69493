// Wins by clusters: equal symbols that touch at a side. A wild joins every cluster that it touches, but makes none.
import { cellsWhere, creditsFor, symbolOf } from "../board.ts";
import type { Board } from "../events.ts";
import type { Cell } from "../pay-table.ts";
import type { AwardRule, WinEvent } from "./rule.ts";

export const clusters: AwardRule<"clusters"> = {
	find(board, { table, award, ladder }) {
		const wilds = cellsWhere(board, (symbol) => symbolOf(table, symbol).role === "wild");
		return [...new Set(board.flat())].sort(ascending).flatMap((symbol): WinEvent[] => {
			const { role, pays } = symbolOf(table, symbol);
			const own = role === "plain" ? cellsWhere(board, (other) => other === symbol) : [];
			if (own.length === 0 || own.length + wilds.length < award.least || pays.length === 0) return [];
			const joinable = new Set([...own, ...wilds]);
			return clustersFrom(own, { joinable, board }).flatMap((cells): WinEvent[] => {
				const credits = cells.length < award.least ? 0 : creditsFor(symbolOf(table, symbol), cells.length);
				if (credits === 0) return [];
				const multiplier = cells.reduce((product, cell) => product * multiplierAt(cell), ladder);
				const count = cells.length;
				return [{ type: "cluster-win", symbol, count, cells, multiplier, pay: credits * multiplier }];
			});
		});

		function multiplierAt(cell: Cell): number {
			const rows = board[0]?.length ?? 1;
			return symbolOf(table, board[Math.floor(cell / rows)]?.[cell % rows]).multiplier;
		}
	},
};

const ascending = (a: number, b: number): number => a - b;

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
		return [[...group].sort(ascending)];
	});
}

/** Cells that touch at a side. Those beyond the first or last reel are never joinable, so they need no test. */
function neighbours(cell: Cell, rows: number): Cell[] {
	const row = cell % rows;
	return [cell - rows, cell + rows, ...(row > 0 ? [cell - 1] : []), ...(row < rows - 1 ? [cell + 1] : [])];
}
