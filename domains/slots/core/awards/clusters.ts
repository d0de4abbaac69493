// Wins by clusters: equal symbols that touch at a side. A wild joins every cluster that it touches, but makes none.
import { creditsFor, symbolOf } from "../board.ts";
import type { Board } from "../events.ts";
import type { Cell, PayTable, SymbolIndex } from "../pay-table.ts";
import type { AwardRule, Evaluation, WinEvent } from "./rule.ts";

export const clusters: AwardRule<"clusters"> = {
	find(board, { table, award, ladder, floor }) {
		const field = fieldOf(board, table);
		const wins: WinEvent[] = [];
		for (let start = 0; start < field.cells.length; start++) {
			const symbol = field.cells[start] ?? nobody;
			if (field.takenFor[start] === symbol || symbolOf(table, symbol).role !== "plain") continue;
			const cells = growFrom(start, symbol, field);
			const count = cells.length;
			const credits = count < award.least ? 0 : creditsFor(symbolOf(table, symbol), count);
			if (credits === 0) continue;
			let multiplier = ladder * tilesBelow(cells, floor);
			for (const cell of cells) multiplier *= symbolOf(table, field.cells[cell]).multiplier;
			cells.sort(ascending);
			wins.push({ type: "cluster-win", symbol, count, cells, multiplier, pay: credits * multiplier });
		}
		return wins.sort((one, other) => one.symbol - other.symbol);
	},
};

/** The sum of the tiles below a cluster: 1 where none lies. */
function tilesBelow(cells: readonly Cell[], floor: Evaluation["floor"]): number {
	if (floor === undefined) return 1;
	return Math.max(
		1,
		cells.reduce((sum, cell) => sum + floor(cell), 0),
	);
}

const nobody = -1;

const ascending = (a: number, b: number): number => a - b;

type Field = {
	readonly table: PayTable;
	readonly cells: readonly SymbolIndex[];
	/**
	 * The symbol whose cluster last took the cell. A wild may be taken for one symbol after another; two clusters of
	 * one symbol never share one, for it would join them.
	 */
	readonly takenFor: SymbolIndex[];
	readonly rows: number;
};

function fieldOf(board: Board, table: PayTable): Field {
	const cells: SymbolIndex[] = [];
	for (const column of board) for (const symbol of column) cells.push(symbol);
	return { table, cells, takenFor: cells.map(() => nobody), rows: board[0]?.length ?? 0 };
}

/** All cells that connect to one: its own symbol and wilds. Beyond the first or last reel there is nothing. */
function growFrom(start: Cell, symbol: SymbolIndex, field: Field): Cell[] {
	const group: Cell[] = [];
	const cluster = { symbol, group };
	take(start, cluster, field);
	for (const cell of group) {
		const row = cell % field.rows;
		take(cell - field.rows, cluster, field);
		take(cell + field.rows, cluster, field);
		if (row > 0) take(cell - 1, cluster, field);
		if (row < field.rows - 1) take(cell + 1, cluster, field);
	}
	return group;
}

function take(cell: Cell, cluster: { symbol: SymbolIndex; group: Cell[] }, field: Field): void {
	if (cell < 0 || cell >= field.cells.length || field.takenFor[cell] === cluster.symbol) return;
	const shown = field.cells[cell];
	if (shown !== cluster.symbol && symbolOf(field.table, shown).role !== "wild") return;
	field.takenFor[cell] = cluster.symbol;
	cluster.group.push(cell);
}
