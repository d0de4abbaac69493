// A win that grows: the reels of the longest win fill with its symbol and are held while the others turn again, as long as
// the win then reaches further reels. One that holds every reel pays a last time.
import { winOf } from "../features/longest-win.ts";
import { topOf } from "../maths/spectrum.ts";
import { heldReels, spectrumWith } from "./held-reels.ts";
import type { BonusRule } from "./rule.ts";

export const grow: BonusRule<"grow"> = {
	...heldReels({
		gives: ({ table }) =>
			Array.from({ length: (table.grid.reels + 1) * table.symbols.length - 1 }, (_, index) => ({
				count: index + 1,
				spins: index + 1,
			})),
		held: ({ table }, state) => {
			const { symbol, count } = winOf(table.symbols.length, state);
			return { reels: 2 ** count - 1, symbol };
		},
		next: ({ table: { symbols } }, { before, after }) =>
			winOf(symbols.length, after).count > winOf(symbols.length, before).count ? after : undefined,
		// No board wins more than one that shows a single symbol.
		top: (of) => {
			const { symbols, grid } = of.table;
			const plain = symbols.flatMap(({ role }, symbol) => (role === "plain" ? [symbol] : []));
			return Math.max(...plain.map((symbol) => topOf(spectrumWith(of, { reels: 2 ** grid.reels - 1, symbol })).win));
		},
	}),
	faults: ({ table, bonus: { reels } }) => [
		...(table.award.kind === "ways" ? [] : ["wins grow on ways alone"]),
		...(reels.expandWilds || reels.cascades || reels.mystery !== undefined
			? ["reels that a win fills neither fall nor expand"]
			: []),
		...((table.grid.reels + 1) * table.symbols.length <= 255 ? [] : ["too many symbols for a win that grows"]),
	],
};
