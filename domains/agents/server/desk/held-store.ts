// Rows of what operators look at: agents whose bills wait, and whose play a bill is of.
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import type { BillRow } from "../contracts/bill-store.ts";

export type Held = { readonly agentId: MemberId; readonly reason: string; readonly since: Date };

export async function heldOf(tx: Tx, merchant: string): Promise<readonly Held[]> {
	const { rows } = await sql<{ agent_id: string; reason: string; since: Date }>`
		select agent_id, reason, since from agents.held where merchant = ${merchant}
		order by since desc limit 200`.execute(tx);
	return rows.map(({ agent_id, ...held }) => ({ ...held, agentId: memberId(agent_id) }));
}

/** Answers whether it was not held before. */
export async function hold(
	tx: Tx,
	{ agentId, reason, since, merchant }: Held & { readonly merchant: string },
): Promise<boolean> {
	const { numAffectedRows } = await sql`insert into agents.held (agent_id, merchant, reason, since)
		values (${agentId}::bigint, ${merchant}, ${reason}, ${since}) on conflict do nothing`.execute(tx);
	return (numAffectedRows ?? 0n) > 0n;
}

/** Answers whether it was held. */
export async function release(tx: Tx, agentId: MemberId): Promise<boolean> {
	const { numAffectedRows } = await sql`delete from agents.held where agent_id = ${agentId}::bigint`.execute(tx);
	return (numAffectedRows ?? 0n) > 0n;
}

export type PlayedRow = {
	readonly member_id: string;
	readonly agent_id: string;
	readonly rounds: string;
	readonly counted: string;
	readonly result: string;
};

/** Play of a bill's team in its period, by member, the largest turnover first. */
export async function playsOfBill(tx: Tx, bill: BillRow, limit: number): Promise<readonly PlayedRow[]> {
	const { rows } = await sql<PlayedRow>`
		select p.member_id, p.agent_id, sum(p.rounds) as rounds, sum(p.counted) as counted, sum(p.won - p.stake) as result
		from agents.played p
		where p.slot >= ${bill.period_from} and p.slot < ${bill.period_to} and p.currency = ${bill.currency}
			and (p.agent_id = ${bill.agent_id}::bigint or exists (select from agents.below b
				where b.member_id = p.agent_id and b.ancestor_id = ${bill.agent_id}::bigint))
		group by 1, 2 order by sum(p.counted) desc, 1 limit ${limit}`.execute(tx);
	return rows;
}
