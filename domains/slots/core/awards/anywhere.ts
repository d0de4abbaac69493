// Wins by number alone: equal symbols wherever they stand on the board. A wild counts for every symbol.
import { creditsFor, symbolOf } from "../board.ts";
import type { AwardRule, WinEvent } from "./rule.ts";

export const anywhere: AwardRule<"anywhere"> = {
	find(board, { table, award, ladder }) {
		const wins: WinEvent[] = [];
		for (const [symbol, { role }] of table.symbols.entries()) {
			if (role !== "plain") continue;
			let cell = 0;
			let multiplier = ladder;
			let own = 0;
			const cells: number[] = [];
			for (const other of board.flat()) {
				const joins = other === symbol || symbolOf(table, other).role === "wild";
				if (joins) cells.push(cell);
				if (joins) multiplier *= symbolOf(table, other).multiplier;
				if (other === symbol) own++;
				cell++;
			}
			const count = cells.length;
			// Wilds alone are nobody's win.
			const credits = own === 0 || count < award.least ? 0 : creditsFor(symbolOf(table, symbol), count);
			if (credits > 0) wins.push({ type: "anywhere-win", symbol, count, cells, multiplier, pay: credits * multiplier });
		}
		return wins;
	},
};
