// Wins along lines from either end: from the left as ever, and from the right as if the board were seen in a mirror.
import type { Board } from "../events.ts";
import type { Cell } from "../pay-table.ts";
import { lines } from "./lines.ts";
import type { AwardRule } from "./rule.ts";

export const bothWays: AwardRule<"both-ways"> = {
	find(board, { table, award, ladder }) {
		const left = lines.find(board, { table, ladder, award: { kind: "lines", lines: award.lines } });
		const paths = award.lines.map((line) => line.toReversed());
		const right = lines.find(board.toReversed(), { table, ladder, award: { kind: "lines", lines: paths } });
		// A line that is equal all along was already paid from the left.
		const others = right.filter(({ count }) => count < board.length);
		return [
			...left,
			...others.map((win) => ({ ...win, cells: win.cells.map((cell) => mirrored(board, cell)).reverse() })),
		];
	},
};

/** The cell that stands there when the board is seen from behind. */
function mirrored(board: Board, cell: Cell): Cell {
	const rows = board[0]?.length ?? 1;
	return (board.length - 1 - Math.floor(cell / rows)) * rows + (cell % rows);
}
