// The Bee Almanac: clusters of four on five by five; cells fill with what wins on them, and a full one holds a wild.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "HQSJclpd";

export const table: PayTable = {
	game: "bee-almanac",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 5 },
	symbols: [
		{ code: "full-cell", role: "wild", pays: [], multiplier: 1 },
		{ code: "queen-bee", role: "plain", pays: pays([4, 30], [5, 50], [6, 90], [8, 220], [11, 600]), multiplier: 1 },
		{ code: "skep", role: "plain", pays: pays([4, 18], [5, 26], [6, 45], [8, 110], [11, 300]), multiplier: 1 },
		{ code: "honey-jar", role: "plain", pays: pays([4, 11], [5, 16], [6, 26], [8, 70], [11, 180]), multiplier: 1 },
		{ code: "clover", role: "plain", pays: pays([4, 5], [5, 7], [6, 11], [8, 30], [11, 90]), multiplier: 1 },
		{ code: "lavender", role: "plain", pays: pays([4, 4], [5, 6], [6, 9], [8, 24], [11, 75]), multiplier: 1 },
		{ code: "poppy", role: "plain", pays: pays([4, 3], [5, 5], [6, 8], [8, 20], [11, 60]), multiplier: 1 },
		{ code: "daisy", role: "plain", pays: pays([4, 3], [5, 4], [6, 6], [8, 16], [11, 50]), multiplier: 1 },
	],
	award: { kind: "clusters", least: 4 },
	modes: [
		{
			code: "standard",
			cost: 20,
			reels: {
				strips: stripsOf(letters, [
					"ddcllpQddScppJlldcSppJllcdQp",
					"ppJccldQllpSddccpJlldpScQdlc",
					"llScddpJpclldQccpddSlpJcdlQp",
					"ccpQllddJppcSldcJddllpQccpSd",
					"ddlSccppQldJcllpdSccppdlJQld",
				]),
				expandWilds: false,
				cascades: true,
				ladder: [1],
				fills: { full: 2, wild: 0 },
			},
		},
	],
	topAward: 1650,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
