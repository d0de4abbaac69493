// Magpie and Tiger: 243 ways, a wild that doubles, and fills its reel in the free spins.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "TSMPFGbckw";

export const table: PayTable = {
	game: "magpie-tiger",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 3 },
	symbols: [
		{ code: "tiger", role: "wild", pays: [], multiplier: 2 },
		{ code: "red-sun", role: "scatter", pays: pays([3, 50], [4, 250], [5, 2500]), multiplier: 1 },
		{ code: "magpie", role: "plain", pays: pays([3, 15], [4, 40], [5, 100]), multiplier: 1 },
		{ code: "pine", role: "plain", pays: pays([3, 12], [4, 30], [5, 75]), multiplier: 1 },
		{ code: "peony", role: "plain", pays: pays([3, 10], [4, 25], [5, 60]), multiplier: 1 },
		{ code: "gourd", role: "plain", pays: pays([3, 8], [4, 20], [5, 40]), multiplier: 1 },
		{ code: "brush", role: "plain", pays: pays([3, 4], [4, 8], [5, 20]), multiplier: 1 },
		{ code: "ink-stick", role: "plain", pays: pays([3, 4], [4, 8], [5, 20]), multiplier: 1 },
		{ code: "inkstone", role: "plain", pays: pays([3, 2], [4, 5], [5, 12]), multiplier: 1 },
		{ code: "paper", role: "plain", pays: pays([3, 2], [4, 5], [5, 12]), multiplier: 1 },
	],
	award: { kind: "ways" },
	modes: [
		{
			code: "standard",
			cost: 25,
			reels: {
				strips: stripsOf(letters, [
					"SccwwwkPkkkMwbcFGPkkbbFFMGG",
					"GGcckPwwGPMkkkbbFbTMwwwScF",
					"SbbbwwwPkkwcbFkkPTGFFGMccM",
					"ccPSbGFPbbkkkTwMkwwMcccGF",
					"SGkkbPGbbccwwMFPMFcckkkwww",
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
				"GwwbbcPPccSPGGFFMMMMFkkwkb",
				"MGGPwwFFcckkkccPMbbbTwwkkSb",
				"MwwPbbMcwwwGGSkkFFTbbkkcccP",
				"McckSccwwGGkkkwwMPFFPbbTbbb",
				"bbPPMMMMwwkkccGGSkkccwwwbbFF",
			]),
			expandWilds: true,
			cascades: false,
			ladder: [1],
		},
		awards: [
			{ count: 3, spins: 8 },
			{ count: 4, spins: 12 },
			{ count: 5, spins: 20 },
		],
		more: [{ count: 3, spins: 5 }],
		limit: 50,
	},
	topAward: 194400,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
