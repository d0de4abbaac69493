// Loom of Clouds: twenty lines, and shuttles that walk across the web while spins follow.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "WSCLHFdtxv";

export const table: PayTable = {
	game: "cloud-loom",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 4 },
	symbols: [
		{ code: "shuttle", role: "wild", pays: [], multiplier: 2 },
		{ code: "spindle", role: "scatter", pays: pays([3, 40], [4, 200], [5, 1000]), multiplier: 1 },
		{ code: "condor", role: "plain", pays: pays([3, 35], [4, 110], [5, 450]), multiplier: 1 },
		{ code: "llama", role: "plain", pays: pays([3, 22], [4, 75], [5, 280]), multiplier: 1 },
		{ code: "hummingbird", role: "plain", pays: pays([3, 17], [4, 55], [5, 220]), multiplier: 1 },
		{ code: "fox", role: "plain", pays: pays([3, 13], [4, 45], [5, 165]), multiplier: 1 },
		{ code: "diamond-weave", role: "plain", pays: pays([3, 7], [4, 20], [5, 65]), multiplier: 1 },
		{ code: "step-weave", role: "plain", pays: pays([3, 7], [4, 20], [5, 65]), multiplier: 1 },
		{ code: "cross-weave", role: "plain", pays: pays([3, 5], [4, 16], [5, 55]), multiplier: 1 },
		{ code: "wave-weave", role: "plain", pays: pays([3, 5], [4, 16], [5, 55]), multiplier: 1 },
	],
	award: {
		kind: "lines",
		lines: [
			[0, 0, 0, 0, 0],
			[1, 1, 1, 1, 1],
			[2, 2, 2, 2, 2],
			[3, 3, 3, 3, 3],
			[0, 1, 2, 1, 0],
			[3, 2, 1, 2, 3],
			[1, 0, 1, 0, 1],
			[2, 3, 2, 3, 2],
			[0, 1, 1, 1, 0],
			[3, 2, 2, 2, 3],
			[1, 2, 3, 2, 1],
			[2, 1, 0, 1, 2],
			[0, 0, 1, 2, 3],
			[3, 3, 2, 1, 0],
			[1, 1, 0, 1, 1],
			[2, 2, 3, 2, 2],
			[0, 1, 0, 1, 2],
			[3, 2, 3, 2, 1],
			[1, 2, 2, 2, 3],
			[2, 1, 1, 1, 0],
		],
	},
	modes: [
		{
			code: "standard",
			cost: 20,
			reels: {
				strips: stripsOf(letters, [
					"xxFttHSCFLHvvddLttxxFvvttddxxvvLCddH",
					"ttFHLttddCSvvddLCWttFxxHvvFLttHxxvv",
					"WxxHttvvFxxCHLttddvvLHttddFCSxxFLvv",
					"FvvddHttFSWddxxCHFLxxvvttCHLddvvttL",
					"HvvttddFLttCSvvLHFxxvvHttddCLxxvvWF",
				]),
				expandWilds: false,
				cascades: false,
				ladder: [1],
			},
		},
	],
	bonus: {
		kind: "held-wilds",
		wilds: "walk",
		reels: {
			strips: stripsOf(letters, [
				"HxxLCHxxddFCvvLttHFLttvvddF",
				"vvxxFLHvvFLCttddxxLHCttFHdd",
				"ddFHvvddLFxxCHFttCxxLttHvvL",
				"CvvLttHFddxxLFHddxxFvvCHLtt",
				"LCvvFHddLttxxFLWxxCddWHFvvttH",
			]),
			expandWilds: false,
			cascades: false,
			ladder: [1],
		},
		awards: [
			{ count: 3, spins: 8 },
			{ count: 4, spins: 10 },
			{ count: 5, spins: 12 },
		],
		limit: 60,
		cap: 15000,
	},
	topAward: 15000,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
