// Rows of settlements: which periods are due and counted, what agents' direct players did in one, what agents have open.
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";
import type { Agent, BillKind, Open, Period } from "../../core/index.ts";

export type Of = { readonly merchant: string; readonly kind: BillKind };

/** Marks what was settled already and has changed since. */
export async function noteLate(
	tx: Tx,
	booked: readonly { readonly merchant: string; readonly slot: Date }[],
): Promise<void> {
	const of = new Set(booked.map(({ merchant, slot }) => `${merchant} ${slot.getTime()}`));
	const slots = [...of].map((one) => one.split(" "));
	await sql`update agents.settlement s set stale = true
		from unnest(${slots.map(([merchant]) => merchant)}::text[], ${slots.map(([, at]) => new Date(Number(at)))}::timestamptz[])
			as late (merchant, slot)
		where s.merchant = late.merchant and s.period_from <= late.slot and late.slot < s.period_to
			and s.settled_at is not null and not s.stale`.execute(tx);
}

/** The end of the last period that is settled; undefined before the first. */
export async function settledTo(tx: Tx, { merchant, kind }: Of): Promise<Date | undefined> {
	const { rows } = await sql<{ period_to: Date }>`select period_to from agents.settlement
		where merchant = ${merchant} and kind = ${kind} and settled_at is not null
		order by period_from desc limit 1`.execute(tx);
	return rows[0]?.period_to;
}

/** From here on no transaction writes of the period but those that are counted before it is settled. */
export async function markPeriod(tx: Tx, { merchant, kind }: Of, { from, to }: Period): Promise<void> {
	await sql`insert into agents.settlement (merchant, kind, period_from, period_to, mark)
		values (${merchant}, ${kind}, ${from}, ${to}, pg_snapshot_xmax(pg_current_snapshot())::text::bigint)
		on conflict do nothing`.execute(tx);
}

/** Locks a period that is to be settled; undefined where it is settled, or was not marked. */
export async function lockPeriod(tx: Tx, { merchant, kind }: Of, { from }: Period): Promise<bigint | undefined> {
	const { rows } = await sql<{ mark: string }>`select mark from agents.settlement
		where merchant = ${merchant} and kind = ${kind} and period_from = ${from} and settled_at is null
		for update`.execute(tx);
	return rows[0] && BigInt(rows[0].mark);
}

/** Whether all that was written below a mark is in the books: read, and followed. */
export async function isCounted(tx: Tx, mark: bigint): Promise<boolean> {
	const { rows } = await sql<{ counted: boolean }>`
		select games.followed('agents.plays') >= ${mark}::bigint
			and (select position from platform.reader where reader = 'agents.postings') >= ${mark}::bigint
			and not exists (select from agents.money_line where reading > (
				select position from platform.follower_position where follower = 'agents.money')) as counted`.execute(tx);
	return rows[0]?.counted ?? false;
}

export async function markSettled(
	tx: Tx,
	{ of: { merchant, kind }, period: { from }, now }: { readonly of: Of; readonly period: Period; readonly now: Date },
): Promise<void> {
	await sql`update agents.settlement set settled_at = ${now}, stale = false
		where merchant = ${merchant} and kind = ${kind} and period_from = ${from}`.execute(tx);
}

/** Settled periods that changed since, the oldest first. */
export async function stalePeriods(
	tx: Tx,
	{ merchant, kind }: Of,
	{ from, before }: { readonly from: Date; readonly before: Date },
): Promise<readonly Period[]> {
	const { rows } = await sql<{ period_from: Date; period_to: Date }>`
		select period_from, period_to from agents.settlement
		where merchant = ${merchant} and kind = ${kind} and stale and settled_at is not null
			and period_from >= ${from} and period_from < ${before}
		order by period_from`.execute(tx);
	return rows.map((row) => ({ from: row.period_from, to: row.period_to }));
}

type Asked = { readonly period: Period; readonly currency: CurrencyCode; readonly agents: readonly MemberId[] };

export type DirectPlay = {
	readonly agentId: MemberId;
	readonly vendor: string;
	readonly counted: bigint;
	readonly result: bigint;
};

/** Of the players directly below these agents, and below the agents that stand below them. */
export async function directPlay(tx: Tx, { period, currency, agents }: Asked): Promise<readonly DirectPlay[]> {
	const { rows } = await sql<{ agent_id: string; vendor: string; counted: string; result: string }>`
		select p.agent_id, p.vendor, sum(p.counted) as counted, sum(p.stake - p.won) as result
		from agents.played p
		where p.slot >= ${period.from} and p.slot < ${period.to} and p.currency = ${currency}
			and (p.agent_id = any(${agents}::bigint[]) or exists (select from agents.below b
				where b.member_id = p.agent_id and b.ancestor_id = any(${agents}::bigint[])))
		group by 1, 2`.execute(tx);
	return rows.map((row) => ({
		agentId: memberId(row.agent_id),
		vendor: row.vendor,
		counted: BigInt(row.counted),
		result: BigInt(row.result),
	}));
}

/** What was given to the players directly below each: bonuses, rebates, salaries. */
export async function givenBelow(tx: Tx, { period, currency, agents }: Asked): Promise<ReadonlyMap<MemberId, bigint>> {
	const { rows } = await sql<{ agent_id: string; given: string }>`
		select t.upline_id as agent_id, sum(m.amount) as given
		from agents.money m join agents.member t using (member_id)
		where m.posted_at >= ${period.from} and m.posted_at < ${period.to} and m.currency = ${currency}
			and m.kind in ('bonus', 'rebate', 'salary')
			and (t.upline_id = any(${agents}::bigint[]) or exists (select from agents.below b
				where b.member_id = t.upline_id and b.ancestor_id = any(${agents}::bigint[])))
		group by 1`.execute(tx);
	return new Map(rows.map((row) => [memberId(row.agent_id), BigInt(row.given)]));
}

/** What the players directly below each paid in and took out. */
export async function movedBelow(tx: Tx, { period, currency, agents }: Asked): Promise<ReadonlyMap<MemberId, bigint>> {
	const { rows } = await sql<{ agent_id: string; moved: string }>`
		select t.upline_id as agent_id, sum(abs(m.amount)) as moved
		from agents.money m join agents.member t using (member_id)
		where m.posted_at >= ${period.from} and m.posted_at < ${period.to} and m.currency = ${currency}
			and m.kind in ('deposit', 'withdrawal')
			and (t.upline_id = any(${agents}::bigint[]) or exists (select from agents.below b
				where b.member_id = t.upline_id and b.ancestor_id = any(${agents}::bigint[])))
		group by 1`.execute(tx);
	return new Map(rows.map((row) => [memberId(row.agent_id), BigInt(row.moved)]));
}

/** Members below each of these agents with at least so much turnover; not those that were found to be the agent's own. */
export async function validBelow(
	tx: Tx,
	{ period, currency, agents, least }: Asked & { readonly least: bigint },
): Promise<ReadonlyMap<MemberId, number>> {
	const { rows } = await sql<{ ancestor_id: string; members: string }>`
		select b.ancestor_id, count(*) as members
		from (
			select member_id from agents.played
			where slot >= ${period.from} and slot < ${period.to} and currency = ${currency}
			group by member_id having sum(counted) >= ${least.toString()}::bigint
		) valid
		join agents.below b using (member_id)
		where b.ancestor_id = any(${agents}::bigint[]) and not exists (select from agents.own_account o
			where o.agent_id = b.ancestor_id and o.member_id = b.member_id and o.found_at < ${period.to})
		group by 1`.execute(tx);
	return new Map(rows.map((row) => [memberId(row.ancestor_id), Number(row.members)]));
}

/** These agents and all above them, as the formulas want them. */
export async function treeOf(tx: Tx, agents: readonly MemberId[]): Promise<readonly Agent[]> {
	const { rows } = await sql<{ id: string; upline_id: string | null }>`
		with wanted as (
			select unnest(${agents}::bigint[]) as id
			union select b.ancestor_id from agents.below b where b.member_id = any(${agents}::bigint[])
		)
		select w.id, m.upline_id from wanted w left join agents.member m on m.member_id = w.id order by w.id`.execute(tx);
	return rows.map(({ id, upline_id }) => ({ id, upline: upline_id ?? undefined }));
}

type OpenRow = { readonly agent_id: string; readonly carry: string; readonly rest: string; readonly debt: string };

/** Locked for the transaction, in the order of the agents. */
export async function openOf(tx: Tx, { kind }: Of, agents: readonly MemberId[]): Promise<ReadonlyMap<MemberId, Open>> {
	const { rows } = await sql<OpenRow>`select agent_id, carry, rest, debt from agents.open
		where agent_id = any(${agents}::bigint[]) and kind = ${kind} order by agent_id for update`.execute(tx);
	return new Map(
		rows.map((row) => [
			memberId(row.agent_id),
			{ carry: BigInt(row.carry), rest: BigInt(row.rest), debt: BigInt(row.debt) },
		]),
	);
}

export async function keepOpen(tx: Tx, { kind }: Of, open: ReadonlyMap<MemberId, Open>): Promise<void> {
	const states = [...open.values()];
	await sql`insert into agents.open (agent_id, kind, carry, rest, debt)
		select agent_id, ${kind}, carry, rest, debt from unnest(${[...open.keys()]}::bigint[],
			${states.map(({ carry }) => carry.toString())}::numeric[], ${states.map(({ rest }) => rest.toString())}::numeric[],
			${states.map(({ debt }) => debt.toString())}::numeric[]) as kept (agent_id, carry, rest, debt)
		on conflict (agent_id, kind) do update set carry = excluded.carry, rest = excluded.rest,
			debt = excluded.debt`.execute(tx);
}

/** The company's results of an agent's last periods before one, the latest last. */
export async function resultsBefore(
	tx: Tx,
	{ kind }: Of,
	asked: { readonly agents: readonly MemberId[]; readonly before: Date; readonly most: number },
): Promise<ReadonlyMap<MemberId, readonly bigint[]>> {
	const { rows } = await sql<{ agent_id: string; results: string[] }>`
		select a.agent_id, array(
			select b.result::text from agents.bill b
			where b.agent_id = a.agent_id and b.kind = ${kind} and b.period_from < ${asked.before}
			order by b.period_from desc limit ${asked.most}) as results
		from unnest(${asked.agents}::bigint[]) as a (agent_id)`.execute(tx);
	return new Map(rows.map((row) => [memberId(row.agent_id), row.results.toReversed().map(BigInt)]));
}

export async function heldAmong(tx: Tx, agents: readonly MemberId[]): Promise<ReadonlySet<MemberId>> {
	const { rows } = await sql<{ agent_id: string }>`
		select agent_id from agents.held where agent_id = any(${agents}::bigint[])`.execute(tx);
	return new Set(rows.map((row) => memberId(row.agent_id)));
}
