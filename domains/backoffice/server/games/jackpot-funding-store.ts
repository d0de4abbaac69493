// Rows of money for jackpots: what was put in alone, and what waits for a second person or was decided by one.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import { type AloneAsked, claimAlone } from "../adjustments/alone.ts";
import type { BackofficeTables } from "../tables.ts";

export type FundingRow = Selectable<BackofficeTables["backoffice.jackpot_funding"]>;
/** With the name of who asked. */
export type NamedFunding = FundingRow & { readonly proposed_name: string };

/** So many of a brand wait at once. */
export const mostWaiting = 30;

const named = (tx: Tx) =>
	tables<BackofficeTables>(tx)
		.selectFrom("backoffice.jackpot_funding as f")
		.innerJoin("backoffice.staff as p", "p.id", "f.proposed_by")
		.selectAll("f")
		.select("p.username as proposed_name");

/** One funding of somebody at a time: what they put in alone is counted before more is. Then the same call's own is found. */
export async function claimFunding(
	tx: Tx,
	{ id, staffId }: { readonly id: string; readonly staffId: string },
): Promise<NamedFunding | undefined> {
	await claimAlone(tx, { kind: "jackpot-funding", staffId });
	return named(tx).where("f.id", "=", id).executeTakeFirst();
}

/** Of one merchant, locked until the transaction ends. */
export function lockFunding(
	tx: Tx,
	{ merchant, id }: { readonly merchant: string; readonly id: string },
): Promise<NamedFunding | undefined> {
	return named(tx).where("f.id", "=", id).where("f.merchant", "=", merchant).forUpdate("f").executeTakeFirst();
}

/** The oldest first. */
export function waitingFundings(tx: Tx, merchant: string): Promise<NamedFunding[]> {
	return named(tx)
		.where("f.merchant", "=", merchant)
		.where("f.state", "=", "proposed")
		.orderBy("f.proposed_at")
		.orderBy("f.id")
		.limit(mostWaiting)
		.execute();
}

/** What somebody put into jackpots alone since a moment, over all of them, in minor units. */
export async function givenAlone(tx: Tx, { staffId, currency, since }: AloneAsked): Promise<bigint> {
	const { rows } = await sql<{ sum: string }>`
		select coalesce(sum(amount), 0)::text as sum from backoffice.jackpot_funding
		where alone and proposed_by = ${staffId}::bigint and currency = ${currency} and proposed_at > ${since}`.execute(tx);
	return BigInt(rows[0]?.sum ?? 0);
}

export async function insertFunding(tx: Tx, row: FundingRow): Promise<void> {
	await tables<BackofficeTables>(tx).insertInto("backoffice.jackpot_funding").values(row).execute();
}

export async function writeFundingDecision(
	tx: Tx,
	id: string,
	decision: Pick<FundingRow, "state" | "decided_by" | "decided_at" | "why">,
): Promise<void> {
	await tables<BackofficeTables>(tx)
		.updateTable("backoffice.jackpot_funding")
		.set(decision)
		.where("id", "=", id)
		.execute();
}

/** Those whose time is over are over; what somebody decides just now is theirs. */
export async function expireFundings(tx: Tx, now: Date): Promise<readonly FundingRow[]> {
	const { rows } = await sql<FundingRow>`
		update backoffice.jackpot_funding set state = 'expired', decided_at = ${now} where id in (
			select id from backoffice.jackpot_funding where state = 'proposed' and expires_at <= ${now} for update skip locked)
		returning *`.execute(tx);
	return rows;
}
