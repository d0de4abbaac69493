// Wins along lines: equal symbols from the leftmost reel on. Multiplying wilds in the line multiply it together.
import { creditsFor, symbolOf } from "../board.ts";
import type { Board } from "../events.ts";
import type { PayTable, SymbolIndex } from "../pay-table.ts";
import type { AwardRule, WinEvent } from "./rule.ts";

export const lines: AwardRule<"lines"> = {
	find(board, { table, award, ladder }) {
		const wins: WinEvent[] = [];
		for (const [line, rows] of award.lines.entries()) {
			const run = runAlong(board, { table, rows });
			if (run === undefined) continue;
			const { symbol, count } = run;
			const credits = creditsFor(symbolOf(table, symbol), count);
			if (credits === 0) continue;
			const height = board[0]?.length ?? 0;
			const cells = rows.slice(0, count).map((row, reel) => reel * height + row);
			const multiplier = run.multiplier * ladder;
			wins.push({ type: "line-win", line, symbol, count, cells, multiplier, pay: credits * multiplier });
		}
		return wins;
	},
};

type Run = { readonly symbol: SymbolIndex; readonly count: number; readonly multiplier: number };

/** The plain symbol that begins a line, how many reels it holds with its wilds, and what these multiply together. */
function runAlong(board: Board, line: { table: PayTable; rows: readonly number[] }): Run | undefined {
	const symbol = board[0]?.[line.rows[0] ?? -1];
	if (symbol === undefined) return undefined;
	const first = symbolOf(line.table, symbol);
	if (first.role !== "plain") return undefined;
	let count = 1;
	let { multiplier } = first;
	for (; count < board.length; count++) {
		const other = board[count]?.[line.rows[count] ?? -1];
		if (other === undefined) break;
		const { role, multiplier: times } = symbolOf(line.table, other);
		if (other !== symbol && role !== "wild") break;
		multiplier *= times;
	}
	return { symbol, count, multiplier };
}
