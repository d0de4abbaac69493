// Rows of tournaments: which there are of their kinds. Decides nothing.
import type { Insertable, Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { PokerTables } from "../tables.ts";

export type TournamentRow = Selectable<PokerTables["poker.tournament"]>;

export async function insertTournament(tx: Tx, row: Insertable<PokerTables["poker.tournament"]>): Promise<void> {
	await tables<PokerTables>(tx)
		.insertInto("poker.tournament")
		.values(row)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}

type Stands = { readonly entries: number; readonly registering: boolean; readonly endedAt: Date | null };

export async function noteTournament(tx: Tx, id: string, { entries, registering, endedAt }: Stands): Promise<void> {
	await tables<PokerTables>(tx)
		.updateTable("poker.tournament")
		.set({ entries, registering, ended_at: endedAt })
		.where("id", "=", id)
		.execute();
}

type Asked = { readonly currency: string; readonly mode: "real" | "demo"; readonly endedSince: Date };

/** Those that are not over, and those that ended since then. */
export const listTournaments = (tx: Tx, { currency, mode, endedSince }: Asked): Promise<readonly TournamentRow[]> =>
	tables<PokerTables>(tx)
		.selectFrom("poker.tournament")
		.selectAll()
		.where("currency", "=", currency)
		.where("mode", "=", mode)
		.where((where) => where.or([where("ended_at", "is", null), where("ended_at", ">=", endedSince)]))
		.orderBy("opened_at", "desc")
		.limit(200)
		.execute();

/** The last number that each kind has had. */
export async function listLastNumbers(tx: Tx, prefixes: readonly string[]): Promise<ReadonlyMap<string, number>> {
	const { rows } = await sql<{ prefix: string; last: string }>`select prefix, max(number)::text as last
		from poker.tournament where prefix = any(${prefixes}::text[]) group by prefix`.execute(tx);
	return new Map(rows.map(({ prefix, last }) => [prefix, Number(last)]));
}

export const findTournament = (tx: Tx, id: string): Promise<TournamentRow | undefined> =>
	tables<PokerTables>(tx).selectFrom("poker.tournament").selectAll().where("id", "=", id).executeTakeFirst();
