// Salt Caravan: twenty-five lines, and slabs of salt that stay: hold and win.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "GSCTDPrbgn";

export const table: PayTable = {
	game: "salt-caravan",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 3 },
	symbols: [
		{ code: "caravan-star", role: "wild", pays: [], multiplier: 1 },
		{ code: "salt-slab", role: "scatter", pays: [], multiplier: 1 },
		{ code: "camel", role: "plain", pays: pays([3, 35], [4, 110], [5, 550]), multiplier: 1 },
		{ code: "tent", role: "plain", pays: pays([3, 28], [4, 85], [5, 280]), multiplier: 1 },
		{ code: "tambour", role: "plain", pays: pays([3, 20], [4, 60], [5, 210]), multiplier: 1 },
		{ code: "teapot", role: "plain", pays: pays([3, 20], [4, 60], [5, 200]), multiplier: 1 },
		{ code: "red-weave", role: "plain", pays: pays([3, 8], [4, 25], [5, 85]), multiplier: 1 },
		{ code: "blue-weave", role: "plain", pays: pays([3, 8], [4, 25], [5, 85]), multiplier: 1 },
		{ code: "green-weave", role: "plain", pays: pays([3, 7], [4, 20], [5, 70]), multiplier: 1 },
		{ code: "sand-weave", role: "plain", pays: pays([3, 7], [4, 20], [5, 70]), multiplier: 1 },
	],
	award: {
		kind: "lines",
		lines: [
			[1, 1, 1, 1, 1],
			[0, 0, 0, 0, 0],
			[2, 2, 2, 2, 2],
			[0, 1, 2, 1, 0],
			[2, 1, 0, 1, 2],
			[1, 0, 0, 0, 1],
			[1, 2, 2, 2, 1],
			[0, 0, 1, 2, 2],
			[2, 2, 1, 0, 0],
			[1, 0, 1, 2, 1],
			[1, 2, 1, 0, 1],
			[0, 1, 1, 1, 0],
			[2, 1, 1, 1, 2],
			[0, 1, 0, 1, 0],
			[2, 1, 2, 1, 2],
			[1, 1, 0, 1, 1],
			[1, 1, 2, 1, 1],
			[0, 0, 2, 0, 0],
			[2, 2, 0, 2, 2],
			[0, 2, 2, 2, 0],
			[2, 0, 0, 0, 2],
			[1, 0, 2, 0, 1],
			[1, 2, 0, 2, 1],
			[0, 2, 0, 2, 0],
			[2, 0, 2, 0, 2],
		],
	},
	modes: [
		{
			code: "standard",
			cost: 25,
			reels: {
				strips: stripsOf(letters, [
					"PggnnDTrrPggCDTnnbbrrCPSSSDbbTC",
					"GCDrrnnggTPbbGTPCrrDSSSbbCDPTggnnP",
					"nnCPTGnnbbDrrCTggDPbbrrSSSPggGCDT",
					"DTrrnnCPDTbbPSSSggCDGbbTDggrrGnnPC",
					"PGDCTrrbbDCGTPnnrrbbggCSSSPTDggnn",
				]),
				expandWilds: false,
				cascades: false,
				ladder: [1],
			},
		},
	],
	bonus: {
		kind: "hold",
		least: 6,
		respins: 3,
		landing: { of: 1, in: 18 },
		coins: [
			{ credits: 25, weight: 60 },
			{ credits: 50, weight: 22 },
			{ credits: 75, weight: 8 },
			{ credits: 125, weight: 5 },
			{ credits: 250, weight: 2 },
			{ credits: 500, weight: 1 },
		],
		full: 25000,
	},
	topAward: 25000,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
