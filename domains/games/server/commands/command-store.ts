// Rows of vendors' commands, one by one. Those that are driven together are read and kept together (kept-commands.ts).
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { GamesTables } from "../tables.ts";

export type TransactionRow = Selectable<GamesTables["games.vendor_transaction"]>;
export type TransactionName = { readonly memberId: string; readonly vendor: string; readonly transactionId: string };

/** One command of a member and vendor at a time, until the transaction ends. */
export async function lockCommand(tx: Tx, { memberId, vendor }: Omit<TransactionName, "transactionId">): Promise<void> {
	await sql`select games.lock_commands(array[${memberId}]::bigint[], array[${vendor}]::text[])`.execute(tx);
}

/** What came before under this name. */
export function findTransaction(tx: Tx, name: TransactionName): Promise<TransactionRow | undefined> {
	return tables<GamesTables>(tx)
		.selectFrom("games.vendor_transaction")
		.selectAll()
		.where("member_id", "=", name.memberId)
		.where("vendor", "=", name.vendor)
		.where("transaction_id", "=", name.transactionId)
		.executeTakeFirst();
}

export async function insertTransaction(tx: Tx, row: Omit<TransactionRow, "rolled_back">): Promise<void> {
	await tables<GamesTables>(tx).insertInto("games.vendor_transaction").values(row).execute();
}

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
