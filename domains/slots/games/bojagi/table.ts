// Bojagi: clusters of five or more on five by five, cascades with a growing multiplier. No free spins.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "MBPKjir";

export const table: PayTable = {
	game: "bojagi",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 5 },
	symbols: [
		{ code: "moon-jar", role: "wild", pays: [], multiplier: 1 },
		{
			code: "butterfly-knot",
			role: "plain",
			pays: pays([5, 50], [6, 90], [7, 175], [8, 400], [10, 1000]),
			multiplier: 1,
		},
		{
			code: "plum-blossom",
			role: "plain",
			pays: pays([5, 30], [6, 50], [7, 80], [8, 150], [10, 400]),
			multiplier: 1,
		},
		{
			code: "persimmon",
			role: "plain",
			pays: pays([5, 15], [6, 25], [7, 40], [8, 80], [10, 200], [13, 800]),
			multiplier: 1,
		},
		{
			code: "jade-patch",
			role: "plain",
			pays: pays([5, 8], [6, 12], [7, 20], [8, 40], [10, 100], [13, 400]),
			multiplier: 1,
		},
		{
			code: "indigo-patch",
			role: "plain",
			pays: pays([5, 5], [6, 8], [7, 12], [8, 20], [10, 60], [13, 200]),
			multiplier: 1,
		},
		{
			code: "ramie-patch",
			role: "plain",
			pays: pays([5, 4], [6, 6], [7, 10], [8, 15], [10, 50], [13, 150]),
			multiplier: 1,
		},
	],
	award: { kind: "clusters", least: 5 },
	modes: [
		{
			code: "standard",
			cost: 20,
			reels: {
				strips: stripsOf(letters, [
					"rrKjiiBiiKrBBrrPPKKjPjj",
					"jjBrriirrjKiiBBKKrPKMjPP",
					"rriiBiiMrrPKjjPPKjBBrKKj",
					"KBPPiijjKPrBBjMiijrrKKrr",
					"KKPKjiirrBBKrrjjiijBPPr",
				]),
				expandWilds: false,
				cascades: true,
				ladder: [1, 2, 3, 5, 8],
			},
		},
	],
	topAward: 9044,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
