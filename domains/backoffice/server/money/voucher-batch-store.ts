// Rows of batches of vouchers: what was made alone, what waits for a second person or was decided by one, and sealed codes that
// whoever asked has not taken.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import { type AloneAsked, claimAlone } from "../adjustments/alone.ts";
import type { BackofficeTables } from "../tables.ts";

export type BatchRow = Selectable<BackofficeTables["backoffice.voucher_batch"]>;
/** With the name of who asked. */
export type NamedBatch = BatchRow & { readonly proposed_name: string };

/** So many of a brand wait at once, and so many of one's own are listed whose codes are not taken. */
export const mostBatches = 30;

const named = (tx: Tx) =>
	tables<BackofficeTables>(tx)
		.selectFrom("backoffice.voucher_batch as b")
		.innerJoin("backoffice.staff as p", "p.id", "b.proposed_by")
		.selectAll("b")
		.select("p.username as proposed_name");

/** One batch of somebody at a time: what they made alone is counted before more is. Then the same call's own is found. */
export async function claimBatch(
	tx: Tx,
	{ id, staffId }: { readonly id: string; readonly staffId: string },
): Promise<NamedBatch | undefined> {
	await claimAlone(tx, { kind: "vouchers", staffId });
	return named(tx).where("b.id", "=", id).executeTakeFirst();
}

/** Of one merchant, locked until the transaction ends. */
export function lockBatch(
	tx: Tx,
	{ merchant, id }: { readonly merchant: string; readonly id: string },
): Promise<NamedBatch | undefined> {
	return named(tx).where("b.id", "=", id).where("b.merchant", "=", merchant).forUpdate("b").executeTakeFirst();
}

/** The oldest first. */
export function waitingBatches(tx: Tx, merchant: string): Promise<NamedBatch[]> {
	return named(tx)
		.where("b.merchant", "=", merchant)
		.where("b.state", "=", "proposed")
		.orderBy("b.proposed_at")
		.orderBy("b.id")
		.limit(mostBatches)
		.execute();
}

/** Somebody's own that are made and whose codes they have not taken, the oldest first. */
export function untakenBatches(tx: Tx, staffId: string): Promise<NamedBatch[]> {
	return named(tx)
		.where("b.proposed_by", "=", staffId)
		.where("b.sealed_codes", "is not", null)
		.orderBy("b.proposed_at")
		.orderBy("b.id")
		.limit(mostBatches)
		.execute();
}

/** What those vouchers are worth that somebody made alone since a moment, cancelled ones too, in minor units. */
export async function madeAlone(tx: Tx, { staffId, currency, since }: AloneAsked): Promise<bigint> {
	const { rows } = await sql<{ sum: string }>`
		select coalesce(sum(amount * count), 0)::text as sum from backoffice.voucher_batch
		where alone and proposed_by = ${staffId}::bigint and currency = ${currency} and proposed_at > ${since}`.execute(tx);
	return BigInt(rows[0]?.sum ?? 0);
}

export async function insertBatch(tx: Tx, row: BatchRow): Promise<void> {
	await tables<BackofficeTables>(tx).insertInto("backoffice.voucher_batch").values(row).execute();
}

type BatchChange = Partial<Pick<BatchRow, "state" | "decided_by" | "decided_at" | "why" | "sealed_codes">>;

export async function changeBatch(tx: Tx, id: string, change: BatchChange): Promise<void> {
	await tables<BackofficeTables>(tx).updateTable("backoffice.voucher_batch").set(change).where("id", "=", id).execute();
}

/** Those whose time is over are over; what somebody decides just now is theirs. */
export async function expireBatches(tx: Tx, now: Date): Promise<readonly BatchRow[]> {
	const { rows } = await sql<BatchRow>`
		update backoffice.voucher_batch set state = 'expired', decided_at = ${now} where id in (
			select id from backoffice.voucher_batch where state = 'proposed' and expires_at <= ${now} for update skip locked)
		returning *`.execute(tx);
	return rows;
}

/** Codes that are good for nothing any more are kept no longer. */
export async function eraseOldCodes(tx: Tx, now: Date): Promise<void> {
	await sql`
		update backoffice.voucher_batch set sealed_codes = null where id in (
			select id from backoffice.voucher_batch where sealed_codes is not null and ends_at <= ${now} for update skip locked)`.execute(
		tx,
	);
}
