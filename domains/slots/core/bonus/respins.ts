// Respins of reels that a wild holds. Which reels are held is a set that only grows.
import { startMark } from "../features/scatters.ts";
import { topOf } from "../maths/spectrum.ts";
import type { PayTable, ReelSet, SymbolIndex } from "../pay-table.ts";
import { heldReels, spectrumWith } from "./held-reels.ts";
import type { BonusRule } from "./rule.ts";

export const respins: BonusRule<"respins"> = {
	...heldReels({
		gives: ({ table }) =>
			Array.from({ length: 2 ** table.grid.reels - 1 }, (_, index) => ({ count: index + 1, spins: index + 1 })),
		held: ({ table }, state) => ({ reels: state, symbol: wildOf(table) }),
		next: (_, { before, after }) => (after === before ? undefined : after),
		top: (of) => topOf(spectrumWith(of, { reels: wildReels(of.table, of.bonus.reels), symbol: wildOf(of.table) })).win,
	}),
	faults: ({ table, bonus }) => [
		...(bonus.reels.expandWilds && table.modes.every(({ reels }) => reels.expandWilds)
			? []
			: ["reels are held by wilds that expand"]),
		...(table.symbols.filter(({ role }) => role === "wild").length === 1 ? [] : ["one kind of wild holds its reel"]),
		...(table.award.kind === "lines" || table.award.kind === "ways" ? [] : ["reels are held on lines and ways alone"]),
		...(table.grid.reels <= 6 ? [] : ["at most six reels can be held"]),
	],
};

const wildOf = (table: PayTable): SymbolIndex => table.symbols.findIndex(({ role }) => role === "wild");

/** The reels that can show a wild, a bit each. */
const wildReels = (table: PayTable, { strips }: ReelSet): number =>
	strips.reduce((all, column, reel) => all + startMark(table, { column, reel }), 0);
