// The released pay tables in memory, ready to play: parsed and proven once, so that a spin reads no row.
import * as z from "zod/mini";
import type { Database } from "#platform/db";
import { type CurrencyCode, formatMinor, isCurrencyCode } from "#platform/kernel";
import type { PayTableView } from "../contract/index.ts";
import { type BetMode, type GateReport, offeredCoins, type PayTable, payTableId } from "../core/index.ts";
import { digestOf } from "./digest.ts";
import { gateReportModel, payTableModel } from "./pay-table-model.ts";
import { type PayTableRow, readPayTables } from "./store.ts";
import { viewOf } from "./view.ts";

export type LoadedTable = {
	readonly id: string;
	readonly table: PayTable;
	/** The way to bet of a spin that names none. */
	readonly mode: BetMode;
	/** Every way by its code. */
	readonly modes: ReadonlyMap<string, BetMode>;
	readonly report: GateReport;
	readonly view: PayTableView;
	readonly digest: string;
	/** Coins by their text on the wire, so that a spin finds its coin without parsing. */
	readonly coins: (currency: CurrencyCode) => ReadonlyMap<string, bigint>;
	readonly liveFrom: Date;
};

export type LoadedTables = {
	/** The table in force for a game at a moment. */
	readonly live: (game: string, now: Date) => LoadedTable | undefined;
	readonly version: (game: string, version: number) => LoadedTable | undefined;
	readonly all: () => readonly LoadedTable[];
};

export async function loadPayTables(db: Database): Promise<LoadedTables> {
	const rows = await db.read(readPayTables);
	return tablesFrom(rows.map(loadTable));
}

/** Throws on a row whose digest is not its body's: a table that was tampered with is not played (GLI-19 2.3.2). */
function loadTable(row: PayTableRow): LoadedTable {
	if (digestOf(row.body) !== row.digest) throw new Error("a pay table's digest does not match its body");
	const table = z.parse(payTableModel, JSON.parse(row.body));
	const report = z.parse(gateReportModel, row.figures);
	const [mode] = table.modes;
	if (mode === undefined) throw new Error(`${payTableId(table)} has no mode`);
	return {
		id: payTableId(table),
		table,
		mode,
		modes: new Map(table.modes.map((one) => [one.code, one])),
		report,
		view: viewOf(table, report),
		digest: row.digest,
		coins: coinsByText(table),
		liveFrom: new Date(table.liveFrom),
	};
}

function coinsByText(table: PayTable): LoadedTable["coins"] {
	const known = new Map<CurrencyCode, ReadonlyMap<string, bigint>>();
	return (currency) => {
		const found = known.get(currency);
		if (found !== undefined) return found;
		const texts = new Map(offeredCoins(table, currency).map((coin) => [formatMinor(coin, currency), coin]));
		if (isCurrencyCode(currency)) known.set(currency, texts);
		return texts;
	};
}

function tablesFrom(loaded: readonly LoadedTable[]): LoadedTables {
	const byGame = new Map<string, LoadedTable[]>();
	for (const one of loaded) byGame.set(one.table.game, [...(byGame.get(one.table.game) ?? []), one]);
	// Latest version first: the first that is live is in force.
	for (const versions of byGame.values()) versions.sort((a, b) => b.table.version - a.table.version);
	return {
		live: (game, now) => byGame.get(game)?.find(({ liveFrom }) => liveFrom <= now),
		version: (game, version) => byGame.get(game)?.find(({ table }) => table.version === version),
		all: () => loaded,
	};
}
