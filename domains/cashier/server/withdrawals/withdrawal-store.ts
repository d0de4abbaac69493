// Rows of withdrawals: written once, changed while they are open, read by member, by queue and by reference.
import type { RawBuilder, Selectable, Updateable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";
import type { CommandKey } from "#wallet/api";
import type { PayoutKind, RiskReason, WithdrawalState } from "../../core/index.ts";
import type { ListPlace } from "../list-place.ts";
import type { CashierTables } from "../tables.ts";

type WithdrawalTable = CashierTables["cashier.withdrawal"];
/** With what its account is known by. */
export type WithdrawalRow = Selectable<WithdrawalTable> & {
	readonly kind: PayoutKind;
	readonly bank: string;
	readonly tail: string;
	/** An operator showed that it was paid. */
	readonly proven: boolean;
};

const withdrawals = (tx: Tx) =>
	tables<CashierTables>(tx)
		.selectFrom("cashier.withdrawal as withdrawal")
		.innerJoin("cashier.payout_account as account", (join) =>
			join.onRef("account.member_id", "=", "withdrawal.member_id").onRef("account.id", "=", "withdrawal.account_id"),
		)
		.selectAll("withdrawal")
		.select(["account.kind", "account.bank", "account.tail"])
		.select(
			sql<boolean>`exists (select from cashier.withdrawal_picture as picture where picture.by = 'operator'
				and picture.member_id = withdrawal.member_id and picture.withdrawal_id = withdrawal.id)`.as("proven"),
		);

export type NewWithdrawal = {
	readonly memberId: MemberId;
	readonly id: string;
	readonly merchant: string;
	readonly requestKey: string;
	readonly accountId: string;
	readonly methodId: string;
	readonly currency: CurrencyCode;
	readonly amount: bigint;
	readonly fee: bigint;
	readonly reference: string;
	readonly wagered: bigint;
	readonly reasons: readonly RiskReason[];
	readonly levels: number;
	readonly holdKey: CommandKey;
	readonly now: Date;
};

/** False when another withdrawal of the brand has this reference. */
export async function insertWithdrawal(tx: Tx, one: NewWithdrawal): Promise<boolean> {
	const written = await tables<CashierTables>(tx)
		.insertInto("cashier.withdrawal")
		.values({
			member_id: one.memberId,
			id: one.id,
			merchant: one.merchant,
			request_key: one.requestKey,
			account_id: one.accountId,
			method_id: one.methodId,
			currency: one.currency,
			amount: `${one.amount}`,
			fee: `${one.fee}`,
			reference: one.reference,
			wagered: `${one.wagered}`,
			reasons: one.reasons,
			levels: one.levels,
			hold_key: one.holdKey,
			asked_at: one.now,
			changed_at: one.now,
		})
		.onConflict((conflict) => conflict.columns(["merchant", "reference"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return written !== undefined;
}

export type OwnName = { readonly memberId: MemberId; readonly id: string };

export const findOwn = (tx: Tx, { memberId, id }: OwnName): Promise<WithdrawalRow | undefined> =>
	withdrawals(tx).where("withdrawal.member_id", "=", memberId).where("withdrawal.id", "=", id).executeTakeFirst();

export const findRequested = (
	tx: Tx,
	{ memberId, requestKey }: { readonly memberId: MemberId; readonly requestKey: string },
): Promise<WithdrawalRow | undefined> =>
	withdrawals(tx)
		.where("withdrawal.member_id", "=", memberId)
		.where("withdrawal.request_key", "=", requestKey)
		.executeTakeFirst();

/** A member's own, locked until the transaction ends. */
export const lockOwnWithdrawal = (tx: Tx, { memberId, id }: OwnName): Promise<WithdrawalRow | undefined> =>
	lockWhere(tx, sql`member_id = ${memberId}::bigint and id = ${id}::uuid`);

/** An operator's, locked until the transaction ends, so that one of many decides. */
export const lockReferredWithdrawal = (
	tx: Tx,
	{ merchant, reference }: { readonly merchant: string; readonly reference: string },
): Promise<WithdrawalRow | undefined> => lockWhere(tx, sql`merchant = ${merchant} and reference = ${reference}`);

/** A provider's. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
	lockWhere(tx, sql`id = ${id}::uuid`);

async function lockWhere(tx: Tx, where: RawBuilder<unknown>): Promise<WithdrawalRow | undefined> {
	const { rows } = await sql<{ member_id: string; id: string }>`
		select member_id, id from cashier.withdrawal where ${where} for update`.execute(tx);
	const [row] = rows;
	return row === undefined ? undefined : findOwn(tx, { memberId: memberId(row.member_id), id: row.id });
}

/** Those of a member that wait for a confirmation, locked in one order; at most so many. */
export async function lockPaid(
	tx: Tx,
	{ memberId: member, most }: { readonly memberId: MemberId; readonly most: number },
): Promise<readonly WithdrawalRow[]> {
	await sql`select 1 from cashier.withdrawal where member_id = ${member}::bigint and state = 'paid'
		order by id limit ${most} for update`.execute(tx);
	return withdrawals(tx)
		.where("withdrawal.member_id", "=", member)
		.where("withdrawal.state", "=", "paid")
		.orderBy("withdrawal.id")
		.limit(most)
		.execute();
}

/** Locks what is due and free, the oldest first. */
export async function lockUnconfirmed(
	tx: Tx,
	due: { readonly now: Date; readonly most: number },
): Promise<readonly WithdrawalRow[]> {
	const { rows } = await sql<{ id: string }>`select id from cashier.withdrawal
		where state = 'paid' and confirm_by <= ${due.now} order by confirm_by limit ${due.most} for update skip locked`.execute(
		tx,
	);
	if (rows.length === 0) return [];
	const ids = rows.map(({ id }) => id);
	return withdrawals(tx).where("withdrawal.id", "in", ids).orderBy("withdrawal.confirm_by").execute();
}

/** A member's, the newest first: a walk along an index. */
export async function listOwnWithdrawals(
	tx: Tx,
	asked: {
		readonly memberId: MemberId;
		readonly states?: readonly WithdrawalState[] | undefined;
		readonly before?: ListPlace | undefined;
		readonly limit: number;
	},
): Promise<readonly WithdrawalRow[]> {
	const { before, states } = asked;
	let query = withdrawals(tx).where("withdrawal.member_id", "=", asked.memberId);
	if (states !== undefined) query = query.where("withdrawal.state", "in", states);
	if (before !== undefined) {
		query = query.where(sql<boolean>`(withdrawal.asked_at, withdrawal.id) < (${before.at}, ${before.id}::uuid)`);
	}
	return query.orderBy("withdrawal.asked_at", "desc").orderBy("withdrawal.id", "desc").limit(asked.limit).execute();
}

export type QueueAsked = {
	readonly merchant: string;
	readonly state: WithdrawalState;
	readonly from?: Date | undefined;
	readonly to?: Date | undefined;
	readonly after?: ListPlace | undefined;
	readonly newestFirst: boolean;
	readonly limit: number;
};

/** A brand's in one state, in the order they were asked for: a walk along an index. */
export async function listQueue(tx: Tx, asked: QueueAsked): Promise<readonly WithdrawalRow[]> {
	const { after, from, to, newestFirst } = asked;
	let query = withdrawals(tx)
		.where("withdrawal.merchant", "=", asked.merchant)
		.where("withdrawal.state", "=", asked.state);
	if (from !== undefined) query = query.where("withdrawal.asked_at", ">=", from);
	if (to !== undefined) query = query.where("withdrawal.asked_at", "<", to);
	if (after !== undefined) {
		const beyond = newestFirst ? sql`<` : sql`>`;
		query = query.where(sql<boolean>`(withdrawal.asked_at, withdrawal.id) ${beyond} (${after.at}, ${after.id}::uuid)`);
	}
	const order = newestFirst ? "desc" : "asc";
	return query.orderBy("withdrawal.asked_at", order).orderBy("withdrawal.id", order).limit(asked.limit).execute();
}

export async function writeWithdrawal(
	tx: Tx,
	{ member_id, id }: Pick<WithdrawalRow, "member_id" | "id">,
	change: Updateable<WithdrawalTable>,
): Promise<void> {
	await tables<CashierTables>(tx)
		.updateTable("cashier.withdrawal")
		.set(change)
		.where("member_id", "=", member_id)
		.where("id", "=", id)
		.execute();
}
