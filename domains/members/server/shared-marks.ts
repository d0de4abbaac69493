// Accounts that look like one person's: an agent and members directly below it, by device and address or by payee's name.
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";

export type SharedMark = {
	readonly agentId: MemberId;
	readonly memberId: MemberId;
	readonly merchant: string;
	readonly sharesDevice: boolean;
	readonly sharesPayee: boolean;
};

/** Of all agents, the pairs that share something; at most so many. Marks themselves are not told. */
export async function marksSharedBelow(tx: Tx, limit: number): Promise<readonly SharedMark[]> {
	const { rows } = await sql<{
		agent_id: string;
		member_id: string;
		merchant: string;
		shares_device: boolean;
		shares_payee: boolean;
	}>`
		with pair as (
			select a.id as agent_id, m.id as member_id, m.merchant,
				exists (select from members.sessions s join members.sessions o
					on o.address = s.address and o.user_agent = s.user_agent and o.member_id = a.id
					where s.member_id = m.id) as shares_device,
				exists (select from members.payout_names n join members.payout_names o
					on lower(o.name) = lower(n.name) and o.member_id = a.id
					where n.member_id = m.id) as shares_payee
			from members.accounts m join members.accounts a on a.id = m.upline_id
		)
		select * from pair where shares_device or shares_payee order by agent_id, member_id limit ${limit}`.execute(tx);
	return rows.map((row) => ({
		agentId: memberId(row.agent_id),
		memberId: memberId(row.member_id),
		merchant: row.merchant,
		sharesDevice: row.shares_device,
		sharesPayee: row.shares_payee,
	}));
}
