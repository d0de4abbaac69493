// Reads reports from the sums that the games and the ledger keep, never from rounds or postings: `games.played_day` (member, day,
// currency, game) and `wallet.member_flow` (member, minute, currency, flow), both counted every minute from a mark. What a page
// costs follows the members that moved in its days, not how much they played.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode } from "#platform/kernel";
import type { MemberOrder } from "../../contract/index.ts";

export type RowsAsked = {
	readonly merchant: string;
	readonly currency: CurrencyCode;
	/** Both among them, and when the first begins and the last ends. */
	readonly from: string;
	readonly to: string;
	readonly begins: Date;
	readonly ends: Date;
	/** How far days are ahead of UTC, in minutes. */
	readonly zone: number;
	readonly category: string | undefined;
};

/** Minor units, as text. */
export type FigureRow = {
	readonly deposits: string;
	readonly withdrawals: string;
	readonly bonus: string;
	readonly adjustments: string;
	readonly stake: string;
	readonly won: string;
	readonly rounds: string;
};
export type DayRow = FigureRow & {
	readonly day: string;
	readonly new_members: string;
	readonly active_members: string;
	/** Of all days together, each member once: the same on every line. */
	readonly active_of_all: string;
};
export type MemberRow = FigureRow & {
	readonly member_id: string;
	readonly account: string;
	readonly nickname: string;
	readonly days: string;
};

/** What each member of the brand played on each of these days, in this category where one is asked for. */
const played = ({ merchant, currency, from, to, category }: RowsAsked) => sql`
	select p.member_id, p.day, sum(p.rounds) as rounds, sum(p.stake) as stake, sum(p.won) as won
	from games.played_day p
	join members.accounts a on a.id = p.member_id and a.merchant = ${merchant}
	where p.day between ${from}::date and ${to}::date and p.currency = ${currency} and p.rounds > 0
		and (${category ?? null}::text is null
			or p.game_id in (select id from games.game where category = ${category ?? null}::text))
	group by p.member_id, p.day`;

const flows = ({ merchant, currency, begins, ends, zone }: RowsAsked) => sql`
	select f.member_id, ((f.minute at time zone 'UTC') + make_interval(mins => ${zone}::int))::date as day, f.flow, f.amount
	from wallet.member_flow f
	join members.accounts a on a.id = f.member_id and a.merchant = ${merchant}
	where f.minute >= ${begins} and f.minute < ${ends} and f.currency = ${currency}`;

const sumsOfFlows = sql`
	coalesce(sum(amount) filter (where flow = 'deposit'), 0) as deposits,
	coalesce(sum(amount) filter (where flow = 'withdrawal'), 0) as withdrawals,
	coalesce(sum(amount) filter (where flow = 'bonus'), 0) as bonus,
	coalesce(sum(amount) filter (where flow = 'adjustment'), 0) as adjustments`;
const sumsOfPlay = sql`
	sum(rounds) as rounds, sum(stake) as stake, sum(won) as won`;

/** Every day of the span, the latest first, also those on which nothing happened. */
export async function readDayRows(tx: Tx, asked: RowsAsked): Promise<readonly DayRow[]> {
	const { merchant, currency, from, to, begins, ends, zone } = asked;
	await roomToSum(tx);
	const { rows } = await sql<DayRow>`
		with member_day as materialized (${played(asked)}), play as (
			select day, ${sumsOfPlay}, count(*) as active from member_day group by day
		), moved as (
			select day, ${sumsOfFlows} from (${flows(asked)}) as one group by day
		), fresh as (
			select ((created_at at time zone 'UTC') + make_interval(mins => ${zone}::int))::date as day, count(*) as members
			from members.accounts
			where merchant = ${merchant} and type <> 4 and created_at >= ${begins} and created_at < ${ends}
				and currency = ${currency}
			group by 1
		)
		select d.day::date::text as day, coalesce(m.deposits, 0)::text as deposits, coalesce(m.withdrawals, 0)::text as withdrawals,
			coalesce(m.bonus, 0)::text as bonus, coalesce(m.adjustments, 0)::text as adjustments, coalesce(p.stake, 0)::text as stake,
			coalesce(p.won, 0)::text as won, coalesce(p.rounds, 0)::text as rounds, coalesce(f.members, 0)::text as new_members,
			coalesce(p.active, 0)::text as active_members,
			(select count(*) from (select from member_day group by member_id) as one)::text as active_of_all
		from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') as d (day)
		left join play p on p.day = d.day::date
		left join moved m on m.day = d.day::date
		left join fresh f on f.day = d.day::date
		order by d.day desc`.execute(tx);
	return rows;
}

export type MemberRowsAsked = RowsAsked & {
	readonly order: MemberOrder;
	readonly ascending: boolean;
	readonly skip: number;
	readonly limit: number;
};

/** By what a list is put in order; those that are equal by their number. */
const orders: Readonly<Record<MemberOrder, ReturnType<typeof sql>>> = {
	deposits: sql`deposits`,
	withdrawals: sql`withdrawals`,
	bonus: sql`bonus`,
	adjustments: sql`adjustments`,
	stake: sql`stake`,
	won: sql`won`,
	result: sql`stake - won`,
	rounds: sql`rounds`,
	days: sql`days`,
};

const ofMembers = (asked: RowsAsked) => sql`
	select coalesce(p.member_id, m.member_id) as member_id, coalesce(m.deposits, 0) as deposits,
		coalesce(m.withdrawals, 0) as withdrawals, coalesce(m.bonus, 0) as bonus, coalesce(m.adjustments, 0) as adjustments,
		coalesce(p.stake, 0) as stake, coalesce(p.won, 0) as won, coalesce(p.rounds, 0) as rounds, coalesce(p.days, 0) as days
	from (select member_id, ${sumsOfPlay}, count(*) as days from (${played(asked)}) as one group by member_id) as p
	full join (select member_id, ${sumsOfFlows} from (${flows(asked)}) as one group by member_id) as m
		on m.member_id = p.member_id`;

/** How many members these are, and the sums of them all. */
export type MemberSums = FigureRow & { readonly members: string };

/** A page of the members to whom something happened, and the sums of all: from one reading. */
export async function readMemberRows(
	tx: Tx,
	asked: MemberRowsAsked,
): Promise<{ readonly rows: readonly MemberRow[]; readonly sums: MemberSums }> {
	const direction = asked.ascending ? sql`asc` : sql`desc`;
	await roomToSum(tx);
	const { rows } = await sql<{ page: readonly MemberRow[]; sums: MemberSums }>`
		with line as materialized (${ofMembers(asked)}), page as (
			select row_number() over (order by ${orders[asked.order]} ${direction}, member_id) as place, line.* from line
			order by ${orders[asked.order]} ${direction}, member_id limit ${asked.limit} offset ${asked.skip}
		)
		select (
			select coalesce(json_agg(json_build_object('member_id', p.member_id::text, 'account', a.account, 'nickname', a.nickname,
				'deposits', p.deposits::text, 'withdrawals', p.withdrawals::text, 'bonus', p.bonus::text,
				'adjustments', p.adjustments::text, 'stake', p.stake::text, 'won', p.won::text, 'rounds', p.rounds::text,
				'days', p.days::text) order by p.place), '[]')
			from page p join members.accounts a on a.id = p.member_id
		) as page, (
			select json_build_object('members', count(*)::text, 'deposits', coalesce(sum(deposits), 0)::text,
				'withdrawals', coalesce(sum(withdrawals), 0)::text, 'bonus', coalesce(sum(bonus), 0)::text,
				'adjustments', coalesce(sum(adjustments), 0)::text, 'stake', coalesce(sum(stake), 0)::text,
				'won', coalesce(sum(won), 0)::text, 'rounds', coalesce(sum(rounds), 0)::text) from line
		) as sums`.execute(tx);
	const [found] = rows;
	if (found === undefined) throw new Error("a report without a row");
	return { rows: found.page, sums: found.sums };
}

/** The sums of a quarter are made in memory: on disk they cost several times as much. */
async function roomToSum(tx: Tx): Promise<void> {
	await sql`set local work_mem = '64MB'`.execute(tx);
}
