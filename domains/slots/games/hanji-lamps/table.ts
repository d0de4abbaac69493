// Paper Lamps: cascades over 4,096 ways, and every win leaves a lit lamp behind that stands for the next.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "WLRCMprbgy";

export const table: PayTable = {
	game: "hanji-lamps",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 6, rows: 4 },
	symbols: [
		{ code: "lit-lamp", role: "wild", pays: [], multiplier: 1 },
		{ code: "lotus-lamp", role: "plain", pays: pays([3, 10], [4, 25], [5, 60], [6, 200]), multiplier: 1 },
		{ code: "rabbit-lamp", role: "plain", pays: pays([3, 7], [4, 18], [5, 45], [6, 150]), multiplier: 1 },
		{ code: "carp-lamp", role: "plain", pays: pays([3, 6], [4, 15], [5, 40], [6, 120]), multiplier: 1 },
		{ code: "moon-lamp", role: "plain", pays: pays([3, 6], [4, 14], [5, 35], [6, 100]), multiplier: 1 },
		{ code: "plum-paper", role: "plain", pays: pays([3, 2], [4, 4], [5, 8], [6, 20]), multiplier: 1 },
		{ code: "red-paper", role: "plain", pays: pays([3, 2], [4, 4], [5, 8], [6, 20]), multiplier: 1 },
		{ code: "blue-paper", role: "plain", pays: pays([3, 1], [4, 3], [5, 6], [6, 15]), multiplier: 1 },
		{ code: "green-paper", role: "plain", pays: pays([3, 1], [4, 2], [5, 5], [6, 12]), multiplier: 1 },
		{ code: "yellow-paper", role: "plain", pays: pays([3, 1], [4, 2], [5, 4], [6, 10]), multiplier: 1 },
	],
	award: { kind: "ways" },
	modes: [
		{
			code: "standard",
			cost: 20,
			reels: {
				strips: stripsOf(letters, [
					"LpppRbbbCyypMrrg",
					"gggRyyybLpgggMCr",
					"CrrrpppLbbbRgMyy",
					"MyyyCgggRpLbbbrM",
					"bbLrrrMyyCppgRLr",
					"RgggpCrryyLMbbRg",
				]),
				expandWilds: false,
				cascades: true,
				ladder: [1, 1, 2, 2, 3],
				leaves: 0,
			},
		},
	],
	topAward: 8801,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
