// A game's golden figures: what its mathematics, its rules and twenty of its spins are on the day it is released. Written
// once, when its folder has none; held by core/golden.test.ts ever after.

import { catalogueFigures } from "#slots/api";
import { freeSpinsOf, type GateReport, type PayTable, ruledTable, rulesOf } from "#slots/core";
import { goldenSpins, standsOn } from "../../domains/slots/core/testing/golden.ts";

/** `report` is the maths report of the table as it is written. */
export function goldenText(table: PayTable, of: { readonly figures: GateReport; readonly report: string }): string {
	const read = (row: RegExp): string => row.exec(of.report)?.[1] ?? "";
	const [mode] = table.modes;
	const free = mode !== undefined && freeSpinsOf(table, mode) !== undefined;
	const { topAward, ...catalogue } = catalogueFigures(table, of.figures);
	const special = table.symbols.filter(({ role }) => role !== "plain");
	const golden = {
		rtp: read(/^\| Return to player \(RTP\) \| ([\d.]+) %/m),
		hitRate: read(/^\| Hit rate \| ([\d.]+) %/m),
		top: read(/^\| Top award of one spin \| (.+) \|$/m),
		catalogue: { ...catalogue, top: topAward },
		rules: rulesOf(ruledTable(table, (code) => `of ${code}`))
			.map(({ sentence }) => sentence)
			.filter((sentence) => sentence !== "pays"),
		stands: Object.fromEntries(special.map(({ code }) => [code, standsOn(table, code)])),
		spins: { base: goldenSpins(table, "base"), ...(free ? { free: goldenSpins(table, "free") } : {}) },
	};
	return `${JSON.stringify(golden, null, "\t")}\n`;
}
