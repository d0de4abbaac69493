// Rows of payments at providers. The deposit is the lock: whoever changes a payment holds it, but for a claim to ask.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { CashierTables, PaymentState } from "../tables.ts";

export type PaymentRow = Selectable<CashierTables["cashier.payment"]>;
export type PaymentName = Pick<PaymentRow, "member_id" | "deposit_id">;

export async function insertPayment(tx: Tx, payment: Omit<PaymentRow, "state" | "pay_address">): Promise<void> {
	await tables<CashierTables>(tx).insertInto("cashier.payment").values(payment).execute();
}

export type AwaitedRow = PaymentRow & {
	readonly merchant: string;
	readonly amount: string;
	readonly currency: string;
	readonly deposit_state: string;
	readonly opened_at: Date;
	readonly expires_at: Date;
};

/** A claim holds so long: whoever asks has given up by then. */
const claimSeconds = 60;

/**
 * Claims payments whose time to be asked has come, the oldest first, so that two workers never ask for one at once; one
 * deposit's alone when it is named, whatever its time.
 */
export async function claimDue(
	tx: Tx,
	due: { readonly now: Date; readonly most: number; readonly deposit?: string },
): Promise<readonly AwaitedRow[]> {
	const { now, most, deposit } = due;
	const which =
		deposit === undefined
			? sql`next_at <= ${now} order by next_at`
			: sql`deposit_id = ${deposit}::uuid and next_at is not null`;
	const { rows } = await sql<AwaitedRow>`
		with due as (
			select member_id, deposit_id from cashier.payment where ${which} limit ${most} for update skip locked
		), claimed as (
			update cashier.payment as payment set next_at = ${new Date(now.getTime() + claimSeconds * 1_000)}
			from due where payment.member_id = due.member_id and payment.deposit_id = due.deposit_id
			returning payment.*
		)
		select claimed.*, deposit.merchant, deposit.amount, deposit.currency, deposit.state as deposit_state,
			deposit.opened_at, deposit.expires_at
		from claimed join cashier.deposit as deposit
			on deposit.member_id = claimed.member_id and deposit.id = claimed.deposit_id`.execute(tx);
	return rows;
}

/** One that a line of a provider names; undefined for another provider's and for nobody's. */
export async function findPayment(
	tx: Tx,
	of: { readonly provider: string; readonly depositId: string },
): Promise<PaymentRow | undefined> {
	return tables<CashierTables>(tx)
		.selectFrom("cashier.payment")
		.selectAll()
		.where("deposit_id", "=", of.depositId)
		.where("provider", "=", of.provider)
		.executeTakeFirst();
}

export type PaymentChange = {
	readonly state?: PaymentState;
	readonly payAddress?: string;
	readonly nextAt?: Date | null;
};

export async function changePayment(tx: Tx, name: PaymentName, change: PaymentChange): Promise<void> {
	const { state, payAddress, nextAt } = change;
	await tables<CashierTables>(tx)
		.updateTable("cashier.payment")
		.set({
			...(state === undefined ? {} : { state }),
			...(payAddress === undefined ? {} : { pay_address: payAddress }),
			...(nextAt === undefined ? {} : { next_at: nextAt }),
		})
		.where("member_id", "=", name.member_id)
		.where("deposit_id", "=", name.deposit_id)
		.execute();
}

/** The provider answered where to pay. A payment that is further already stays where it is. */
export async function writeStarted(tx: Tx, name: PaymentName, payAddress: string): Promise<void> {
	await sql`update cashier.payment set pay_address = ${payAddress},
			state = case when state = 'opening' then 'started' else state end
		where member_id = ${name.member_id}::bigint and deposit_id = ${name.deposit_id}::uuid`.execute(tx);
}
