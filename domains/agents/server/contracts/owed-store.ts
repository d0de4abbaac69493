// Rows of what agents owe one another.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { CommandKey } from "#wallet/api";
import type { BillKind, Owed, Period } from "../../core/index.ts";
import type { Of } from "./settlement-store.ts";

export type NewOwed = Of & {
	readonly currency: CurrencyCode;
	readonly period: Period;
	readonly payerId: MemberId;
	readonly agentId: MemberId;
	readonly amount: bigint;
	readonly now: Date;
};

export async function addOwed(tx: Tx, owed: NewOwed): Promise<void> {
	await sql`insert into agents.owed (merchant, kind, payer_id, agent_id, currency, period_from, amount, left_over, since)
		values (${owed.merchant}, ${owed.kind}, ${owed.payerId}::bigint, ${owed.agentId}::bigint, ${owed.currency},
			${owed.period.from}, ${owed.amount.toString()}::bigint, ${owed.amount.toString()}::bigint, ${owed.now})`.execute(
		tx,
	);
}

export type OwedRow = Owed & { readonly kind: BillKind; readonly currency: CurrencyCode };

/** Open debts, locked, the oldest first. */
export async function lockOwed(tx: Tx, limit: number): Promise<readonly OwedRow[]> {
	const { rows } = await sql<{
		id: string;
		kind: BillKind;
		payer_id: string;
		agent_id: string;
		currency: CurrencyCode;
		left_over: string;
	}>`select id, kind, payer_id, agent_id, currency, left_over from agents.owed
		where left_over > 0 order by id limit ${limit} for update`.execute(tx);
	return rows.map(({ payer_id, agent_id, left_over, ...row }) => ({
		...row,
		payer: payer_id,
		agent: agent_id,
		left: BigInt(left_over),
	}));
}

export async function writeOwed(
	tx: Tx,
	payments: readonly { readonly id: string; readonly amount: bigint }[],
): Promise<void> {
	await sql`update agents.owed o set left_over = left_over - paid.amount
		from unnest(${payments.map(({ id }) => id)}::bigint[], ${payments.map(({ amount }) => amount.toString())}::bigint[])
			as paid (id, amount) where o.id = paid.id`.execute(tx);
}

export async function noteOwedPosting(
	tx: Tx,
	{ key, agentId, amount, now }: { key: CommandKey; agentId: MemberId; amount: bigint; now: Date },
): Promise<void> {
	await sql`insert into agents.owed_posting (posting_key, agent_id, amount, posted_at)
		values (${key}::uuid, ${agentId}::bigint, ${amount.toString()}::bigint, ${now})`.execute(tx);
}

/** Whether a member hands nothing down: it owes those below, or one above has frozen it. */
export async function handsNothingDown(tx: Tx, id: MemberId): Promise<boolean> {
	const { rows } = await sql<{ barred: boolean }>`
		select exists (select from agents.owed where payer_id = ${id}::bigint and left_over > 0)
			or exists (select from agents.frozen where member_id = ${id}::bigint) as barred`.execute(tx);
	return rows[0]?.barred ?? false;
}
