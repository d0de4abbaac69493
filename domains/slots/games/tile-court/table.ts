// Court of Tiles: clusters on six by five; each leaves tiles in the floor, and what wins above them counts their sum.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "SFOWAtkv";

export const table: PayTable = {
	game: "tile-court",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 6, rows: 5 },
	symbols: [
		{ code: "sun-tile", role: "wild", pays: [], multiplier: 1 },
		{ code: "fountain", role: "plain", pays: pays([5, 11], [6, 16], [8, 36], [10, 110]), multiplier: 1 },
		{ code: "orange-tree", role: "plain", pays: pays([5, 6], [6, 9], [8, 20], [10, 55]), multiplier: 1 },
		{ code: "swallow", role: "plain", pays: pays([5, 4], [6, 6], [8, 15], [10, 40]), multiplier: 1 },
		{ code: "horseshoe-arch", role: "plain", pays: pays([5, 3], [6, 5], [8, 11], [10, 32]), multiplier: 1 },
		{ code: "star-tile", role: "plain", pays: pays([5, 1], [6, 2], [8, 5], [10, 14], [13, 45]), multiplier: 1 },
		{ code: "knot-tile", role: "plain", pays: pays([5, 1], [6, 2], [8, 4], [10, 11], [13, 35]), multiplier: 1 },
		{ code: "wave-tile", role: "plain", pays: pays([5, 1], [6, 2], [8, 3], [10, 8], [13, 28]), multiplier: 1 },
	],
	award: { kind: "clusters", least: 5 },
	modes: [
		{
			code: "standard",
			cost: 20,
			reels: {
				strips: stripsOf(letters, [
					"AAFFtWWttkkvvOO",
					"kkSttWWFFvvOOAAkt",
					"FFttvvkkOOkAAStWW",
					"kkSAAFFvvkttWWOOt",
					"kkSvvkAAttOOFFtWW",
					"AAFFkvvWWttOOkk",
				]),
				expandWilds: false,
				cascades: true,
				ladder: [1],
				floor: { kind: "tiles", worth: [2, 4, 8, 16, 32] },
			},
		},
	],
	topAward: 30076,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
