// Accounts that look like one person's: an agent and members directly below it, or any two that are named, by device, address or payee.
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

export type MarksShared = { readonly device: boolean; readonly address: boolean; readonly payee: boolean };
type TwoMembers = { readonly one: MemberId; readonly other: MemberId };

/** What each of these pairs shares, in their order; which marks it are is not told. Of logins, those that are kept. */
export async function marksSharedBy(tx: Tx, pairs: readonly TwoMembers[]): Promise<readonly MarksShared[]> {
	const { rows } = await sql<MarksShared>`
		select exists (select from members.devices d join members.devices e
				on e.device_digest = d.device_digest and e.member_id = p.other where d.member_id = p.one)
			or exists (select from members.sessions s join members.sessions o
				on o.address = s.address and o.user_agent = s.user_agent and o.member_id = p.other
				where s.member_id = p.one) as device,
			exists (select from members.sessions s join members.sessions o
				on o.address = s.address and o.member_id = p.other where s.member_id = p.one) as address,
			exists (select from members.payout_names n join members.payout_names o
				on lower(o.name) = lower(n.name) and o.member_id = p.other where n.member_id = p.one) as payee
		from unnest(${pairs.map(({ one }) => one)}::bigint[], ${pairs.map(({ other }) => other)}::bigint[])
			with ordinality as p (one, other, place) order by place`.execute(tx);
	return rows;
}
