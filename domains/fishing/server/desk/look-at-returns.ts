// Returns by species and the fish tables at the desk.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok, percent } from "#platform/kernel";
import { type DeskFishTable, listFishReturns, listFishTables, type SpeciesReturn } from "../../contract/index.ts";
import { bulletReturn, type FishTable, fishTables, judgeTable, meanOf, releasedTables } from "../../core/index.ts";
import { readSpecies, type SpeciesRow, verdictOf } from "../species-returns.ts";
import type { RoomsDesk } from "./ports.ts";

const day = 86_400_000;
const longestDays = 400;

export const listFishReturnsRoute = ({ db }: RoomsDesk): Route =>
	bind(listFishReturns, async (input, { now }) => {
		const to = input.to === undefined ? now : new Date(input.to);
		const from = input.from === undefined ? new Date(to.getTime() - 30 * day) : new Date(input.from);
		if (from >= to || to.getTime() - from.getTime() > longestDays * day) return err(failure("INVALID_PERIOD"));
		const rows = await db.read((tx) => readSpecies(tx, { from, to }));
		return ok({ from: from.toISOString(), to: to.toISOString(), lines: rows.flatMap(lineOf) });
	});

function lineOf(row: SpeciesRow): readonly SpeciesReturn[] {
	const verdict = verdictOf(row);
	const { currency } = row;
	if (verdict === undefined || !isCurrencyCode(currency)) return [];
	return [
		{
			payTable: row.pay_table,
			species: row.species,
			currency,
			contacts: Number(row.contacts),
			stake: formatMinor(BigInt(row.stake), currency),
			prize: formatMinor(BigInt(row.prize), currency),
			actual: verdict.actual.toFixed(2),
			theory: percent(bulletReturn),
			strays: verdict.strays.toFixed(2),
			state: verdict.state,
			alarmSince: row.alarm_since?.toISOString() ?? null,
		},
	];
}

export const listFishTablesRoute = (): Route =>
	bind(listFishTables, async () => ok({ tables: releasedTables.map(tableView) }));

function tableView(table: FishTable): DeskFishTable {
	const { version, rtp, topAward, reasons, rows } = judgeTable(table);
	return {
		version,
		game: table.game,
		inForce: fishTables[table.game].version === version,
		rtp,
		topAward,
		reasons: [...reasons],
		rows: table.species.map(({ name, prey, kill }, index) => ({
			species: name,
			kind: prey.is,
			// A mean in bets as a share of one is per cent of a hundredth.
			mean: percent(meanOf(prey), 0).replace(/(..)$/, ".$1"),
			...kill,
			returns: percent(rows[index]?.exact ?? bulletReturn, 4),
		})),
	};
}
