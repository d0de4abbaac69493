// Lantern Tide: thirty lines, and free spins in which every lantern stays lit.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "LMBKCHowsf";

export const table: PayTable = {
	game: "lantern-tide",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 4 },
	symbols: [
		{ code: "lantern", role: "wild", pays: [], multiplier: 1 },
		{ code: "full-moon", role: "scatter", pays: pays([3, 60], [4, 300], [5, 3000]), multiplier: 1 },
		{ code: "sampan", role: "plain", pays: pays([3, 45], [4, 160], [5, 650]), multiplier: 1 },
		{ code: "carp", role: "plain", pays: pays([3, 27], [4, 100], [5, 380]), multiplier: 1 },
		{ code: "crab", role: "plain", pays: pays([3, 22], [4, 75], [5, 280]), multiplier: 1 },
		{ code: "heron", role: "plain", pays: pays([3, 16], [4, 55], [5, 220]), multiplier: 1 },
		{ code: "cowrie", role: "plain", pays: pays([3, 8], [4, 25], [5, 90]), multiplier: 1 },
		{ code: "scallop", role: "plain", pays: pays([3, 8], [4, 25], [5, 90]), multiplier: 1 },
		{ code: "whelk", role: "plain", pays: pays([3, 6], [4, 20], [5, 75]), multiplier: 1 },
		{ code: "starfish", role: "plain", pays: pays([3, 6], [4, 20], [5, 75]), multiplier: 1 },
	],
	award: {
		kind: "lines",
		lines: [
			[0, 0, 0, 0, 0],
			[1, 1, 1, 1, 1],
			[2, 2, 2, 2, 2],
			[3, 3, 3, 3, 3],
			[0, 1, 2, 1, 0],
			[1, 2, 3, 2, 1],
			[2, 1, 0, 1, 2],
			[3, 2, 1, 2, 3],
			[0, 0, 1, 0, 0],
			[1, 1, 0, 1, 1],
			[1, 1, 2, 1, 1],
			[2, 2, 1, 2, 2],
			[2, 2, 3, 2, 2],
			[3, 3, 2, 3, 3],
			[0, 1, 0, 1, 0],
			[1, 0, 1, 0, 1],
			[1, 2, 1, 2, 1],
			[2, 1, 2, 1, 2],
			[2, 3, 2, 3, 2],
			[3, 2, 3, 2, 3],
			[0, 1, 1, 1, 0],
			[1, 2, 2, 2, 1],
			[2, 1, 1, 1, 2],
			[3, 2, 2, 2, 3],
			[1, 0, 0, 0, 1],
			[2, 3, 3, 3, 2],
			[0, 0, 1, 2, 2],
			[3, 3, 2, 1, 1],
			[1, 1, 2, 3, 3],
			[2, 2, 1, 0, 0],
		],
	},
	modes: [
		{
			code: "standard",
			cost: 30,
			reels: {
				strips: stripsOf(letters, [
					"wwssffooCKBssCMBHKoowwssHffKCooffH",
					"KffwwooBCssLHwwMssHffKooBCffHssBCooL",
					"HffssooKffBMooCKwwHLssffKBssooCHLwwC",
					"BCMLffBHssKooffCwwBssooKHwwssooLKffH",
					"HBooKsswwffHKssooCBKssffCooBMHffCww",
				]),
				expandWilds: false,
				cascades: false,
				ladder: [1],
			},
		},
	],
	bonus: {
		kind: "held-wilds",
		wilds: "stay",
		reels: {
			strips: stripsOf(letters, [
				"wwKHoossffBCKHBCwwHKffssBCoo",
				"KBwwLHoossBKCffooHCKffwwCHBssoo",
				"ssHCBwwKCooHBKssooffwwCLffHwwBK",
				"ssKBooHwwCssBKooHssffCHwwBKffCL",
				"ooffHCKwwooHBssKHwwCBKffCssB",
			]),
			expandWilds: false,
			cascades: false,
			ladder: [2],
		},
		awards: [
			{ count: 3, spins: 8 },
			{ count: 4, spins: 10 },
			{ count: 5, spins: 12 },
		],
		limit: 15,
		cap: 13500,
	},
	topAward: 13500,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
