// Rows of accounts that members are paid to. A number comes in and goes out sealed; it is known again by its mark.
import { createHmac } from "node:crypto";
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import { type PayoutKind, plainNumber, tailOf } from "../../core/index.ts";
import type { CashierTables } from "../tables.ts";

export type PayoutAccountRow = Selectable<CashierTables["cashier.payout_account"]>;

/** The name that a number is sealed for: it opens in no other's place. */
const sealName = (id: string): string => `payout account ${id}`;

export const markOf = (key: Buffer, kind: PayoutKind, number: string): Buffer =>
	createHmac("sha256", key)
		.update(`mark ${kind} ${plainNumber(number)}`)
		.digest();

/** Undefined where it does not open with this key. */
export const openNumber = (key: Buffer, { id, sealed }: Pick<PayoutAccountRow, "id" | "sealed">): string | undefined =>
	sealerWith(key).open(sealName(id), sealed)?.toString("utf8");

const standing = (tx: Tx, memberId: MemberId) =>
	tables<CashierTables>(tx)
		.selectFrom("cashier.payout_account")
		.selectAll()
		.where("member_id", "=", memberId)
		.where("removed_at", "is", null);

/** A member's accounts, the oldest first. */
export const accountsOf = (tx: Tx, memberId: MemberId): Promise<readonly PayoutAccountRow[]> =>
	standing(tx, memberId).orderBy("added_at").orderBy("id").execute();

export const accountOf = (
	tx: Tx,
	{ memberId, id }: { readonly memberId: MemberId; readonly id: string },
): Promise<PayoutAccountRow | undefined> => standing(tx, memberId).where("id", "=", id).executeTakeFirst();

export type NewPayoutAccount = {
	readonly memberId: MemberId;
	readonly id: string;
	readonly merchant: string;
	readonly kind: PayoutKind;
	readonly bank: string;
	readonly holder: string;
	readonly number: string;
	readonly key: Buffer;
	readonly now: Date;
};

/** Undefined when the member has an account of this number. */
export async function insertAccount(tx: Tx, account: NewPayoutAccount): Promise<PayoutAccountRow | undefined> {
	const { memberId, id, kind, key, number } = account;
	return tables<CashierTables>(tx)
		.insertInto("cashier.payout_account")
		.values({
			member_id: memberId,
			id,
			merchant: account.merchant,
			kind,
			bank: account.bank,
			holder: account.holder,
			sealed: sealerWith(key).seal(sealName(id), Buffer.from(plainNumber(number))),
			tail: tailOf(number),
			mark: markOf(key, kind, number),
			added_at: account.now,
		})
		.onConflict((conflict) => conflict.columns(["member_id", "mark"]).where("removed_at", "is", null).doNothing())
		.returningAll()
		.executeTakeFirst();
}

export async function removeAccount(
	tx: Tx,
	{ memberId, id, now }: { readonly memberId: MemberId; readonly id: string; readonly now: Date },
): Promise<void> {
	await tables<CashierTables>(tx)
		.updateTable("cashier.payout_account")
		.set({ removed_at: now })
		.where("member_id", "=", memberId)
		.where("id", "=", id)
		.execute();
}

/** Whether another member of the brand has, or had, an account of this number. */
export async function isShared(tx: Tx, account: PayoutAccountRow): Promise<boolean> {
	const { rows } = await sql`select 1 from cashier.payout_account
		where merchant = ${account.merchant} and mark = ${account.mark} and member_id <> ${account.member_id}::bigint
		limit 1`.execute(tx);
	return rows.length > 0;
}

/** An account as it was when a withdrawal went to it, removed or not. */
export const accountFor = (
	tx: Tx,
	withdrawal: { readonly member_id: string; readonly account_id: string },
): Promise<PayoutAccountRow> =>
	tables<CashierTables>(tx)
		.selectFrom("cashier.payout_account")
		.selectAll()
		.where("member_id", "=", withdrawal.member_id)
		.where("id", "=", withdrawal.account_id)
		.executeTakeFirstOrThrow();
