// What members staked, won and paid in, day by day, from the postings after a mark: for whoever keeps sums of it.
// A rollback counts on the day of what it takes back. Reads one member's postings in order, never more than are new.
import { callIn, type Tx } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";

export type FlowsAsked = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	/** Postings of the cash purse with a higher version than this, and not before this moment. */
	readonly afterVersion: bigint;
	readonly from: Date;
	/** How far the zone of the days is ahead of UTC. */
	readonly offsetMinutes: number;
};

/** Minor units. `version` and `postedAt` are of the last posting of the day's sum: the highest of all is the next mark. */
export type DayFlow = {
	readonly memberId: MemberId;
	readonly day: string;
	readonly staked: bigint;
	readonly won: bigint;
	readonly deposited: bigint;
	readonly version: bigint;
	readonly postedAt: Date;
};

type Row = {
	readonly member_id: string;
	readonly day: string;
	readonly staked: string;
	readonly won: string;
	readonly deposited: string;
	readonly version: string;
	readonly posted_at: Date;
};

const flowsStatement = {
	name: "wallet.play-flows",
	text: `
	select a.member_id, p.day::text as day, sum(p.staked) as staked, sum(p.won) as won,
		sum(p.deposited) as deposited, max(p.version) as version, max(p.posted_at) as posted_at
	from unnest($1::bigint[], $2::text[], $3::bigint[], $4::timestamptz[], $5::int[])
		as a (member_id, currency, after_version, after_moment, zone)
	cross join lateral (
		select line.version, line.posted_at,
			((case when line.kind = 'rollback' then coalesce(taken.posted_at, line.posted_at) else line.posted_at end
				at time zone 'UTC') + make_interval(mins => a.zone))::date as day,
			case when line.kind = 'bet' or taken.kind = 'bet' then -line.delta else 0 end as staked,
			case when line.kind = 'win' or taken.kind = 'win'
				or (line.kind = 'adjust' and starts_with(line.counter, 'games:')) then line.delta else 0 end as won,
			case when line.kind = 'deposit' then line.delta else 0 end as deposited
		from wallet.posting as line
		left join lateral (
			select origin.kind, origin.posted_at from wallet.posting as origin
			where line.kind = 'rollback' and origin.member_id = line.member_id and origin.key = line.reference
			limit 1
		) as taken on true
		where line.member_id = a.member_id and line.posted_at >= a.after_moment and line.currency = a.currency
			and line.purse = 'cash' and line.version > a.after_version
	) as p
	group by a.member_id, p.day
	order by a.member_id, p.day`,
};

/** Whoever keeps the mark holds its lock, so that nothing is counted twice. A posting's version has no gaps below it. */
export async function playFlows(tx: Tx, asked: readonly FlowsAsked[]): Promise<readonly DayFlow[]> {
	if (asked.length === 0) return [];
	const rows = await callIn<Row>(tx, flowsStatement, [
		asked.map((one) => one.memberId),
		asked.map((one) => one.currency),
		asked.map((one) => one.afterVersion.toString()),
		asked.map((one) => one.from),
		asked.map((one) => one.offsetMinutes),
	]);
	return rows.map((row) => ({
		memberId: memberId(row.member_id),
		day: row.day,
		staked: BigInt(row.staked),
		won: BigInt(row.won),
		deposited: BigInt(row.deposited),
		version: BigInt(row.version),
		postedAt: row.posted_at,
	}));
}
