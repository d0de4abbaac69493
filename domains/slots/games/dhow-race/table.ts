// The Long Monsoon: fifteen lines, and a chart of ports; how many are called at is chosen before the spin.
// Data and nothing else. A table that has been live is never changed: a correction is a new version.

import { pays, stripsOf } from "../../core/notation.ts";
import type { BetMode, PayTable, PickBonus, ReelSet } from "../../core/pay-table.ts";

/** One letter a symbol, in the order of `symbols`. */
const letters = "WCKPISDrcp";

const reels: ReelSet = {
	strips: stripsOf(letters, [
		"PrScrPpcKISDCIPcDpSDpcprcCIrSrKD",
		"SrpccrppPcpcrPWPSDcIKCDrDSprIKIWD",
		"IrcrSSWPpPcWrrDcrcpKSDCpDrIPpIpKD",
		"SSpprpcKIPSDISDCcIrcDccrWPpcWprKD",
		"crIcrrSrDcSpDCppISPcPKPCcSIpKrDDp",
	]),
	expandWilds: false,
	cascades: false,
	ladder: [1],
};

/** So many ports are called at, unless a storm comes first. Ports are named dearest first: credits and how many. */
function voyage(of: { lifts: number; storms: number; ports: readonly (readonly [number, number])[] }): PickBonus {
	return {
		kind: "pick",
		awards: [
			{ count: 3, spins: 1 },
			{ count: 4, spins: 2 },
			{ count: 5, spins: 5 },
		],
		finds: [
			...of.ports.map(([credits, count]) => ({ kind: "credits" as const, credits, count })),
			{ kind: "half", count: of.storms },
		],
		lifts: [{ lifts: of.lifts, count: 1 }],
	};
}

const course = (code: string, of: { bonus: PickBonus; topAward: number }): BetMode => ({
	code,
	cost: 15,
	reels,
	...of,
});

const coast = voyage({
	lifts: 3,
	storms: 1,
	ports: [
		[240, 1],
		[144, 2],
		[90, 3],
		[60, 5],
	],
});

export const table: PayTable = {
	game: "dhow-race",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 5, rows: 3 },
	symbols: [
		{ code: "lateen-sail", role: "wild", pays: [], multiplier: 1 },
		{ code: "rolled-chart", role: "scatter", pays: pays([3, 30], [4, 150], [5, 750]), multiplier: 1 },
		{ code: "kamal", role: "plain", pays: pays([3, 50], [4, 200], [5, 900]), multiplier: 1 },
		{ code: "coffee-pot", role: "plain", pays: pays([3, 30], [4, 100], [5, 350]), multiplier: 1 },
		{ code: "incense-burner", role: "plain", pays: pays([3, 25], [4, 75], [5, 250]), multiplier: 1 },
		{ code: "spice-sack", role: "plain", pays: pays([3, 15], [4, 50], [5, 160]), multiplier: 1 },
		{ code: "dates", role: "plain", pays: pays([3, 15], [4, 50], [5, 160]), multiplier: 1 },
		{ code: "rope-coil", role: "plain", pays: pays([3, 8], [4, 25], [5, 75]), multiplier: 1 },
		{ code: "cowrie", role: "plain", pays: pays([3, 8], [4, 25], [5, 75]), multiplier: 1 },
		{ code: "oyster-shell", role: "plain", pays: pays([3, 6], [4, 20], [5, 60]), multiplier: 1 },
	],
	award: {
		kind: "lines",
		lines: [
			[1, 1, 1, 1, 1],
			[0, 0, 0, 0, 0],
			[2, 2, 2, 2, 2],
			[0, 1, 2, 1, 0],
			[2, 1, 0, 1, 2],
			[0, 0, 1, 2, 2],
			[2, 2, 1, 0, 0],
			[1, 0, 1, 2, 1],
			[1, 2, 1, 0, 1],
			[0, 1, 1, 1, 0],
			[2, 1, 1, 1, 2],
			[1, 0, 0, 0, 1],
			[1, 2, 2, 2, 1],
			[0, 1, 0, 1, 0],
			[2, 1, 2, 1, 2],
		],
	},
	modes: [
		course("coast", { bonus: coast, topAward: 2640 }),
		course("gulf", {
			bonus: voyage({
				lifts: 5,
				storms: 2,
				ports: [
					[300, 1],
					[150, 2],
					[90, 3],
					[52, 4],
				],
			}),
			topAward: 3900,
		}),
		course("ocean", {
			bonus: voyage({
				lifts: 9,
				storms: 3,
				ports: [
					[980, 1],
					[300, 1],
					[120, 3],
					[56, 4],
				],
			}),
			topAward: 9320,
		}),
	],
	bonus: coast,
	topAward: 2640,
	coins: [1, 2, 5, 10, 20, 50, 100],
};
