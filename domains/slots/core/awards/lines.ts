// Wins along lines: equal symbols from the leftmost reel on. Multiplying wilds in the line multiply it together.
import { creditsFor, symbolOf } from "../board.ts";
import type { SymbolIndex } from "../pay-table.ts";
import type { AwardRule, WinEvent } from "./rule.ts";

export const lines: AwardRule<"lines"> = {
	find(board, { table, award, ladder }) {
		return award.lines.flatMap((rows, line): WinEvent[] => {
			const shown = board.map((column, reel) => column[rows[reel] ?? -1]);
			const [symbol] = shown;
			if (symbol === undefined || symbolOf(table, symbol).role !== "plain") return [];
			const run = runOf(shown, (other) => other === symbol || symbolOf(table, other).role === "wild");
			const credits = creditsFor(symbolOf(table, symbol), run.length);
			if (credits === 0) return [];
			const multiplier = run.reduce((product, other) => product * symbolOf(table, other).multiplier, ladder);
			const rowCount = board[0]?.length ?? 0;
			const cells = run.map((_, reel) => reel * rowCount + (rows[reel] ?? 0));
			return [{ type: "line-win", line, symbol, count: run.length, cells, multiplier, pay: credits * multiplier }];
		});
	},
};

/** The symbols from the left as long as they belong to the run. */
function runOf(shown: readonly (SymbolIndex | undefined)[], belongs: (symbol: SymbolIndex) => boolean): SymbolIndex[] {
	const run: SymbolIndex[] = [];
	for (const symbol of shown) {
		if (symbol === undefined || !belongs(symbol)) break;
		run.push(symbol);
	}
	return run;
}
