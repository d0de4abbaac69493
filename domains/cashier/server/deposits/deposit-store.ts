// Rows of deposits and of the pictures that prove them. Pictures come in and go out sealed.
import type { RawBuilder, Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { BonusState, DepositEnd, DepositState, Fee } from "../../core/index.ts";
import { type BonusNames, namesOfPromotion, voidBonus } from "../bonuses/bonus-store.ts";
import type { ListPlace } from "../list-place.ts";
import type { CashierTables, PaymentState } from "../tables.ts";

export type DepositRow = Selectable<CashierTables["cashier.deposit"]>;
export type ShownRow = DepositRow & {
	readonly proofs: string | null;
	/** Of one that is paid at a provider. */
	readonly payment_state: PaymentState | null;
	readonly pay_address: string | null;
	/** Of the bonus that was chosen with it. */
	readonly bonus_state: BonusState | null;
	readonly bonus_name: string | null;
	readonly bonus_names: BonusNames;
	readonly bonus_amount: string | null;
	readonly promotion: string | null;
};

/** A deposit that was just written, as it is shown: nothing was sent and nobody was asked yet. */
export const asShown = (row: DepositRow): ShownRow => ({
	...row,
	proofs: "0",
	payment_state: null,
	pay_address: null,
	bonus_state: null,
	bonus_name: null,
	bonus_names: null,
	bonus_amount: null,
	promotion: null,
});

/** With how many pictures each has, and the bonus that was chosen with it. */
export const shownDeposits = (tx: Tx) =>
	tables<CashierTables>(tx)
		.selectFrom("cashier.deposit as deposit")
		.leftJoin("cashier.payment as payment", (join) =>
			join.onRef("payment.member_id", "=", "deposit.member_id").onRef("payment.deposit_id", "=", "deposit.id"),
		)
		.selectAll("deposit")
		.leftJoin("cashier.bonus as bonus", (join) =>
			join.onRef("bonus.member_id", "=", "deposit.member_id").onRef("bonus.deposit_id", "=", "deposit.id"),
		)
		.leftJoin("cashier.promotion as promotion", "promotion.id", "bonus.promotion_id")
		.select(["payment.state as payment_state", "payment.pay_address", "promotion.code as promotion"])
		.select(["bonus.state as bonus_state", "bonus.name as bonus_name", "bonus.amount as bonus_amount"])
		.select(namesOfPromotion("bonus.promotion_id").as("bonus_names"))
		.select((from) =>
			from
				.selectFrom("cashier.proof as proof")
				.select((count) => count.fn.countAll<string>().as("proofs"))
				.whereRef("proof.member_id", "=", "deposit.member_id")
				.whereRef("proof.deposit_id", "=", "deposit.id")
				.as("proofs"),
		);

export type NewDeposit = {
	readonly memberId: MemberId;
	readonly id: string;
	readonly merchant: string;
	readonly requestKey: string;
	readonly methodId: string;
	readonly currency: string;
	readonly amount: bigint;
	readonly fee: Fee;
	readonly reference: string;
	readonly openedAt: Date;
	readonly expiresAt: Date;
	/** The agent whose float it comes out of, where one decides. */
	readonly payee?: { readonly id: MemberId; readonly account: string } | undefined;
	/** Where its transfer goes, as it is now. */
	readonly account?: { readonly bank: string; readonly holder: string; readonly number: string } | undefined;
};

/** Undefined when another deposit of the brand has this reference. */
export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<DepositRow | undefined> {
	return tables<CashierTables>(tx)
		.insertInto("cashier.deposit")
		.values({
			member_id: deposit.memberId,
			id: deposit.id,
			merchant: deposit.merchant,
			request_key: deposit.requestKey,
			method_id: deposit.methodId,
			currency: deposit.currency,
			amount: deposit.amount.toString(),
			fee_fixed: deposit.fee.fixed.toString(),
			fee_basis_points: deposit.fee.basisPoints,
			reference: deposit.reference,
			opened_at: deposit.openedAt,
			expires_at: deposit.expiresAt,
			payee_id: deposit.payee?.id ?? null,
			payee_account: deposit.payee?.account ?? "",
			account_bank: deposit.account?.bank ?? "",
			account_holder: deposit.account?.holder ?? "",
			account_number: deposit.account?.number ?? "",
		})
		.onConflict((conflict) => conflict.columns(["merchant", "reference"]).doNothing())
		.returningAll()
		.executeTakeFirst();
}

export async function findByKey(
	tx: Tx,
	name: { readonly memberId: MemberId; readonly requestKey: string },
): Promise<ShownRow | undefined> {
	return shownDeposits(tx)
		.where("deposit.member_id", "=", name.memberId)
		.where("deposit.request_key", "=", name.requestKey)
		.executeTakeFirst();
}

/** A member's own, locked until the transaction ends. */
export function lockOwn(
	tx: Tx,
	name: { readonly memberId: MemberId; readonly id: string },
): Promise<ShownRow | undefined> {
	return lockWhere(tx, sql`member_id = ${name.memberId}::bigint and id = ${name.id}::uuid`);
}

/** An operator's, locked until the transaction ends, so that one of many decides. */
export function lockReferred(
	tx: Tx,
	name: { readonly merchant: string; readonly reference: string },
): Promise<ShownRow | undefined> {
	return lockWhere(tx, sql`merchant = ${name.merchant} and reference = ${name.reference}`);
}

/** One that waits for an agent's own decision, locked until the transaction ends; whatever became of it. */
export function lockAsked(
	tx: Tx,
	name: { readonly payeeId: MemberId; readonly id: string },
): Promise<ShownRow | undefined> {
	return lockWhere(tx, sql`id = ${name.id}::uuid and payee_id = ${name.payeeId}::bigint`);
}

/** Read after the lock is held, not with it: only then are the pictures counted that came while it was waited for. */
async function lockWhere(tx: Tx, where: RawBuilder<unknown>): Promise<ShownRow | undefined> {
	const { rows } = await sql<{ id: string }>`select id from cashier.deposit where ${where} for update`.execute(tx);
	const [row] = rows;
	return row === undefined ? undefined : shownDeposits(tx).where("deposit.id", "=", row.id).executeTakeFirst();
}

export async function findReferred(
	tx: Tx,
	{ merchant, references }: { readonly merchant: string; readonly references: readonly string[] },
): Promise<readonly ShownRow[]> {
	if (references.length === 0) return [];
	return shownDeposits(tx)
		.where("deposit.merchant", "=", merchant)
		.where("deposit.reference", "in", [...references])
		.execute();
}

export type DepositsAsked = {
	readonly memberId: MemberId;
	readonly state?: DepositState | undefined;
	readonly before?: ListPlace | undefined;
	readonly limit: number;
};

/** A member's deposits, the newest first: a walk along an index. */
export async function listOwn(tx: Tx, asked: DepositsAsked): Promise<readonly ShownRow[]> {
	const { before, state } = asked;
	let query = shownDeposits(tx).where("deposit.member_id", "=", asked.memberId);
	if (state !== undefined) query = query.where("deposit.state", "=", state);
	if (before !== undefined) {
		query = query.where(sql<boolean>`(deposit.opened_at, deposit.id) < (${before.at}, ${before.id}::uuid)`);
	}
	return query.orderBy("deposit.opened_at", "desc").orderBy("deposit.id", "desc").limit(asked.limit).execute();
}

/** What waits for an agent, the oldest first: a walk along its index. */
export async function listAsked(
	tx: Tx,
	asked: { readonly payeeId: MemberId; readonly after: ListPlace | undefined; readonly limit: number },
): Promise<readonly DepositRow[]> {
	const { after, limit, payeeId } = asked;
	let query = tables<CashierTables>(tx)
		.selectFrom("cashier.deposit")
		.selectAll()
		.where("payee_id", "=", payeeId)
		.where("state", "=", "pending");
	if (after !== undefined) query = query.where(sql<boolean>`(opened_at, id) > (${after.at}, ${after.id}::uuid)`);
	return query.orderBy("opened_at").orderBy("id").limit(limit).execute();
}

/** How a deposit ended; one that is not credited brings no bonus. The database refuses to end one twice. */
export async function writeEnd(
	tx: Tx,
	deposit: Pick<DepositRow, "member_id" | "id">,
	end: DepositEnd & {
		readonly by: string;
		readonly at: Date;
		readonly reason?: string;
		readonly postingKey?: string;
	},
): Promise<void> {
	const money =
		end.state === "credited"
			? {
					arrived: `${end.arrived}`,
					fee: `${end.fee}`,
					credited: `${end.credited}`,
					posting_key: end.postingKey ?? null,
				}
			: {};
	await tables<CashierTables>(tx)
		.updateTable("cashier.deposit")
		.set({ state: end.state, closed_at: end.at, closed_by: end.by, reason: end.reason ?? "", ...money })
		.where("member_id", "=", deposit.member_id)
		.where("id", "=", deposit.id)
		.execute();
	if (end.state === "credited") return;
	await voidBonus(tx, { memberId: deposit.member_id, depositId: deposit.id }, { reason: end.state, at: end.at });
}

/** Locks what is due and free, the oldest first: one that is being decided just now is left to whoever decides it. */
export async function lockDue(
	tx: Tx,
	due: { readonly now: Date; readonly most: number },
): Promise<readonly DepositRow[]> {
	return tables<CashierTables>(tx)
		.selectFrom("cashier.deposit")
		.selectAll()
		.where("state", "=", "pending")
		.where("expires_at", "<=", due.now)
		.orderBy("expires_at")
		.limit(due.most)
		.forUpdate()
		.skipLocked()
		.execute();
}

/** Adds pictures behind those that are there, and moves the end. */
export async function addProofs(
	tx: Tx,
	deposit: Pick<ShownRow, "member_id" | "id" | "proofs">,
	sent: { readonly sealed: readonly Buffer[]; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
	const db = tables<CashierTables>(tx);
	const key = { member_id: deposit.member_id, deposit_id: deposit.id, sent_at: sent.now };
	const first = Number(deposit.proofs ?? 0) + 1;
	await db
		.insertInto("cashier.proof")
		.values(sent.sealed.map((sealed, index) => ({ ...key, place: first + index, sealed })))
		.execute();
	await moveEnd(tx, deposit, sent.expiresAt);
}

/** The clock ends a deposit later. */
export async function moveEnd(tx: Tx, deposit: Pick<DepositRow, "member_id" | "id">, expiresAt: Date): Promise<void> {
	await tables<CashierTables>(tx)
		.updateTable("cashier.deposit")
		.set({ expires_at: expiresAt })
		.where("member_id", "=", deposit.member_id)
		.where("id", "=", deposit.id)
		.execute();
}

export async function sealedProofs(tx: Tx, of: Pick<DepositRow, "member_id" | "id">): Promise<readonly Buffer[]> {
	const rows = await tables<CashierTables>(tx)
		.selectFrom("cashier.proof")
		.select("sealed")
		.where("member_id", "=", of.member_id)
		.where("deposit_id", "=", of.id)
		.orderBy("place")
		.execute();
	return rows.map(({ sealed }) => sealed);
}

/** Whether anything was ever credited to a member, by whatever way. */
export async function paidInBefore(tx: Tx, memberId: MemberId): Promise<boolean> {
	const { rows } = await sql`
		select 1 where exists (
			select from cashier.deposit where member_id = ${memberId}::bigint and state = 'credited'
		) or exists (
			select from cashier.transfer where to_member_id = ${memberId}::bigint and member_id <> to_member_id
				and kind = 'down'
		)`.execute(tx);
	return rows.length > 0;
}
