// Releases the house's pay tables and says how the games stand in the catalogue. May run at every start.
import type { GameListing, StudioGame } from "#games/api";
import type { Database } from "#platform/db";
import { type CurrencyCode, currencyDecimals, isCurrencyCode, unwrap } from "#platform/kernel";
import { type GateReport, type PayTable, payTableId, payTables, stakeLimits } from "../core/index.ts";
import { knownFigures } from "./figures.gen.ts";
import { type Shown, shownGames } from "./listings.ts";
import { type LoadedTable, loadPayTables } from "./pay-tables.ts";
import { releasePayTable } from "./release-pay-table.ts";
import { viewOf } from "./view.ts";

/** Throws when a released table was changed or a new one fails the gate: neither may be played. */
export async function slotListings({
	db,
	now,
}: {
	readonly db: Database;
	readonly now: Date;
}): Promise<readonly StudioGame[]> {
	await db.tx(async (tx) => {
		for (const table of payTables) unwrap(await releasePayTable(tx, table, knownFigures));
	});
	const tables = await loadPayTables(db);
	return shownGames.flatMap(({ vendor, shown }) => {
		const loaded = tables.live(shown.code, now);
		return loaded === undefined ? [] : [{ vendor, ...listingOf(shown, loaded) }];
	});
}

function listingOf(shown: Shown, { table, report }: LoadedTable): GameListing {
	return {
		...shown,
		gameType: "RNG",
		payTable: payTableId(table),
		...catalogueFigures(table, report),
		deviation: Math.max(...report.modes.map(({ standardDeviation }) => standardDeviation)),
		limits: limitsOf(table),
		trial: true,
	};
}

/** What the catalogue tells of a table's mathematics. */
export function catalogueFigures(table: PayTable, report: GateReport) {
	const { rtp, volatility, topAward, cost } = viewOf(table, report);
	return {
		rtp,
		lines: linesOf(table),
		volatility,
		topAward: {
			// Rounded down: more is never promised than is paid.
			times: (Math.floor((topAward.credits * 100) / cost) / 100).toFixed(2),
			oneIn: topAward.oneIn,
		},
	};
}

/** Lines, or ways as the reels stop; none where clusters pay. */
function linesOf({ award, grid, modes }: PayTable): number {
	if ("lines" in award) return award.lines.length;
	return award.kind === "ways" ? (modes[0]?.reels.lids?.open ?? grid.rows) ** grid.reels : 0;
}

function limitsOf(table: PayTable): GameListing["limits"] {
	const currencies = Object.keys(currencyDecimals).filter((code): code is CurrencyCode => isCurrencyCode(code));
	return Object.fromEntries(currencies.map((currency) => [currency, stakeLimits(table, currency)]));
}
