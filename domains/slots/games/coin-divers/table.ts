// Coins in the Harbour: three reels, and coins that stay: hold and win, met or bought; what is won may be doubled.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable, ReelSet } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "LCDBAGFRK";

const reelsOf = (words: readonly string[]): ReelSet => ({
	strips: stripsOf(letters, words),
	expandWilds: false,
	cascades: false,
	ladder: [1],
});

export const table: PayTable = {
	game: "coin-divers",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 3, rows: 3 },
	symbols: [
		{ code: "quay-lamp", role: "wild", pays: [], multiplier: 1 },
		{ code: "harbour-coin", role: "scatter", pays: [], multiplier: 1 },
		{ code: "sponge-diver", role: "plain", pays: pays([3, 300]), multiplier: 1 },
		{ code: "steamer", role: "plain", pays: pays([3, 100]), multiplier: 1 },
		{ code: "anchor", role: "plain", pays: pays([3, 60]), multiplier: 1 },
		{ code: "gull", role: "plain", pays: pays([3, 30]), multiplier: 1 },
		{ code: "flying-fish", role: "plain", pays: pays([3, 25]), multiplier: 1 },
		{ code: "rope-knot", role: "plain", pays: pays([3, 12]), multiplier: 1 },
		{ code: "crab", role: "plain", pays: pays([3, 12]), multiplier: 1 },
	],
	award: {
		kind: "lines",
		lines: [
			[1, 1, 1],
			[0, 0, 0],
			[2, 2, 2],
			[0, 1, 2],
			[2, 1, 0],
		],
	},
	modes: [
		{
			code: "standard",
			cost: 10,
			reels: reelsOf([
				"AKKBRRFDGGCRRBAFFKKGGBDFFAKKCRRG",
				"CARRDCFKKAGGDFFKKRRBLGGRRBFFALKK",
				"BGKKRRLDAGGBKKLAFFRRGGCKKRRACFFD",
			]),
		},
		{
			// Every third symbol is a coin: each reel shows one, wherever it stops.
			code: "bought",
			cost: 550,
			bought: true,
			reels: reelsOf(["CDBCAGCGFCRKCKBCFRCAD", "CLBCGGCAFCRRCKDCKFCBR", "CFBCKLCRGCAACDFCBKCRG"]),
		},
	],
	bonus: {
		kind: "hold",
		least: 3,
		respins: 3,
		landing: { of: 1, in: 12 },
		coins: [
			{ credits: 20, weight: 60 },
			{ credits: 40, weight: 24 },
			{ credits: 60, weight: 10 },
			{ credits: 100, weight: 5 },
			{ credits: 250, weight: 2 },
			{ credits: 500, weight: 1 },
		],
		full: 10000,
	},
	doubleUp: { steps: 3, most: 8000 },
	topAward: 10000,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
