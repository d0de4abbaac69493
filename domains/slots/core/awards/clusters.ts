// Wins by clusters: equal symbols that touch at a side. A wild joins every cluster that it touches, but makes none.
import { cellsWhere, creditsFor, symbolOf } from "../board.ts";
import type { Cell } from "../pay-table.ts";
import type { AwardRule, WinEvent } from "./rule.ts";

export const clusters: AwardRule<"clusters"> = {
	find(board, { table, award, ladder }) {
		const shown = board.flat();
		const wilds = cellsWhere(board, (symbol) => symbolOf(table, symbol).role === "wild");
		const cells = { size: shown.length, rows: board[0]?.length ?? 0 };
		return [...new Set(shown)].sort(ascending).flatMap((symbol): WinEvent[] => {
			const { role, pays } = symbolOf(table, symbol);
			const own = role === "plain" ? cellsWhere(board, (other) => other === symbol) : [];
			if (own.length === 0 || own.length + wilds.length < award.least || pays.length === 0) return [];
			return clustersFrom(own, wilds, cells).flatMap((group): WinEvent[] => {
				const credits = group.length < award.least ? 0 : creditsFor(symbolOf(table, symbol), group.length);
				if (credits === 0) return [];
				const multiplier = group.reduce((product, cell) => product * multiplierAt(cell), ladder);
				const count = group.length;
				return [{ type: "cluster-win", symbol, count, cells: group, multiplier, pay: credits * multiplier }];
			});
		});

		function multiplierAt(cell: Cell): number {
			const rows = board[0]?.length ?? 1;
			return symbolOf(table, board[Math.floor(cell / rows)]?.[cell % rows]).multiplier;
		}
	},
};

const ascending = (a: number, b: number): number => a - b;

type Cells = { readonly size: number; readonly rows: number };

/** The connected groups that hold at least one of `own`, grown over `own` and `wilds`; cells ascending. */
function clustersFrom(own: readonly Cell[], wilds: readonly Cell[], { size, rows }: Cells): Cell[][] {
	const free = new Uint8Array(size);
	for (const cell of own) free[cell] = 1;
	for (const cell of wilds) free[cell] = 1;
	const groups: Cell[][] = [];
	for (const start of own) if (free[start] === 1) groups.push(growFrom(start, { free, rows }).sort(ascending));
	return groups;
}

/** All free cells that connect to one, which are free no longer. Cells beyond the first or last reel are never free. */
function growFrom(start: Cell, { free, rows }: { readonly free: Uint8Array; readonly rows: number }): Cell[] {
	const group: Cell[] = [];
	const take = (cell: Cell): void => {
		if (free[cell] !== 1) return;
		free[cell] = 0;
		group.push(cell);
	};
	take(start);
	for (const cell of group) {
		const row = cell % rows;
		take(cell - rows);
		take(cell + rows);
		if (row > 0) take(cell - 1);
		if (row < rows - 1) take(cell + 1);
	}
	return group;
}
