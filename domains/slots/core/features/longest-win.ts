// The longest win of a board as one number, for bonuses that go on from it: by its reels, then by its symbol.
import type { SlotEvent } from "../events.ts";
import type { PayTable, SymbolIndex } from "../pay-table.ts";

type Win = { readonly symbol: SymbolIndex; readonly count: number };

/** More reels are more; of equally many the symbol that stands first in the table. Above 0, below 256. */
export const winMark = (symbols: number, { symbol, count }: Win): number => count * symbols + symbols - 1 - symbol;

/** The win that a mark tells of. */
export const winOf = (symbols: number, mark: number): Win => ({
	count: Math.floor(mark / symbols),
	symbol: symbols - 1 - (mark % symbols),
});

/** The mark of the longest of these wins; 0 when there is none, or when no bonus of the table asks for it. */
export function longestWin({ symbols, bonus }: PayTable, events: readonly SlotEvent[]): number {
	if (bonus?.kind !== "grow") return 0;
	return events.reduce(
		(most, event) => (event.type === "ways-win" ? Math.max(most, winMark(symbols.length, event)) : most),
		0,
	);
}
