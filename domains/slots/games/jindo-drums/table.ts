// Drums of the Moon Dance: twenty-five lines, and drums that double or treble a win, all of them multiplied together.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "DTMPGHSrbyg";

export const table: PayTable = {
	game: "jindo-drums",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 4 },
	symbols: [
		{ code: "double-drum", role: "wild", pays: [], multiplier: 2 },
		{ code: "treble-drum", role: "wild", pays: [], multiplier: 3 },
		{ code: "moon-ring", role: "scatter", pays: pays([3, 40], [4, 400]), multiplier: 1 },
		{ code: "dancer", role: "plain", pays: pays([3, 25], [4, 75], [5, 300]), multiplier: 1 },
		{ code: "gong", role: "plain", pays: pays([3, 20], [4, 60], [5, 200]), multiplier: 1 },
		{ code: "hourglass-drum", role: "plain", pays: pays([3, 15], [4, 45], [5, 150]), multiplier: 1 },
		{ code: "shawm", role: "plain", pays: pays([3, 12], [4, 40], [5, 120]), multiplier: 1 },
		{ code: "red-sash", role: "plain", pays: pays([3, 5], [4, 15], [5, 50]), multiplier: 1 },
		{ code: "blue-sash", role: "plain", pays: pays([3, 5], [4, 15], [5, 50]), multiplier: 1 },
		{ code: "yellow-sash", role: "plain", pays: pays([3, 4], [4, 12], [5, 40]), multiplier: 1 },
		{ code: "green-sash", role: "plain", pays: pays([3, 4], [4, 12], [5, 40]), multiplier: 1 },
	],
	award: {
		kind: "lines",
		lines: [
			[1, 1, 1, 1, 1],
			[2, 2, 2, 2, 2],
			[0, 0, 0, 0, 0],
			[3, 3, 3, 3, 3],
			[1, 2, 3, 2, 1],
			[2, 1, 0, 1, 2],
			[0, 1, 2, 1, 0],
			[3, 2, 1, 2, 3],
			[0, 1, 1, 1, 0],
			[1, 2, 2, 2, 1],
			[2, 3, 3, 3, 2],
			[1, 0, 0, 0, 1],
			[2, 1, 1, 1, 2],
			[3, 2, 2, 2, 3],
			[0, 1, 0, 1, 0],
			[1, 0, 1, 0, 1],
			[1, 2, 1, 2, 1],
			[2, 1, 2, 1, 2],
			[2, 3, 2, 3, 2],
			[3, 2, 3, 2, 3],
			[0, 0, 1, 2, 3],
			[3, 3, 2, 1, 0],
			[0, 1, 2, 3, 3],
			[3, 2, 1, 0, 0],
			[1, 1, 2, 1, 1],
		],
	},
	modes: [
		{
			code: "standard",
			cost: 25,
			reels: {
				strips: stripsOf(letters, [
					"PrrbbMGyyggSrrHbbPyyggHrrGbb",
					"rrPyygHbbMSrryyGggbbDHyyrrgg",
					"bbGrryySMggHbbPrryyggTHbbrrG",
					"yySggMPrrbbHyyGggDrrbbPHyySr",
					"ggHrrPbbSyyPggGrrbbyyHPrrggS",
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
				"PPrrMGyyHbbggSrr",
				"PrrDPHbbggSyyGMrD",
				"PPTGrrySgHyyPrTbM",
				"ySgMPPDrbHyyGrrDH",
				"PPHrrPGbSyyPGrrbb",
			]),
			expandWilds: false,
			cascades: false,
			ladder: [1],
		},
		awards: [
			{ count: 3, spins: 8 },
			{ count: 4, spins: 12 },
		],
		more: [{ count: 3, spins: 4 }],
		limit: 40,
	},
	topAward: 11335,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
