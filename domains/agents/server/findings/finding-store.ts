// Rows of findings, and what they are found by: sums of five minutes and postings, as the books have them.
import * as z from "zod/mini";
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";

export type FindingKind = "own-accounts" | "opposite-bets" | "money-loops" | "correction-after-end";

export type NewFinding = {
	readonly merchant: string;
	readonly agentId: MemberId;
	readonly kind: FindingKind;
	readonly score: number;
	readonly facts: Readonly<Record<string, string>>;
	readonly at: Date;
};

/**
 * Answers whether it is news: an agent's finding of a kind is told once while it is open, and what somebody has looked at not
 * again within a week. Corrections are news each time.
 */
export async function addFinding(tx: Tx, { facts, ...found }: NewFinding): Promise<boolean> {
	const { rows } = await sql`
		insert into agents.finding (merchant, agent_id, kind, found_at, facts, score)
		select ${found.merchant}, ${found.agentId}::bigint, ${found.kind}, ${found.at}, ${JSON.stringify(facts)}::jsonb,
			${found.score}
		where not exists (select from agents.finding f where f.agent_id = ${found.agentId}::bigint
			and f.kind = ${found.kind} and (f.state = 'open'
				or (f.kind <> 'correction-after-end' and f.closed_at > ${found.at}::timestamptz - interval '7 days')))
		on conflict do nothing returning id`.execute(tx);
	return rows.length > 0;
}

/** Pairs of agents and members who are the agent in disguise, from a moment on; those that are known stay. */
export async function noteOwnAccounts(
	tx: Tx,
	pairs: readonly { readonly agentId: MemberId; readonly memberId: MemberId }[],
	at: Date,
): Promise<void> {
	await sql`insert into agents.own_account (agent_id, member_id, found_at)
		select agent_id, member_id, ${at} from unnest(${pairs.map((pair) => pair.agentId)}::bigint[],
			${pairs.map((pair) => pair.memberId)}::bigint[]) as pair (agent_id, member_id)
		on conflict do nothing`.execute(tx);
}

export type FindingRow = {
	readonly id: string;
	readonly agentId: MemberId;
	readonly kind: FindingKind;
	readonly score: number;
	readonly foundAt: Date;
	readonly facts: Readonly<Record<string, unknown>>;
	readonly held: boolean;
	readonly state: "open" | "closed";
	readonly closedBy: string;
	readonly closedReason: string;
};

const factsForm = z.record(z.string(), z.unknown());

export async function findingsOf(
	tx: Tx,
	asked: {
		readonly merchant: string;
		readonly state: "open" | "closed";
		readonly before: string | undefined;
		readonly limit: number;
	},
): Promise<readonly FindingRow[]> {
	const page = asked.before === undefined ? sql`` : sql`and f.id < ${asked.before}::bigint`;
	const { rows } = await sql<{
		id: string;
		agent_id: string;
		kind: FindingKind;
		score: number;
		found_at: Date;
		facts: unknown;
		held: boolean;
		state: "open" | "closed";
		closed_by: string | null;
		closed_reason: string | null;
	}>`select f.id, f.agent_id, f.kind, f.score, f.found_at, f.facts, f.state, f.closed_by, f.closed_reason,
			exists (select from agents.held h where h.agent_id = f.agent_id) as held
		from agents.finding f where f.merchant = ${asked.merchant} and f.state = ${asked.state} ${page}
		order by f.id desc limit ${asked.limit}`.execute(tx);
	return rows.map((row) => ({
		id: row.id,
		agentId: memberId(row.agent_id),
		kind: row.kind,
		score: row.score,
		foundAt: row.found_at,
		facts: z.parse(factsForm, row.facts),
		held: row.held,
		state: row.state,
		closedBy: row.closed_by ?? "",
		closedReason: row.closed_reason ?? "",
	}));
}

type Closing = {
	readonly merchant: string;
	readonly id: string;
	readonly by: string;
	readonly reason: string;
	readonly now: Date;
};

/** Answers whether it was open. */
export async function markClosed(tx: Tx, { merchant, id, by, reason, now }: Closing): Promise<boolean> {
	const { rows } = await sql`update agents.finding set state = 'closed', closed_by = ${by}, closed_reason = ${reason},
			closed_at = ${now}
		where merchant = ${merchant} and id = ${id}::bigint and state = 'open' returning id`.execute(tx);
	return rows.length > 0;
}

type Since = { readonly since: Date };
export type PairFound = {
	readonly agentId: MemberId;
	readonly one: MemberId;
	readonly other: MemberId;
	readonly slots: number;
};

/** Direct players of one agent who staked the same at one vendor in the same five minutes, one winning what the other lost. */
export async function oppositeBets(tx: Tx, { since, least }: Since & { least: number }): Promise<readonly PairFound[]> {
	const { rows } = await sql<{ agent_id: string; one: string; other: string; slots: number }>`
		select p.agent_id, p.member_id as one, q.member_id as other, count(distinct p.slot)::int as slots
		from agents.played p join agents.played q on q.agent_id = p.agent_id and q.slot = p.slot and q.vendor = p.vendor
			and q.category = p.category and q.currency = p.currency and q.member_id > p.member_id
		where p.slot >= ${since} and p.stake > 0 and q.stake > 0
			and abs(p.stake - q.stake) * 20 <= p.stake + q.stake
			and (p.won > p.stake) <> (q.won > q.stake)
			and abs(p.won + q.won - p.stake - q.stake) * 10 <= p.stake + q.stake
		group by 1, 2, 3 having count(distinct p.slot) >= ${least}
		order by slots desc limit 500`.execute(tx);
	return rows.map((row) => ({
		agentId: memberId(row.agent_id),
		one: memberId(row.one),
		other: memberId(row.other),
		slots: row.slots,
	}));
}

export type LoopFound = {
	readonly agentId: MemberId;
	readonly memberId: MemberId;
	readonly deposits: bigint;
	readonly withdrawals: bigint;
	readonly turnover: bigint;
	readonly currency: string;
};

/** Members who paid in and took out again what they hardly played. */
export async function moneyLoops(tx: Tx, { since, least }: Since & { least: bigint }): Promise<readonly LoopFound[]> {
	const { rows } = await sql<{
		agent_id: string;
		member_id: string;
		deposits: string;
		withdrawals: string;
		turnover: string;
		currency: string;
	}>`
		with moved as (
			select member_id, currency, sum(amount) filter (where kind = 'deposit') as deposits,
				-sum(amount) filter (where kind = 'withdrawal') as withdrawals
			from agents.money where posted_at >= ${since} group by 1, 2
		), looped as (
			select m.*, coalesce((select sum(counted) from agents.played p
				where p.member_id = m.member_id and p.currency = m.currency and p.slot >= ${since}), 0) as turnover
			from moved m where deposits >= ${least.toString()}::bigint and withdrawals * 10 >= deposits * 8
		)
		select t.upline_id as agent_id, l.member_id, l.deposits, l.withdrawals, l.turnover, l.currency
		from looped l join agents.member t using (member_id) where l.turnover < l.deposits
		order by l.deposits desc limit 500`.execute(tx);
	return rows.map((row) => ({
		agentId: memberId(row.agent_id),
		memberId: memberId(row.member_id),
		deposits: BigInt(row.deposits),
		withdrawals: BigInt(row.withdrawals),
		turnover: BigInt(row.turnover),
		currency: row.currency,
	}));
}
