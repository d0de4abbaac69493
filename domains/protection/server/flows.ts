// Keeps the sums of play against the ledger: what members staked, won and paid in on each day. They are never counted by
// hand: whoever needs them locks the member's mark and adds what the ledger has posted since. So whatever way a stake
// took, and on whatever node, it is in the sums of the next one that is weighed.
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";
import type { WalletApi } from "#wallet/api";
import { type Flow, type Flows, firstDay, noFlow, readFrom } from "../core/index.ts";

export type FlowMember = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly utcOffsetMinutes: number;
};

type Wallet = Pick<WalletApi, "playFlows">;

/** Locks the members' marks, the lowest first, and answers what each played in the periods that run. */
export async function lockFlows(
	tx: Tx,
	wallet: Wallet,
	asked: { readonly members: readonly FlowMember[]; readonly now: Date },
): Promise<ReadonlyMap<MemberId, Flows>> {
	const { members, now } = asked;
	const marks = await lockMarks(tx, members, now);
	const flows = await wallet.playFlows(
		tx,
		members.map((member) => {
			const mark = marks.get(member.memberId);
			if (mark === undefined) throw new Error("a mark that was just written is not there");
			return {
				memberId: member.memberId,
				currency: member.currency,
				afterVersion: BigInt(mark.version),
				from: mark.posted_at,
				offsetMinutes: member.utcOffsetMinutes,
			};
		}),
	);
	if (flows.length > 0) await addFlows(tx, flows, new Map(members.map((one) => [one.memberId, one.currency])));
	return sumFlows(tx, asked);
}

type MarkRow = { readonly member_id: string; readonly version: string; readonly posted_at: Date };

async function lockMarks(tx: Tx, members: readonly FlowMember[], now: Date): Promise<ReadonlyMap<MemberId, MarkRow>> {
	const ids = members.map((one) => one.memberId);
	const currencies = members.map((one) => one.currency);
	const lock = async () => {
		const { rows } = await sql<MarkRow>`
			select member_id, version, posted_at from protection.flow_mark
			where (member_id, currency) in (select * from unnest(${ids}::bigint[], ${currencies}::text[]))
			order by member_id, currency for update`.execute(tx);
		return new Map(rows.map((row) => [memberId(row.member_id), row]));
	};
	const found = await lock();
	if (found.size === members.length) return found;
	await sql`
		insert into protection.flow_mark (member_id, currency, posted_at)
		select * from unnest(${ids}::bigint[], ${currencies}::text[],
			${members.map((one) => readFrom(now, one.utcOffsetMinutes))}::timestamptz[]) as a (member_id, currency, posted_at)
		order by member_id, currency
		on conflict do nothing`.execute(tx);
	return lock();
}

type Flowed = Awaited<ReturnType<Wallet["playFlows"]>>;

async function addFlows(tx: Tx, flows: Flowed, currencies: ReadonlyMap<MemberId, CurrencyCode>): Promise<void> {
	const ids = flows.map((flow) => flow.memberId);
	const money = flows.map((flow) => currencies.get(flow.memberId) ?? "");
	await sql`
		insert into protection.day_flow as sum (member_id, currency, day, staked, won, deposited)
		select * from unnest(${ids}::bigint[], ${money}::text[], ${flows.map((flow) => flow.day)}::date[],
			${flows.map((flow) => flow.staked.toString())}::bigint[], ${flows.map((flow) => flow.won.toString())}::bigint[],
			${flows.map((flow) => flow.deposited.toString())}::bigint[])
		on conflict (member_id, currency, day) do update set staked = sum.staked + excluded.staked,
			won = sum.won + excluded.won, deposited = sum.deposited + excluded.deposited`.execute(tx);
	await sql`
		update protection.flow_mark as mark set version = last.version, posted_at = last.posted_at
		from (
			select member_id, currency, max(version) as version, max(posted_at) as posted_at
			from unnest(${ids}::bigint[], ${money}::text[], ${flows.map((flow) => flow.version.toString())}::bigint[],
				${flows.map((flow) => flow.postedAt)}::timestamptz[]) as a (member_id, currency, version, posted_at)
			group by member_id, currency
		) as last
		where mark.member_id = last.member_id and mark.currency = last.currency`.execute(tx);
}

type SumRow = {
	readonly member_id: string;
	readonly period: keyof Flows;
	readonly staked: string;
	readonly won: string;
	readonly deposited: string;
};

async function sumFlows(
	tx: Tx,
	{ members, now }: { readonly members: readonly FlowMember[]; readonly now: Date },
): Promise<ReadonlyMap<MemberId, Flows>> {
	const firsts = (period: keyof Flows) => members.map((one) => firstDay(period, now, one.utcOffsetMinutes));
	const { rows } = await sql<SumRow>`
		select a.member_id, p.period, sum(f.staked) as staked, sum(f.won) as won, sum(f.deposited) as deposited
		from unnest(${members.map((one) => one.memberId)}::bigint[], ${members.map((one) => one.currency)}::text[],
			${firsts("day")}::date[], ${firsts("week")}::date[], ${firsts("month")}::date[])
			as a (member_id, currency, day, week, month)
		cross join lateral (values ('day', a.day), ('week', a.week), ('month', a.month)) as p (period, first)
		join protection.day_flow as f
			on f.member_id = a.member_id and f.currency = a.currency and f.day >= p.first
		group by a.member_id, p.period`.execute(tx);
	const flowOf = (member: MemberId, period: keyof Flows): Flow => {
		const row = rows.find((one) => one.member_id === member && one.period === period);
		if (row === undefined) return noFlow;
		return { staked: BigInt(row.staked), won: BigInt(row.won), deposited: BigInt(row.deposited) };
	};
	return new Map(
		members.map(({ memberId: member }) => [
			member,
			{ day: flowOf(member, "day"), week: flowOf(member, "week"), month: flowOf(member, "month") },
		]),
	);
}
