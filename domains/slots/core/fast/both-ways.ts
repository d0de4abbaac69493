// Lines from either end, fast: the lines' own evaluation once on the cells and once on their mirror image.
import type { PayTable } from "../pay-table.ts";
import type { Cells, FastAward } from "./award.ts";
import { fastLines } from "./lines.ts";

export const fastBothWays: FastAward<"both-ways"> = (table, award) => {
	const { reels, rows } = table.grid;
	const left = fastLines(table, { kind: "lines", lines: award.lines });
	const paths = award.lines.map((line) => line.toReversed());
	const right = fastLines(paidOnce(table), { kind: "lines", lines: paths }, left);
	const behind = Uint8Array.from({ length: reels * rows }, (_, cell) => {
		const reel = Math.floor(cell / rows);
		return (reels - 1 - reel) * rows + (cell % rows);
	});
	const turned = new Uint8Array(reels * rows);

	function win(cells: Cells, ladder: number): number {
		for (let cell = 0; cell < turned.length; cell++) turned[cell] = cells[behind[cell] ?? 0] ?? 0;
		const fromLeft = left.win(cells, ladder);
		const fromRight = right.win(turned, ladder);
		if (fromRight > 0) takeOver();
		return fromLeft + fromRight;
	}

	function takeOver(): void {
		for (let cell = 0; cell < turned.length; cell++) {
			if (right.removed[cell] === 1) left.removed[behind[cell] ?? 0] = 1;
		}
		right.removed.fill(0);
	}

	const { removed, bySymbol, hits, stride } = left;
	// The last reels, which are the first from the right, are not known until the end.
	return { win, couldWin: () => true, removed, bySymbol, hits, stride };
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
