// Reed Organ: ways on reels that grow, a row for each cascade that takes something out of them, from 243 ways to 7,776.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "LWRBMCatvf";

export const table: PayTable = {
	game: "reed-organ",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 6 },
	symbols: [
		{ code: "felt-lid", role: "plain", pays: [], multiplier: 1 },
		{ code: "silver-reed", role: "wild", pays: [], multiplier: 1 },
		{ code: "sound-rose", role: "plain", pays: pays([3, 15], [4, 60], [5, 400]), multiplier: 1 },
		{ code: "bellows", role: "plain", pays: pays([3, 10], [4, 35], [5, 200]), multiplier: 1 },
		{ code: "metronome", role: "plain", pays: pays([3, 7], [4, 20], [5, 100]), multiplier: 1 },
		{ code: "candle-arm", role: "plain", pays: pays([3, 5], [4, 15], [5, 80]), multiplier: 1 },
		{ code: "treble-stop", role: "plain", pays: pays([3, 2], [4, 4], [5, 14]), multiplier: 1 },
		{ code: "viol-stop", role: "plain", pays: pays([3, 1], [4, 3], [5, 11]), multiplier: 1 },
		{ code: "flute-stop", role: "plain", pays: pays([3, 1], [4, 3], [5, 10]), multiplier: 1 },
		{ code: "bass-stop", role: "plain", pays: pays([3, 1], [4, 2], [5, 8]), multiplier: 1 },
	],
	award: { kind: "ways" },
	modes: [
		{
			code: "standard",
			cost: 20,
			reels: {
				strips: stripsOf(letters, [
					"fffaaRffBBvvvttCCMMtttvvaaa",
					"WfffBBMMRtttaattffCCvvaaavvv",
					"RffttWaaBBvvvMMvvaaaffftttCC",
					"fftttRWvvvBBtttfffaaaCCMMvvaa",
					"CCtttvvaaMMaaavvvWttffBBfffR",
				]),
				expandWilds: false,
				cascades: true,
				ladder: [1, 1, 2, 3, 5, 8],
				lids: { symbol: 0, open: 3 },
			},
		},
	],
	topAward: 32306,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
