// Night Ferry: 243 ways, and a win that grows: its reels fill and are held while the others turn again.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { PayTable, ReelSet } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "WFCTBLrstk";

/** The same strips turn when the spin is paid and when a win may grow. */
const reels: ReelSet = {
	strips: stripsOf(letters, [
		"ttBrrrkkLTtttrrBLsssCkkkssF",
		"rrrrLCBFrBLssssTtCTsLttttkkkk",
		"LCFsttttWLkkkkBssssLTBCTkrrrr",
		"ssssBLTkkkkFrrrrLBTCBFCLtttt",
		"BCFssssCkkkkTBttttLTrrrrFTL",
	]),
	expandWilds: false,
	cascades: false,
	ladder: [1],
};

export const table: PayTable = {
	game: "night-ferry",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 3 },
	symbols: [
		{ code: "port-light", role: "wild", pays: [], multiplier: 1 },
		{ code: "ferry", role: "plain", pays: pays([3, 5], [4, 15], [5, 60]), multiplier: 1 },
		{ code: "captain", role: "plain", pays: pays([3, 3], [4, 7], [5, 20]), multiplier: 1 },
		{ code: "funnel", role: "plain", pays: pays([3, 3], [4, 5], [5, 12]), multiplier: 1 },
		{ code: "ship-bell", role: "plain", pays: pays([3, 2], [4, 4], [5, 9]), multiplier: 1 },
		{ code: "life-ring", role: "plain", pays: pays([3, 2], [4, 3], [5, 7]), multiplier: 1 },
		{ code: "deck-chair", role: "plain", pays: pays([3, 1], [4, 3], [5, 5]), multiplier: 1 },
		{ code: "ticket", role: "plain", pays: pays([3, 1], [4, 2], [5, 4]), multiplier: 1 },
		{ code: "trunk", role: "plain", pays: pays([3, 1], [4, 2], [5, 3]), multiplier: 1 },
		{ code: "teacup", role: "plain", pays: pays([3, 1], [4, 2], [5, 3]), multiplier: 1 },
	],
	award: { kind: "ways" },
	modes: [{ code: "standard", cost: 80, reels }],
	bonus: { kind: "grow", reels },
	topAward: 14580,
	coins: [1, 2, 5, 10, 20],
};
