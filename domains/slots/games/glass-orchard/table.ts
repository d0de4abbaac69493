// Glass Orchard: eight or more anywhere on six by five, cascades, and free spins on a ladder twice as steep.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "SMPFAGLB";

export const table: PayTable = {
	game: "glass-orchard",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 6, rows: 5 },
	symbols: [
		{ code: "sun-window", role: "scatter", pays: pays([5, 40], [6, 200]), multiplier: 1 },
		{ code: "pomegranate", role: "plain", pays: pays([8, 100], [9, 250], [10, 1000]), multiplier: 1 },
		{ code: "plum", role: "plain", pays: pays([8, 60], [9, 150], [10, 600]), multiplier: 1 },
		{ code: "fig", role: "plain", pays: pays([8, 40], [9, 100], [10, 400]), multiplier: 1 },
		{ code: "apricot", role: "plain", pays: pays([8, 25], [9, 60], [10, 200]), multiplier: 1 },
		{ code: "grape", role: "plain", pays: pays([8, 14], [9, 25], [10, 45]), multiplier: 1 },
		{ code: "lime", role: "plain", pays: pays([8, 9], [10, 22], [12, 85]), multiplier: 1 },
		{ code: "bilberry", role: "plain", pays: pays([8, 7], [10, 18], [12, 70]), multiplier: 1 },
	],
	award: { kind: "anywhere", least: 8 },
	modes: [
		{
			code: "standard",
			cost: 20,
			reels: {
				strips: stripsOf(letters, [
					"PBMAFBLASBLGPBLG",
					"LBGMALFGBLPSFBLAM",
					"BFLMPBLGMBAGPSBLG",
					"BLSGAMLPABLFBGLPF",
					"LGMFLBFGLBMSPBGAB",
					"ASBLPMBLPGMLAFBLG",
				]),
				expandWilds: false,
				cascades: true,
				ladder: [1, 2, 3, 4, 5],
			},
		},
	],
	freeSpins: {
		reels: {
			strips: stripsOf(letters, [
				"MLBFAPBGLBA",
				"LPMBLGMLFBA",
				"BLMBGLABFGP",
				"LGFMLABPLMB",
				"LBMPABGLMBF",
				"GLABLFGMLPB",
			]),
			expandWilds: false,
			cascades: true,
			ladder: [2, 4, 6, 8, 10],
		},
		awards: [
			{ count: 5, spins: 12 },
			{ count: 6, spins: 20 },
		],
		more: [],
		limit: 40,
	},
	topAward: 12430,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
