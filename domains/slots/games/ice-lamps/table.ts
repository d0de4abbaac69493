// Lamps of the North: forty lines over six equal reels, two of which turn as one; four of them in the free spins.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable, ReelSet } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "AIRODLrbng";

/** Six reels of one strip. */
const equalReels = (word: string, joined: number): ReelSet => ({
	strips: stripsOf(
		letters,
		Array.from({ length: 6 }, () => word),
	),
	expandWilds: false,
	cascades: false,
	ladder: [1],
	joined,
});

export const table: PayTable = {
	game: "ice-lamps",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 6, rows: 4 },
	symbols: [
		{ code: "northern-lights", role: "scatter", pays: pays([4, 30], [5, 200], [6, 1000]), multiplier: 1 },
		{ code: "ice-lamp", role: "plain", pays: pays([3, 15], [4, 60], [5, 300], [6, 4000]), multiplier: 1 },
		{ code: "reindeer", role: "plain", pays: pays([3, 12], [4, 40], [5, 200], [6, 1500]), multiplier: 1 },
		{ code: "snow-owl", role: "plain", pays: pays([3, 10], [4, 30], [5, 140], [6, 1000]), multiplier: 1 },
		{ code: "husky", role: "plain", pays: pays([3, 8], [4, 25], [5, 100], [6, 600]), multiplier: 1 },
		{ code: "sled", role: "plain", pays: pays([3, 6], [4, 20], [5, 80], [6, 400]), multiplier: 1 },
		{ code: "rose-ice", role: "plain", pays: pays([3, 3], [4, 10], [5, 40], [6, 200]), multiplier: 1 },
		{ code: "blue-ice", role: "plain", pays: pays([3, 3], [4, 10], [5, 40], [6, 200]), multiplier: 1 },
		{ code: "green-ice", role: "plain", pays: pays([3, 2], [4, 8], [5, 30], [6, 150]), multiplier: 1 },
		{ code: "gold-ice", role: "plain", pays: pays([3, 2], [4, 8], [5, 30], [6, 150]), multiplier: 1 },
	],
	award: {
		kind: "lines",
		lines: [
			[0, 0, 0, 0, 0, 0],
			[1, 1, 1, 1, 1, 1],
			[2, 2, 2, 2, 2, 2],
			[3, 3, 3, 3, 3, 3],
			[0, 1, 2, 2, 1, 0],
			[1, 2, 3, 3, 2, 1],
			[2, 1, 0, 0, 1, 2],
			[3, 2, 1, 1, 2, 3],
			[0, 0, 1, 1, 0, 0],
			[1, 1, 2, 2, 1, 1],
			[2, 2, 3, 3, 2, 2],
			[1, 1, 0, 0, 1, 1],
			[2, 2, 1, 1, 2, 2],
			[3, 3, 2, 2, 3, 3],
			[0, 1, 1, 1, 1, 0],
			[1, 2, 2, 2, 2, 1],
			[2, 3, 3, 3, 3, 2],
			[1, 0, 0, 0, 0, 1],
			[2, 1, 1, 1, 1, 2],
			[3, 2, 2, 2, 2, 3],
			[0, 1, 0, 1, 0, 1],
			[1, 2, 1, 2, 1, 2],
			[2, 3, 2, 3, 2, 3],
			[1, 0, 1, 0, 1, 0],
			[2, 1, 2, 1, 2, 1],
			[3, 2, 3, 2, 3, 2],
			[0, 0, 0, 1, 2, 3],
			[3, 3, 3, 2, 1, 0],
			[0, 1, 2, 3, 3, 3],
			[3, 2, 1, 0, 0, 0],
			[0, 0, 1, 2, 2, 2],
			[1, 1, 2, 3, 3, 3],
			[2, 2, 1, 0, 0, 0],
			[3, 3, 2, 1, 1, 1],
			[0, 0, 0, 1, 1, 1],
			[1, 1, 1, 2, 2, 2],
			[2, 2, 2, 3, 3, 3],
			[1, 1, 1, 0, 0, 0],
			[2, 2, 2, 1, 1, 1],
			[3, 3, 3, 2, 2, 2],
		],
	},
	modes: [{ code: "standard", cost: 30, reels: equalReels("rIbnRgrObDnLgrAbnIg", 2) }],
	freeSpins: {
		reels: equalReels("rIbnRgrObDnLgrAbnRg", 4),
		awards: [
			{ count: 5, spins: 10 },
			{ count: 6, spins: 15 },
		],
		more: [{ count: 5, spins: 5 }],
		limit: 40,
	},
	topAward: 8420,
	coins: [1, 2, 5, 10, 20, 50],
};
