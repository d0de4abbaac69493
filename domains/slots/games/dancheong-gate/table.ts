// Dancheong Gate: five reels, twenty lines, a wild that stands in, free spins at three times.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "GBPCLDrajsi";

export const table: PayTable = {
	game: "dancheong-gate",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 3 },
	symbols: [
		{ code: "gate-guardian", role: "wild", pays: [], multiplier: 1 },
		{ code: "wind-bell", role: "scatter", pays: pays([3, 40], [4, 200], [5, 1000]), multiplier: 1 },
		{ code: "phoenix", role: "plain", pays: pays([3, 25], [4, 100], [5, 500]), multiplier: 1 },
		{ code: "crane", role: "plain", pays: pays([3, 20], [4, 70], [5, 250]), multiplier: 1 },
		{ code: "lotus", role: "plain", pays: pays([3, 15], [4, 50], [5, 200]), multiplier: 1 },
		{ code: "drum", role: "plain", pays: pays([3, 10], [4, 45], [5, 180]), multiplier: 1 },
		{ code: "cinnabar", role: "plain", pays: pays([3, 10], [4, 30], [5, 120]), multiplier: 1 },
		{ code: "azure", role: "plain", pays: pays([3, 10], [4, 30], [5, 120]), multiplier: 1 },
		{ code: "jade", role: "plain", pays: pays([3, 8], [4, 25], [5, 100]), multiplier: 1 },
		{ code: "saffron", role: "plain", pays: pays([3, 8], [4, 25], [5, 100]), multiplier: 1 },
		{ code: "ink", role: "plain", pays: pays([3, 6], [4, 20], [5, 80]), multiplier: 1 },
	],
	award: {
		kind: "lines",
		lines: [
			[1, 1, 1, 1, 1],
			[0, 0, 0, 0, 0],
			[2, 2, 2, 2, 2],
			[0, 1, 2, 1, 0],
			[2, 1, 0, 1, 2],
			[0, 0, 1, 0, 0],
			[2, 2, 1, 2, 2],
			[1, 2, 2, 2, 1],
			[1, 0, 0, 0, 1],
			[1, 0, 1, 0, 1],
			[1, 2, 1, 2, 1],
			[0, 1, 0, 1, 0],
			[2, 1, 2, 1, 2],
			[1, 1, 0, 1, 1],
			[1, 1, 2, 1, 1],
			[0, 1, 1, 1, 0],
			[2, 1, 1, 1, 2],
			[0, 0, 2, 0, 0],
			[2, 2, 0, 2, 2],
			[0, 2, 0, 2, 0],
		],
	},
	modes: [
		{
			code: "standard",
			cost: 20,
			reels: {
				strips: stripsOf(letters, [
					"CPisBrrssCCaLLPDaaiiDDrjLjj",
					"DLLaGjjPssLBiGDDaaPrrCCsrji",
					"BiirrjLLDDCCssGrPaaPsGGjjaD",
					"aassGGarrLBDDCiijjrCPLLjPi",
					"CPiiCrrirssGDDjjBLsPaaDaLL",
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
				"jjPPPParDaaLLCCBDDijCiissrr",
				"aarrisDDjjLrLLPPPPBajiiGCCss",
				"GGBjiDDPPPPajjiisDCCssrrLLaa",
				"ssrrDDarCCjaajjLLPPPPiiBiGG",
				"LLGLirBrrjjPPPPiiDaajCCassDD",
			]),
			expandWilds: false,
			cascades: false,
			ladder: [3],
		},
		awards: [
			{ count: 3, spins: 10 },
			{ count: 4, spins: 15 },
			{ count: 5, spins: 20 },
		],
		more: [{ count: 3, spins: 10 }],
		limit: 60,
	},
	topAward: 30000,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
