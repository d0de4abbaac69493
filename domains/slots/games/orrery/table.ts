// The Patient Orrery: twenty lines, and a wheel of orbits: one says how many worlds are called at, then they are.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "WKSJEMVcgp";

export const table: PayTable = {
	game: "orrery",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 3 },
	symbols: [
		{ code: "brass-sun", role: "wild", pays: [], multiplier: 1 },
		{ code: "winding-key", role: "scatter", pays: pays([3, 40], [4, 200], [5, 1000]), multiplier: 1 },
		{ code: "ringed-world", role: "plain", pays: pays([3, 50], [4, 160], [5, 700]), multiplier: 1 },
		{ code: "banded-world", role: "plain", pays: pays([3, 30], [4, 100], [5, 320]), multiplier: 1 },
		{ code: "sea-world", role: "plain", pays: pays([3, 20], [4, 60], [5, 200]), multiplier: 1 },
		{ code: "rust-world", role: "plain", pays: pays([3, 15], [4, 50], [5, 150]), multiplier: 1 },
		{ code: "crescent-world", role: "plain", pays: pays([3, 15], [4, 50], [5, 150]), multiplier: 1 },
		{ code: "comet", role: "plain", pays: pays([3, 7], [4, 25], [5, 75]), multiplier: 1 },
		{ code: "cog-wheel", role: "plain", pays: pays([3, 7], [4, 25], [5, 75]), multiplier: 1 },
		{ code: "pendulum", role: "plain", pays: pays([3, 6], [4, 20], [5, 60]), multiplier: 1 },
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
			[1, 0, 0, 0, 1],
			[1, 2, 2, 2, 1],
			[1, 0, 1, 0, 1],
			[1, 2, 1, 2, 1],
			[0, 1, 0, 1, 0],
			[2, 1, 2, 1, 2],
			[1, 1, 0, 1, 1],
			[1, 1, 2, 1, 1],
			[0, 1, 1, 1, 0],
			[2, 1, 1, 1, 2],
			[0, 2, 0, 2, 0],
			[2, 0, 2, 0, 2],
			[0, 0, 2, 0, 0],
		],
	},
	modes: [
		{
			code: "standard",
			cost: 20,
			reels: {
				strips: stripsOf(letters, [
					"pVJccpcgVVJESpgEKJEKgEgMMpSMMSgccVp",
					"cKMEJSgJMcWMpgccgEpMppVWggVgEVVSEJcp",
					"pEVMSKEJpggSpgMccVVMWpKJWgEMWgccJScV",
					"MpMSWcgVJpgVccEcgVESpEJpEpcgVKMcgWJM",
					"EgEJgcgpJcVcpKVgEVMESMgpSMccMJVppKS",
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
		lifts: [
			{ lifts: 2, count: 3 },
			{ lifts: 3, count: 2 },
			{ lifts: 4, count: 2 },
			{ lifts: 6, count: 1 },
		],
		finds: [
			{ kind: "credits", credits: 36, count: 4 },
			{ kind: "credits", credits: 60, count: 3 },
			{ kind: "credits", credits: 100, count: 2 },
			{ kind: "credits", credits: 260, count: 1 },
			{ kind: "times", times: 2, count: 2 },
		],
	},
	topAward: 2080,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
