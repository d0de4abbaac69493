// What an operator can give spins of: every stake that a coin makes of a table in force, with the most that it can win.
import { expect, test } from "vitest";
import type { BetMode } from "../core/index.ts";
import { payTables } from "../core/index.ts";
import { sealTable } from "./digest.ts";
import { knownFigures } from "./figures.gen.ts";
import { freeSpinsStakes } from "./free-spins-stakes.ts";
import type { LoadedTable, LoadedTables } from "./pay-tables.ts";
import { viewOf } from "./view.ts";

const now = new Date("2026-11-23T10:00:00Z");
const [table] = payTables;
const report = knownFigures.find(({ digest }) => table !== undefined && digest === sealTable(table).digest)?.report;

function loaded(change: Partial<LoadedTable> = {}): LoadedTable {
	const [mode] = table?.modes ?? [];
	if (table === undefined || mode === undefined || report === undefined) throw new Error("no table");
	return {
		id: "one@1",
		table,
		mode,
		modes: new Map<string, BetMode>(),
		report,
		view: viewOf(table, report),
		digest: "",
		liveFrom: new Date(0),
		coins: () =>
			new Map([
				["0.01", 1n],
				["0.05", 5n],
			]),
		...change,
	};
}
const floor = (live: readonly LoadedTable[], all = live): LoadedTables => ({
	live: (game) => live.find((one) => one.table.game === game),
	version: () => undefined,
	all: () => all,
});

test("a stake is the coin times the cost, and the most the coin times the top award", () => {
	const one = loaded();
	const [game] = freeSpinsStakes(floor([one]), { currency: "P", now });
	const [cost, top] = [BigInt(one.mode.cost), BigInt(one.view.topAward.credits)];
	expect(game?.stakes).toEqual([
		{ stake: cost, most: top },
		{ stake: cost * 5n, most: top * 5n },
	]);
});

test("a game of several versions is named once, one that is not live yet not at all", () => {
	const one = loaded();
	expect(freeSpinsStakes(floor([one], [one, loaded({ id: "one@2" })]), { currency: "P", now })).toHaveLength(1);
	expect(freeSpinsStakes(floor([], [one]), { currency: "P", now })).toEqual([]);
});
