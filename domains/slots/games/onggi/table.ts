// The Jar Terrace: ways, and crocks whose lids are lifted until one is empty.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "WFGMLCHgrb";

export const table: PayTable = {
	game: "onggi",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 4 },
	symbols: [
		{ code: "roped-jar", role: "wild", pays: [], multiplier: 1 },
		{ code: "first-frost", role: "scatter", pays: pays([3, 100]), multiplier: 1 },
		{ code: "great-crock", role: "plain", pays: pays([3, 25], [4, 80], [5, 300]), multiplier: 1 },
		{ code: "meju-block", role: "plain", pays: pays([3, 12], [4, 35], [5, 110]), multiplier: 1 },
		{ code: "soy-ladle", role: "plain", pays: pays([3, 8], [4, 22], [5, 60]), multiplier: 1 },
		{ code: "cabbage", role: "plain", pays: pays([3, 6], [4, 14], [5, 32]), multiplier: 1 },
		{ code: "chilli-string", role: "plain", pays: pays([3, 4], [4, 10], [5, 26]), multiplier: 1 },
		{ code: "garlic", role: "plain", pays: pays([3, 3], [4, 7], [5, 16]), multiplier: 1 },
		{ code: "radish", role: "plain", pays: pays([3, 2], [4, 5], [5, 12]), multiplier: 1 },
		{ code: "soybeans", role: "plain", pays: pays([3, 2], [4, 4], [5, 10]), multiplier: 1 },
	],
	award: { kind: "ways" },
	modes: [
		{
			code: "standard",
			cost: 50,
			reels: {
				strips: stripsOf(letters, [
					"bHbLMLgFHgCCGHMbbrbbGCgCbgLrgrCrrHLMHFrg",
					"CgCWHgbbCbgLWHMbrrHLrMGrCLMgWGbHMgrgrLHb",
					"LCCHrbgMFrCMbLbgHrFGbggLbWrgrLHHCMCWHGbr",
					"CMgLbGWMrWbrHrgbLHbHbrgCWgbLHLGHCgCgrrCM",
					"rMgCbgHLCrrHrLbbbrLCFCMgbGCHHgrGMHMbGLgF",
				]),
				expandWilds: false,
				cascades: false,
				ladder: [1],
			},
		},
	],
	bonus: {
		kind: "pick",
		awards: [{ count: 3, spins: 1 }],
		finds: [
			{ kind: "credits", credits: 80, count: 5 },
			{ kind: "credits", credits: 150, count: 4 },
			{ kind: "credits", credits: 240, count: 3 },
			{ kind: "credits", credits: 400, count: 2 },
			{ kind: "credits", credits: 700, count: 1 },
			{ kind: "credits", credits: 1600, count: 1 },
			{ kind: "times", times: 2, count: 1 },
			{ kind: "end", count: 3 },
		],
	},
	topAward: 9640,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
