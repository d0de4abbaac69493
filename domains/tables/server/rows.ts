// Rows of shoes and rounds. Decides nothing.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { TableCode } from "../core/index.ts";
import type { TablesTables } from "./tables.ts";

export type ShoeRow = Selectable<TablesTables["tables.shoe"]>;
export type RoundRow = Selectable<TablesTables["tables.round"]>;
export type ShoeKey = { readonly table: TableCode; readonly shoe: string };

const shoes = (tx: Tx) => tables<TablesTables>(tx).selectFrom("tables.shoe");
const rounds = (tx: Tx) => tables<TablesTables>(tx).selectFrom("tables.round");

export async function findShoe(tx: Tx, { table, shoe }: ShoeKey): Promise<ShoeRow | undefined> {
	return shoes(tx).selectAll().where("table_code", "=", table).where("shoe", "=", shoe).executeTakeFirst();
}

/** The one that was made and not used yet. */
export async function findMade(tx: Tx, table: TableCode): Promise<ShoeRow | undefined> {
	return shoes(tx)
		.selectAll()
		.where("table_code", "=", table)
		.where("state", "=", "made")
		.orderBy("made_at")
		.limit(1)
		.executeTakeFirst();
}

/** How many shoes a table has of a day. */
export async function countShoes(tx: Tx, { table, day }: { table: TableCode; day: string }): Promise<number> {
	const { rows } = await sql<{ total: number }>`
		select count(*)::integer as total from tables.shoe
		where table_code = ${table} and shoe like ${`${day}-%`}`.execute(tx);
	return rows[0]?.total ?? 0;
}

type MadeShoe = ShoeKey & { readonly sealed: Buffer; readonly commit: string; readonly now: Date };

export async function insertShoe(tx: Tx, { table, shoe, sealed, commit, now }: MadeShoe): Promise<void> {
	await tables<TablesTables>(tx)
		.insertInto("tables.shoe")
		.values({ table_code: table, shoe, sealed_seed: sealed, commit_hash: commit, made_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** One that a studio deals from: it has no seed. */
export async function insertVideoShoe(tx: Tx, { table, shoe, now }: ShoeKey & { readonly now: Date }): Promise<void> {
	await tables<TablesTables>(tx)
		.insertInto("tables.shoe")
		.values({
			table_code: table,
			shoe,
			drawn_by: "studio",
			state: "used",
			sealed_seed: null,
			commit_hash: null,
			made_at: now,
			used_at: now,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

type ShoeChange = Partial<
	Pick<ShoeRow, "state" | "cut" | "public_hex" | "cards_hash" | "seed" | "used_at" | "ended_at">
>;

export async function changeShoe(tx: Tx, { table, shoe }: ShoeKey, change: ShoeChange): Promise<void> {
	await tables<TablesTables>(tx)
		.updateTable("tables.shoe")
		.set(change)
		.where("table_code", "=", table)
		.where("shoe", "=", shoe)
		.execute();
}

export async function listShoeRows(
	tx: Tx,
	{ table, limit }: { table: TableCode; limit: number },
): Promise<readonly ShoeRow[]> {
	return shoes(tx)
		.selectAll()
		.where("table_code", "=", table)
		.where("state", "!=", "made")
		.where("drawn_by", "=", "house")
		.orderBy("made_at", "desc")
		.limit(limit)
		.execute();
}

type OpenedRound = ShoeKey & {
	readonly id: string;
	readonly hand: number;
	readonly opensAt: Date;
	readonly closesAt: Date;
};

export async function insertRound(tx: Tx, { table, shoe, id, hand, opensAt, closesAt }: OpenedRound): Promise<void> {
	await tables<TablesTables>(tx)
		.insertInto("tables.round")
		.values({ id, table_code: table, shoe, hand, opened_at: opensAt, closes_at: closesAt })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

type RoundChange = Partial<
	Pick<RoundRow, "state" | "outcome" | "void_reason" | "void_why" | "resulted_at" | "settled_at">
>;

export async function changeRound(tx: Tx, id: string, change: RoundChange): Promise<void> {
	await tables<TablesTables>(tx).updateTable("tables.round").set(change).where("id", "=", id).execute();
}

/** What was dealt, unless the round was taken back meanwhile: it stays void, and keeps what it would have brought. */
export async function dealRoundRow(
	tx: Tx,
	{ id, outcome }: { readonly id: string; readonly outcome: string },
): Promise<void> {
	await sql`update tables.round set outcome = ${outcome}, state = case state when 'open' then 'dealt' else state end
		where id = ${id}`.execute(tx);
}

/** When its result was shown; a round that was taken back before has its moment already. */
export async function showRoundRow(tx: Tx, id: string, at: Date): Promise<void> {
	await sql`update tables.round set resulted_at = coalesce(resulted_at, ${at}) where id = ${id}`.execute(tx);
}

export async function lockRound(tx: Tx, id: string): Promise<RoundRow | undefined> {
	return rounds(tx).selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function findRound(tx: Tx, id: string): Promise<RoundRow | undefined> {
	return rounds(tx).selectAll().where("id", "=", id).executeTakeFirst();
}

/** As two people say that it ended. */
export async function writeDecided(
	tx: Tx,
	{ id, outcome }: { readonly id: string; readonly outcome: string },
): Promise<void> {
	await tables<TablesTables>(tx).updateTable("tables.round").set({ decided: outcome }).where("id", "=", id).execute();
}

/** Those of a shoe that were dealt, void or not, by hands; `before`: only earlier hands. */
export async function listDealt(
	tx: Tx,
	{ table, shoe, before }: ShoeKey & { readonly before?: number },
): Promise<readonly RoundRow[]> {
	let found = rounds(tx)
		.selectAll()
		.where("table_code", "=", table)
		.where("shoe", "=", shoe)
		.where("outcome", "is not", null)
		.where("resulted_at", "is not", null);
	if (before !== undefined) found = found.where("hand", "<", before);
	return found.orderBy("hand").execute();
}

/** What came in the last rounds of a table, the newest first; void ones are none. */
export async function listResults(
	tx: Tx,
	{ table, limit }: { readonly table: TableCode; readonly limit: number },
): Promise<readonly string[]> {
	const rows = await rounds(tx)
		.select("outcome")
		.where("table_code", "=", table)
		.where("state", "=", "dealt")
		.where("resulted_at", "is not", null)
		.orderBy("opened_at", "desc")
		.limit(limit)
		.execute();
	return rows.flatMap(({ outcome }) => outcome ?? []);
}

/** Those that were shown and left unsettled since before a moment. */
export async function listUnsettled(
	tx: Tx,
	{ before, limit }: { before: Date; limit: number },
): Promise<readonly RoundRow[]> {
	return rounds(tx)
		.selectAll()
		.where("resulted_at", "<", before)
		.where("settled_at", "is", null)
		.orderBy("resulted_at")
		.limit(limit)
		.execute();
}
