// Kites Over the Estuary: ten lines that win from either end, and free spins under a wind that doubles everything.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "WSKHFBrygtp";

export const table: PayTable = {
	game: "paper-kites",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 3 },
	symbols: [
		{ code: "kite-wind", role: "wild", pays: [], multiplier: 1 },
		{ code: "weather-vane", role: "scatter", pays: pays([3, 20], [4, 60], [5, 250]), multiplier: 1 },
		{ code: "swallow-kite", role: "plain", pays: pays([3, 40], [4, 120], [5, 1000]), multiplier: 1 },
		{ code: "heron-kite", role: "plain", pays: pays([3, 30], [4, 80], [5, 400]), multiplier: 1 },
		{ code: "carp-kite", role: "plain", pays: pays([3, 24], [4, 60], [5, 300]), multiplier: 1 },
		{ code: "box-kite", role: "plain", pays: pays([3, 20], [4, 50], [5, 200]), multiplier: 1 },
		{ code: "red-spool", role: "plain", pays: pays([3, 7], [4, 22], [5, 100]), multiplier: 1 },
		{ code: "yellow-ribbon", role: "plain", pays: pays([3, 7], [4, 18], [5, 80]), multiplier: 1 },
		{ code: "green-reed", role: "plain", pays: pays([3, 6], [4, 15], [5, 60]), multiplier: 1 },
		{ code: "tide-shell", role: "plain", pays: pays([3, 5], [4, 15], [5, 60]), multiplier: 1 },
		{ code: "mud-crab", role: "plain", pays: pays([3, 4], [4, 12], [5, 50]), multiplier: 1 },
	],
	award: {
		kind: "both-ways",
		lines: [
			[1, 1, 1, 1, 1],
			[0, 0, 0, 0, 0],
			[2, 2, 2, 2, 2],
			[0, 1, 2, 1, 0],
			[2, 1, 0, 1, 2],
			[0, 0, 1, 0, 0],
			[2, 2, 1, 2, 2],
			[1, 0, 0, 0, 1],
			[1, 2, 2, 2, 1],
			[1, 0, 1, 2, 1],
		],
	},
	modes: [
		{
			code: "standard",
			cost: 10,
			reels: {
				strips: stripsOf(letters, [
					"KpprrttHggyyFppBrrSggtt",
					"HggWttrrKyyppBggFttSppyyr",
					"FrrttWggKppyyHBttSggrrWpp",
					"BppyyWttHrrggKFppyySttrrg",
					"FggttHyyppKrrBSggttyypp",
				]),
				expandWilds: false,
				cascades: false,
				ladder: [1],
			},
		},
	],
	freeSpins: {
		reels: {
			strips: stripsOf(letters, [
				"KrrHttggFyyBppSrr",
				"HggWttKrrFyyppBS",
				"WrrttKggHyyWBFpp",
				"BppWyyKttHrrggFS",
				"FggttKyyHrrBppSgg",
			]),
			expandWilds: false,
			cascades: false,
			ladder: [2],
		},
		awards: [
			{ count: 3, spins: 8 },
			{ count: 4, spins: 12 },
			{ count: 5, spins: 20 },
		],
		more: [{ count: 3, spins: 4 }],
		limit: 60,
	},
	topAward: 2132,
	coins: [1, 2, 5, 10, 20, 50, 100, 200],
};
