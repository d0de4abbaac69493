// Rows of withdrawals that were handed to a provider, one each time. The withdrawal is the lock: whoever changes a row holds
// it, but for a claim to ask.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import { askedPayoutStates, type PayoutState } from "../../core/index.ts";
import type { CashierTables } from "../tables.ts";

export type PayoutRow = Selectable<CashierTables["cashier.payout"]>;
export type PayoutName = Pick<PayoutRow, "member_id" | "withdrawal_id" | "attempt">;

const payouts = (tx: Tx) => tables<CashierTables>(tx).selectFrom("cashier.payout").selectAll();

/** The next of a withdrawal, whose lock the caller holds; due at once. */
export async function insertPayout(
	tx: Tx,
	of: { readonly member_id: string; readonly id: string; readonly provider: string; readonly now: Date },
): Promise<void> {
	const { now } = of;
	await sql`insert into cashier.payout (member_id, withdrawal_id, attempt, provider, sent_at, next_at)
		select ${of.member_id}::bigint, ${of.id}::uuid, coalesce(max(attempt), 0) + 1, ${of.provider}, ${now}, ${now}
		from cashier.payout where withdrawal_id = ${of.id}::uuid`.execute(tx);
}

/** A claim holds so long: whoever asks has given up by then. */
const claimSeconds = 60;

/**
 * Claims pay-outs whose time to be asked for has come, the oldest first, so that two workers never ask for one at once; one
 * withdrawal's alone when it is named. A claim is known by its `next_at`: where another stands, it is over.
 */
export async function claimPayouts(
	tx: Tx,
	due: { readonly now: Date; readonly most: number; readonly withdrawal?: string },
): Promise<readonly PayoutRow[]> {
	const { now, most, withdrawal } = due;
	const named = withdrawal === undefined ? sql`` : sql`and withdrawal_id = ${withdrawal}::uuid`;
	const { rows } = await sql<PayoutRow>`
		with due as (
			select member_id, withdrawal_id, attempt from cashier.payout where next_at <= ${now} ${named}
			order by next_at limit ${most} for update skip locked
		)
		update cashier.payout as payout set next_at = ${new Date(now.getTime() + claimSeconds * 1_000)}
		from due where payout.member_id = due.member_id and payout.withdrawal_id = due.withdrawal_id
			and payout.attempt = due.attempt
		returning payout.*`.execute(tx);
	return rows;
}

/** One that a line of a provider names; undefined for another provider's and for nobody's. */
export function findPayout(
	tx: Tx,
	of: { readonly provider: string; readonly id: string; readonly attempt: number },
): Promise<PayoutRow | undefined> {
	return payouts(tx)
		.where("withdrawal_id", "=", of.id)
		.where("attempt", "=", of.attempt)
		.where("provider", "=", of.provider)
		.executeTakeFirst();
}

const mostAttempts = 100;

/** Each time one was handed over, the first first. */
export const payoutsOf = (tx: Tx, withdrawal: string): Promise<readonly PayoutRow[]> =>
	payouts(tx).where("withdrawal_id", "=", withdrawal).orderBy("attempt").limit(mostAttempts).execute();

/** Whether a provider that has said neither yes nor no has it. */
export const isAsked = ({ state }: Pick<PayoutRow, "state">): boolean => askedPayoutStates.includes(state);

export type PayoutChange = { readonly state?: PayoutState; readonly reason?: string; readonly nextAt?: Date | null };

export async function changePayout(tx: Tx, name: PayoutName, change: PayoutChange): Promise<void> {
	const { state, reason, nextAt } = change;
	await tables<CashierTables>(tx)
		.updateTable("cashier.payout")
		.set({
			...(state === undefined ? {} : { state }),
			...(reason === undefined ? {} : { reason }),
			...(nextAt === undefined ? {} : { next_at: nextAt }),
		})
		.where("member_id", "=", name.member_id)
		.where("withdrawal_id", "=", name.withdrawal_id)
		.where("attempt", "=", name.attempt)
		.execute();
}
