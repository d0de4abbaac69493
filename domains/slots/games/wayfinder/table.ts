// Wayfinder: 243 ways, and free spins on one of three courses, chosen before the spin. Each course returns the same.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { BetMode, PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "CSTKFBwrpn";

const paid = stripsOf(letters, [
	"wwBFKppSBKnnwwrrTFKrrTBFnnpp",
	"rrKBppFSTCppnnFBrrwwFBTKCwwnn",
	"SrrFKwwTppnnFKBTnnKCTrrFCppBww",
	"STFpprrBTKnnwwFCKnnppwwBCKFTBrr",
	"FppnnKTBSFKnnwwBKrrTFppwwBrr",
]);
const free = stripsOf(letters, [
	"ppBKwwTTTTrrFBnnKF",
	"nnwwBKFTTTTBrrppKFC",
	"BppFwwKTTTTBFrrCKnn",
	"wwFTTTTrrBnnKFppCKB",
	"nnBwwFppKTTTTBFKrr",
]);

/** Few spins at many times or many at one: spins x times is the same, and so is what they return. */
function course(code: string, of: { spins: number; times: number; topAward: number }): BetMode {
	return {
		code,
		cost: 25,
		reels: { strips: paid, expandWilds: false, cascades: false, ladder: [1] },
		freeSpins: {
			reels: { strips: free, expandWilds: false, cascades: false, ladder: [of.times] },
			awards: [
				{ count: 3, spins: of.spins },
				{ count: 4, spins: (of.spins * 3) / 2 },
				{ count: 5, spins: of.spins * 2 },
			],
			more: [],
			limit: of.spins * 2,
		},
		topAward: of.topAward,
	};
}

export const table: PayTable = {
	game: "wayfinder",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 3 },
	symbols: [
		{ code: "canoe", role: "wild", pays: [], multiplier: 1 },
		{ code: "star-compass", role: "scatter", pays: pays([3, 50], [4, 250], [5, 1000]), multiplier: 1 },
		{ code: "turtle", role: "plain", pays: pays([3, 11], [4, 38], [5, 140]), multiplier: 1 },
		{ code: "frigatebird", role: "plain", pays: pays([3, 11], [4, 32], [5, 115]), multiplier: 1 },
		{ code: "flying-fish", role: "plain", pays: pays([3, 9], [4, 28], [5, 95]), multiplier: 1 },
		{ code: "breadfruit", role: "plain", pays: pays([3, 7], [4, 22], [5, 75]), multiplier: 1 },
		{ code: "wave-print", role: "plain", pays: pays([3, 4], [4, 10], [5, 30]), multiplier: 1 },
		{ code: "reef-print", role: "plain", pays: pays([3, 4], [4, 10], [5, 30]), multiplier: 1 },
		{ code: "palm-print", role: "plain", pays: pays([3, 3], [4, 8], [5, 25]), multiplier: 1 },
		{ code: "net-print", role: "plain", pays: pays([3, 3], [4, 8], [5, 25]), multiplier: 1 },
	],
	award: { kind: "ways" },
	modes: [
		course("calm", { spins: 16, times: 1, topAward: 34020 }),
		course("trade", { spins: 8, times: 2, topAward: 68040 }),
		course("storm", { spins: 4, times: 4, topAward: 136080 }),
	],

	topAward: 34020,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
