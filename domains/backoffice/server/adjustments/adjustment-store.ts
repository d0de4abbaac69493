// Rows of adjustments. An id is made of who asked and the key of their call, and is the key of the posting, too.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { BackofficeTables } from "../tables.ts";
import { type AloneAsked, claimAlone } from "./alone.ts";

export type AdjustmentRow = Selectable<BackofficeTables["backoffice.adjustment"]>;
/** With the names of who asked and who decided. */
export type NamedAdjustment = AdjustmentRow & {
	readonly proposed_name: string;
	readonly decided_name: string | null;
};

const named = (tx: Tx) =>
	tables<BackofficeTables>(tx)
		.selectFrom("backoffice.adjustment as a")
		.innerJoin("backoffice.staff as p", "p.id", "a.proposed_by")
		.leftJoin("backoffice.staff as d", "d.id", "a.decided_by")
		.selectAll("a")
		.select(["p.username as proposed_name", "d.username as decided_name"]);

export function findAdjustment(tx: Tx, id: string): Promise<NamedAdjustment | undefined> {
	return named(tx).where("a.id", "=", id).executeTakeFirst();
}

/** One adjustment of somebody at a time: what they adjusted alone is counted before more is. Then the same call's own is found. */
export async function claimAdjustment(
	tx: Tx,
	{ id, staffId }: { readonly id: string; readonly staffId: string },
): Promise<NamedAdjustment | undefined> {
	await claimAlone(tx, { kind: "adjustment", staffId });
	return findAdjustment(tx, id);
}

/** What somebody adjusted alone since a moment, in minor units: what was taken counts as what was given. */
export async function adjustedAlone(tx: Tx, { staffId, currency, since }: AloneAsked): Promise<bigint> {
	const { rows } = await sql<{ sum: string }>`
		select coalesce(sum(abs(delta)), 0)::text as sum from backoffice.adjustment
		where alone and proposed_by = ${staffId}::bigint and currency = ${currency} and proposed_at > ${since}`.execute(tx);
	return BigInt(rows[0]?.sum ?? 0);
}

/** Of one merchant, locked until the transaction ends. */
export function lockAdjustment(
	tx: Tx,
	{ merchant, id }: { readonly merchant: string; readonly id: string },
): Promise<NamedAdjustment | undefined> {
	return named(tx).where("a.id", "=", id).where("a.merchant", "=", merchant).forUpdate("a").executeTakeFirst();
}

export async function insertAdjustment(tx: Tx, row: AdjustmentRow): Promise<void> {
	await tables<BackofficeTables>(tx).insertInto("backoffice.adjustment").values(row).execute();
}

export async function writeDecision(
	tx: Tx,
	id: string,
	decision: Pick<AdjustmentRow, "state" | "decided_by" | "decided_at" | "why">,
): Promise<void> {
	await tables<BackofficeTables>(tx).updateTable("backoffice.adjustment").set(decision).where("id", "=", id).execute();
}

export type AdjustmentPlace = { readonly micros: string; readonly id: string };

export type AdjustmentsAsked = {
	readonly merchant: string;
	/** What waits, the oldest first; else everything, the newest first. */
	readonly waiting: boolean;
	readonly memberId?: string | undefined;
	readonly after: AdjustmentPlace | undefined;
	readonly limit: number;
};

export function listRows(
	tx: Tx,
	{ merchant, waiting, memberId, after, limit }: AdjustmentsAsked,
): Promise<(NamedAdjustment & AdjustmentPlace)[]> {
	const order = waiting ? "asc" : "desc";
	let rows = named(tx)
		.select(sql<string>`(extract(epoch from a.proposed_at) * 1000000)::bigint::text`.as("micros"))
		.where("a.merchant", "=", merchant);
	if (waiting) rows = rows.where("a.state", "=", "proposed");
	if (memberId !== undefined) rows = rows.where("a.member_id", "=", memberId);
	if (after !== undefined) {
		const place = sql`(to_timestamp(0) + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
		rows = rows.where(sql<boolean>`(a.proposed_at, a.id) ${sql.raw(waiting ? ">" : "<")} ${place}`);
	}
	return rows.orderBy("a.proposed_at", order).orderBy("a.id", order).limit(limit).execute();
}

/** Counted to a thousand: nobody reads a larger figure. */
export async function countWaiting(
	tx: Tx,
	merchant: string,
): Promise<{ readonly count: number; readonly since: Date | undefined }> {
	const { rows } = await sql<{ count: string; since: Date | null }>`
		select count(*) as count, min(proposed_at) as since from (
			select proposed_at from backoffice.adjustment
			where merchant = ${merchant} and state = 'proposed' order by proposed_at, id limit 1000
		) as waiting`.execute(tx);
	return { count: Number(rows[0]?.count ?? 0), since: rows[0]?.since ?? undefined };
}

/** Those whose time is over, locked; what somebody decides just now is left out. */
export function lockDue(
	tx: Tx,
	{ now, limit }: { readonly now: Date; readonly limit: number },
): Promise<NamedAdjustment[]> {
	return named(tx)
		.where("a.state", "=", "proposed")
		.where("a.expires_at", "<=", now)
		.orderBy("a.expires_at")
		.limit(limit)
		.forUpdate("a")
		.skipLocked()
		.execute();
}

export async function writeLapsed(
	tx: Tx,
	{ ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<void> {
	await tables<BackofficeTables>(tx)
		.updateTable("backoffice.adjustment")
		.set({ state: "expired", decided_at: now })
		.where("id", "in", [...ids])
		.execute();
}
