// Rows of whoever pays in: the lock of a member, the answer to the first question, attempts that failed.
import { sql, type Tx, tables } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { blockedUntil, type FailureKind, failuresSince } from "../../core/index.ts";
import type { CashierTables } from "../tables.ts";

/** Locks the member until the transaction ends: of many attempts at once each is judged with all before it. */
export async function lockPayer(tx: Tx, memberId: MemberId): Promise<void> {
	await tables<CashierTables>(tx)
		.insertInto("cashier.payer")
		.values({ member_id: memberId })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	await sql`select 1 from cashier.payer where member_id = ${memberId}::bigint for update`.execute(tx);
}

export type PayerFacts = {
	readonly paidInBefore: boolean;
	readonly declined: boolean;
	/** How many deposits wait, and what they ask for in this currency. */
	readonly pending: number;
	readonly waiting: bigint;
};

export async function readPayer(
	tx: Tx,
	{ memberId, currency }: { readonly memberId: MemberId; readonly currency: CurrencyCode },
): Promise<PayerFacts> {
	const { rows } = await sql<{ before: boolean; declined: boolean; pending: string; waiting: string }>`
		select exists (select from cashier.deposit where member_id = ${memberId}::bigint) as before,
			exists (select from cashier.payer where member_id = ${memberId}::bigint and no_limit_at is not null) as declined,
			count(*) as pending, coalesce(sum(amount) filter (where currency = ${currency}), 0) as waiting
		from cashier.deposit where member_id = ${memberId}::bigint and state = 'pending'`.execute(tx);
	const [row] = rows;
	return {
		paidInBefore: row?.before === true,
		declined: row?.declined === true,
		pending: Number(row?.pending ?? 0),
		waiting: BigInt(row?.waiting ?? 0),
	};
}

export async function declineLimit(tx: Tx, of: { readonly memberId: MemberId; readonly now: Date }): Promise<void> {
	await tables<CashierTables>(tx)
		.insertInto("cashier.payer")
		.values({ member_id: of.memberId, no_limit_at: of.now })
		.onConflict((conflict) => conflict.column("member_id").doUpdateSet({ no_limit_at: of.now }))
		.execute();
}

export async function addFailure(
	tx: Tx,
	failed: { readonly memberId: string; readonly at: Date; readonly kind: FailureKind },
): Promise<void> {
	const { memberId, at, kind } = failed;
	await tables<CashierTables>(tx).insertInto("cashier.failure").values({ member_id: memberId, at, kind }).execute();
}

/** Until when nothing of a member is taken. */
export async function blockOf(
	tx: Tx,
	{ memberId, now }: { readonly memberId: MemberId; readonly now: Date },
): Promise<Date | undefined> {
	const rows = await tables<CashierTables>(tx)
		.selectFrom("cashier.failure")
		.select("at")
		.where("member_id", "=", memberId)
		.where("at", ">", failuresSince(now))
		.orderBy("at", "desc")
		.limit(100)
		.execute();
	return blockedUntil(
		rows.map(({ at }) => at),
		now,
	);
}

export async function forgetFailures(tx: Tx, now: Date): Promise<void> {
	await tables<CashierTables>(tx).deleteFrom("cashier.failure").where("at", "<", failuresSince(now)).execute();
}
