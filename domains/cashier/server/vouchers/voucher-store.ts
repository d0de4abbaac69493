// Rows of vouchers. A code comes in and is looked for as a digest; no row holds one.
import { createHmac } from "node:crypto";
import type { Selectable } from "kysely";
import { type Tx, tables } from "#platform/db";
import type { CashierTables } from "../tables.ts";

export type VoucherRow = Selectable<CashierTables["cashier.voucher"]>;

/** Of a code without dashes; `key` has 32 bytes and is not in the database. */
export const voucherDigest = (code: string, key: Buffer): Buffer => createHmac("sha256", key).update(code).digest();

export type NewVoucher = {
	readonly digest: Buffer;
	readonly merchant: string;
	readonly currency: string;
	/** Minor units. */
	readonly amount: bigint;
	readonly madeAt: Date;
	readonly madeBy: string;
	readonly expiresAt: Date;
};

/** Their numbers, in order. */
export async function insertVouchers(tx: Tx, vouchers: readonly NewVoucher[]): Promise<readonly string[]> {
	const rows = await tables<CashierTables>(tx)
		.insertInto("cashier.voucher")
		.values(
			vouchers.map((one) => ({
				digest: one.digest,
				merchant: one.merchant,
				currency: one.currency,
				amount: one.amount.toString(),
				made_at: one.madeAt,
				made_by: one.madeBy,
				expires_at: one.expiresAt,
			})),
		)
		.returning("id")
		.execute();
	return rows.map(({ id }) => id);
}

/** By its digest or by its number, locked until the transaction ends. */
export async function lockVoucher(
	tx: Tx,
	name: { readonly merchant: string } & ({ readonly digest: Buffer } | { readonly id: string }),
): Promise<VoucherRow | undefined> {
	const query = tables<CashierTables>(tx)
		.selectFrom("cashier.voucher")
		.selectAll()
		.where("merchant", "=", name.merchant)
		.forUpdate();
	const named = "id" in name ? query.where("id", "=", name.id) : query.where("digest", "=", name.digest);
	return named.executeTakeFirst();
}

/** How a voucher ended. The database refuses to end one twice. */
export async function closeVoucher(
	tx: Tx,
	{ digest }: Pick<VoucherRow, "digest">,
	end: { readonly at: Date; readonly deposit?: { readonly member_id: string; readonly id: string } },
): Promise<void> {
	const { at, deposit } = end;
	const of = deposit === undefined ? {} : { member_id: deposit.member_id, deposit_id: deposit.id };
	await tables<CashierTables>(tx)
		.updateTable("cashier.voucher")
		.set({ state: deposit === undefined ? "withdrawn" : "redeemed", closed_at: at, ...of })
		.where("digest", "=", digest)
		.execute();
}

export type VouchersAsked = {
	readonly merchant: string;
	readonly state?: VoucherRow["state"] | undefined;
	/** The number of the last that was seen. */
	readonly before?: string | undefined;
	readonly most: number;
};

/** The newest first: a walk along an index. */
export function listVouchers(tx: Tx, { merchant, state, before, most }: VouchersAsked): Promise<readonly VoucherRow[]> {
	let query = tables<CashierTables>(tx).selectFrom("cashier.voucher").selectAll().where("merchant", "=", merchant);
	if (state !== undefined) query = query.where("state", "=", state);
	if (before !== undefined) query = query.where("id", "<", before);
	return query.orderBy("id", "desc").limit(most).execute();
}
