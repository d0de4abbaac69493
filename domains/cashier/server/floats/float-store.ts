// Rows of agents' floats: what may go either way, what was handed on lately, what operators put in.
import type { Insertable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { type FloatTerms, handedSince } from "../../core/index.ts";
import type { CashierTables } from "../tables.ts";

export type FloatPaymentMethod = "down" | "up";

/** Undefined where nothing goes that way. */
export async function termsOf(
	tx: Tx,
	of: { readonly merchant: string; readonly currency: CurrencyCode; readonly kind: FloatPaymentMethod },
): Promise<FloatTerms | undefined> {
	const row = await tables<CashierTables>(tx)
		.selectFrom("cashier.float_limit")
		.selectAll()
		.where("merchant", "=", of.merchant)
		.where("currency", "=", of.currency)
		.where("kind", "=", of.kind)
		.executeTakeFirst();
	if (row === undefined) return undefined;
	return { smallest: BigInt(row.smallest), largest: BigInt(row.largest), aDay: BigInt(row.a_day) };
}

/** What a member handed on that way in these twenty-four hours. */
export async function handedOn(
	tx: Tx,
	of: {
		readonly memberId: MemberId;
		readonly currency: CurrencyCode;
		readonly kind: FloatPaymentMethod;
		readonly now: Date;
	},
): Promise<bigint> {
	const { rows } = await sql<{ sum: string }>`
		select coalesce(sum(amount), 0) as sum from cashier.transfer
		where member_id = ${of.memberId}::bigint and kind = ${of.kind} and kind in ('down', 'up')
			and currency = ${of.currency} and done_at > ${handedSince(of.now)}`.execute(tx);
	return BigInt(rows[0]?.sum ?? 0);
}

export async function insertIssue(tx: Tx, row: Insertable<CashierTables["cashier.float_issue"]>): Promise<void> {
	await tables<CashierTables>(tx).insertInto("cashier.float_issue").values(row).execute();
}

/** Whether this issue was made before. */
export async function issueStands(tx: Tx, of: { readonly memberId: MemberId; readonly id: string }): Promise<boolean> {
	const row = await tables<CashierTables>(tx)
		.selectFrom("cashier.float_issue")
		.select("id")
		.where("member_id", "=", of.memberId)
		.where("id", "=", of.id)
		.executeTakeFirst();
	return row !== undefined;
}
