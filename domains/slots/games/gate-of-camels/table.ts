// The Well at Dawn: 1,024 ways, and free spins whose multiplier rises with every well and stays.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable, ReelSet } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "KWCDFTjdbr";

const plainReels = (words: readonly string[]): ReelSet => ({
	strips: stripsOf(letters, words),
	expandWilds: false,
	cascades: false,
	ladder: [1],
});

export const table: PayTable = {
	game: "gate-of-camels",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 4 },
	symbols: [
		{ code: "waterskin", role: "wild", pays: [], multiplier: 1 },
		{ code: "well", role: "scatter", pays: pays([3, 100], [4, 500], [5, 5000]), multiplier: 1 },
		{ code: "white-camel", role: "plain", pays: pays([3, 20], [4, 150], [5, 2000]), multiplier: 1 },
		{ code: "caravan-guide", role: "plain", pays: pays([3, 12], [4, 50], [5, 250]), multiplier: 1 },
		{ code: "desert-falcon", role: "plain", pays: pays([3, 8], [4, 25], [5, 100]), multiplier: 1 },
		{ code: "oasis-palm", role: "plain", pays: pays([3, 6], [4, 20], [5, 75]), multiplier: 1 },
		{ code: "coffee-pot", role: "plain", pays: pays([3, 2], [4, 5], [5, 15]), multiplier: 1 },
		{ code: "dates", role: "plain", pays: pays([3, 2], [4, 5], [5, 15]), multiplier: 1 },
		{ code: "saddle-bag", role: "plain", pays: pays([3, 1], [4, 4], [5, 12]), multiplier: 1 },
		{ code: "camel-bell", role: "plain", pays: pays([3, 1], [4, 4], [5, 12]), multiplier: 1 },
	],
	award: { kind: "ways" },
	modes: [
		{
			code: "standard",
			cost: 80,
			reels: plainReels([
				"jjjrTFbbbrrrdbbdFDTCrrdCddjjjbbWdFTD",
				"WKdrrFCjdbbbTDFdDCTjjjdddrbjjFbbrrrd",
				"bbbrrddbbbdjDjjjTbTjjdddWFrrrTKDrrFC",
				"ddjrFddbbbCjjjTFbdCbbjjDdrrrTDrrTjKW",
				"dCrrbDbbrCrjdTdbrbDFbbFjdddrTFjTWjjj",
			]),
		},
	],
	bonus: {
		kind: "rising",
		reels: plainReels(["jjdDdCTrFrWTbb", "DjjKFrdTWdCrbb", "TFbbWjjddKDCrr", "jjrDbbddFWCTKr", "WrrDCFbbjjFddT"]),
		awards: [
			{ count: 3, spins: 10 },
			{ count: 4, spins: 12 },
			{ count: 5, spins: 15 },
		],
		most: 8,
	},
	topAward: 72400,
	coins: [1, 2, 5, 10, 20],
};
