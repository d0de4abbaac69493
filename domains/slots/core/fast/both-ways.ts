// Lines from either end, fast: the lines' own evaluation once from the leftmost reel on and once from the rightmost.
import type { PayTable } from "../pay-table.ts";
import type { FastAward } from "./award.ts";
import { linesAlong, reelsOf } from "./lines.ts";

export const fastBothWays: FastAward<"both-ways"> = (table, { lines }, columns) => {
	const order = reelsOf(table);
	const left = linesAlong(table, { lines, columns, order });
	const right = linesAlong(paidOnce(table), { lines, columns, order: order.toReversed(), into: left });
	const [fromLeft, fromRight] = [left.win, right.win];
	return {
		...left,
		win: (cells, ladder, windows) => fromLeft(cells, ladder, windows) + fromRight(cells, ladder, windows),
		// The last reels, which are the first from the right, are not known until the end.
		couldWin: () => true,
	};
};

/** The table in which a line that is equal all along pays nothing: it was paid from the left. */
function paidOnce(table: PayTable): PayTable {
	const { reels } = table.grid;
	const symbols = table.symbols.map((symbol) => {
		const shorter = symbol.pays.filter(({ count }) => count < reels);
		return symbol.role === "plain" ? { ...symbol, pays: [...shorter, { count: reels, credits: 0 }] } : symbol;
	});
	return { ...table, symbols };
}
