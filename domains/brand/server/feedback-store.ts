// Rows of what people write to the operator.
import type { Insertable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { BrandTables } from "./tables.ts";

/** Who writes: a member, or a network without a login; and from which network. */
export type Sender = { readonly merchant: string; readonly sender: string; readonly network: string };

/** Whoever shares the sender or the network waits until this transaction ends. */
export async function lockSenders(tx: Tx, { merchant, sender, network }: Sender): Promise<void> {
	for (const place of [network, sender].sort())
		await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${merchant} ${place}`}, 0))`.execute(tx);
}

type Sent = Omit<Sender, "network"> & { readonly request_key: string };

/** The number of the same message, where it was kept before its answer was lost. */
export async function findNumber(tx: Tx, sent: Sent): Promise<string | undefined> {
	const row = await tables<BrandTables>(tx)
		.selectFrom("brand.feedback")
		.select("number")
		.where("merchant", "=", sent.merchant)
		.where("sender", "=", sent.sender)
		.where("request_key", "=", sent.request_key)
		.executeTakeFirst();
	return row?.number;
}

type From = { readonly column: "sender" | "network"; readonly value: string };

/** When the newest but `nth` - 1 since then came; undefined when there were fewer. */
export async function findNth(
	tx: Tx,
	{
		merchant,
		column,
		value,
		since,
		nth,
	}: From & { readonly merchant: string; readonly since: Date; readonly nth: number },
): Promise<Date | undefined> {
	const row = await tables<BrandTables>(tx)
		.selectFrom("brand.feedback")
		.select("received_at")
		.where("merchant", "=", merchant)
		.where(column, "=", value)
		.where("received_at", ">", since)
		.orderBy("received_at", "desc")
		.offset(nth - 1)
		.limit(1)
		.executeTakeFirst();
	return row?.received_at;
}

export async function insertFeedback(tx: Tx, row: Insertable<BrandTables["brand.feedback"]>): Promise<void> {
	await tables<BrandTables>(tx).insertInto("brand.feedback").values(row).execute();
}
