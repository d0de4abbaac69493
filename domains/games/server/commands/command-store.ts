// Rows of vendors' commands: many at once, since those that come together are driven together.
import type { Selectable } from "kysely";
import { callIn, sql, type Tx, tables } from "#platform/db";
import type { GamesTables } from "../tables.ts";

export type TransactionRow = Selectable<GamesTables["games.vendor_transaction"]>;
export type TransactionName = { readonly memberId: string; readonly vendor: string; readonly transactionId: string };

/**
 * One command of a member and vendor at a time, until the transaction ends: commands of one round come from several
 * connections of the vendor, and a first bet has no row yet that could be locked. Always in one order, so that
 * transactions of many commands never wait for each other in a circle.
 */
export async function lockCommands(
	tx: Tx,
	names: readonly { readonly memberId: string; readonly vendor: string }[],
): Promise<void> {
	const locks = names.map(({ vendor, memberId }) => `games:${vendor}:${memberId}`);
	await callIn(tx, lockStatement, [locks]);
}

const lockStatement = {
	name: "games.lock-commands",
	text: `select count(pg_advisory_xact_lock(lock)) from (
		select distinct hashtextextended(name, 0) as lock from unnest($1::text[]) as name order by 1
	) as locks`,
};

/** What came before under each of these names, in their order. */
export async function findTransactions(
	tx: Tx,
	names: readonly TransactionName[],
): Promise<readonly (TransactionRow | undefined)[]> {
	const rows = await callIn<TransactionRow & { readonly place: string }>(tx, findStatement, [
		names.map(({ memberId }) => memberId),
		names.map(({ vendor }) => vendor),
		names.map(({ transactionId }) => transactionId),
	]);
	const byPlace = new Map(rows.map(({ place, ...row }) => [Number(place), row]));
	return names.map((_name, index) => byPlace.get(index + 1));
}

const findStatement = {
	name: "games.find-commands",
	text: `select a.place, t.* from unnest($1::bigint[], $2::text[], $3::text[]) with ordinality
			as a (member_id, vendor, transaction_id, place)
		cross join lateral (
			select * from games.vendor_transaction
			where member_id = a.member_id and vendor = a.vendor and transaction_id = a.transaction_id limit 1
		) as t`,
};

export async function findTransaction(tx: Tx, name: TransactionName): Promise<TransactionRow | undefined> {
	const [row] = await findTransactions(tx, [name]);
	return row;
}

export async function insertTransactions(tx: Tx, rows: readonly Omit<TransactionRow, "rolled_back">[]): Promise<void> {
	if (rows.length === 0) return;
	await callIn(tx, insertStatement, [
		rows.map(({ member_id: memberId }) => memberId),
		rows.map(({ vendor }) => vendor),
		rows.map(({ transaction_id: id }) => id),
		rows.map(({ kind }) => kind),
		rows.map(({ content }) => content),
		rows.map(({ currency }) => currency),
		rows.map(({ amount }) => amount),
		rows.map(({ vendor_round_id: roundId }) => roundId),
		rows.map(({ reference }) => reference),
		rows.map(({ balance_after: balance }) => balance),
		rows.map(({ done_at: at }) => at),
	]);
}

const insertStatement = {
	name: "games.insert-commands",
	text: `insert into games.vendor_transaction (member_id, vendor, transaction_id, kind, content, currency, amount,
			vendor_round_id, reference, balance_after, done_at)
		select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::text[], $7::bigint[],
			$8::text[], $9::text[], $10::bigint[], $11::timestamptz[])`,
};

export async function markRolledBack(tx: Tx, names: readonly TransactionName[]): Promise<void> {
	if (names.length === 0) return;
	await sql`
		update games.vendor_transaction as t set rolled_back = true
		from unnest(${names.map(({ memberId }) => memberId)}::bigint[], ${names.map(({ vendor }) => vendor)}::text[],
			${names.map(({ transactionId }) => transactionId)}::text[]) as a (member_id, vendor, transaction_id)
		where t.member_id = a.member_id and t.vendor = a.vendor and t.transaction_id = a.transaction_id`.execute(tx);
}

/** Forgets nonces that can no longer be used, and commands and names of rounds older than a moment. */
export async function deleteOldCommands(
	tx: Tx,
	before: { readonly nonces: Date; readonly commands: Date },
): Promise<void> {
	await tables<GamesTables>(tx).deleteFrom("games.vendor_nonce").where("seen_at", "<", before.nonces).execute();
	await tables<GamesTables>(tx).deleteFrom("games.vendor_transaction").where("done_at", "<", before.commands).execute();
	await tables<GamesTables>(tx).deleteFrom("games.vendor_request").where("asked_at", "<", before.commands).execute();
	await tables<GamesTables>(tx).deleteFrom("games.vendor_round").where("started_at", "<", before.commands).execute();
}
