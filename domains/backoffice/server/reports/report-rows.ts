// Reads reports from sums that are kept, never from rounds or postings: `backoffice.report_day` of the brand by day and
// `backoffice.report_line` of each member from the first day on. What a page costs follows the days and members that it shows.
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

/** Under which category all that was played is summed, and what moved, which is of none. */
const whole = "";

/** What each member of the brand did in the span: the last line in it less the last one before. */
const span = ({ merchant, currency, from, to }: RowsAsked, category: string) => sql`
	select l.member_id, l.rounds - coalesce(b.rounds, 0) as rounds, l.stake - coalesce(b.stake, 0) as stake,
		l.won - coalesce(b.won, 0) as won, l.days - coalesce(b.days, 0) as days,
		l.deposits - coalesce(b.deposits, 0) as deposits, l.withdrawals - coalesce(b.withdrawals, 0) as withdrawals,
		l.bonus - coalesce(b.bonus, 0) as bonus, l.adjustments - coalesce(b.adjustments, 0) as adjustments
	from backoffice.report_line l
	join members.accounts a on a.id = l.member_id and a.merchant = ${merchant}
	left join lateral (
		select * from backoffice.report_line o
		where o.member_id = l.member_id and o.currency = l.currency and o.category = l.category and o.day < ${from}::date
		order by o.day desc limit 1
	) as b on true
	where l.currency = ${currency} and l.category = ${category}
		and l.day between ${from}::date and ${to}::date and l.next_day > ${to}::date`;

/** Every day of the span, the latest first, also those on which nothing happened. */
export async function readDayRows(tx: Tx, asked: RowsAsked): Promise<readonly DayRow[]> {
	const { merchant, currency, from, to, begins, ends, zone, category = whole } = asked;
	const { rows } = await sql<DayRow>`
		with fresh as (
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
			(select count(*) from (${span(asked, category)}) as one where rounds > 0)::text as active_of_all
		from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') as d (day)
		left join backoffice.report_day p on p.merchant = ${merchant} and p.currency = ${currency}
			and p.category = ${category} and p.day = d.day::date
		left join backoffice.report_day m on m.merchant = ${merchant} and m.currency = ${currency}
			and m.category = ${whole} and m.day = d.day::date
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

/** Whoever moved money in the span or played in it, in the category that is asked for. */
const ofMembers = (asked: RowsAsked) =>
	asked.category === undefined
		? sql`select * from (${span(asked, whole)}) as one`
		: sql`
	select m.member_id, m.deposits, m.withdrawals, m.bonus, m.adjustments, coalesce(p.stake, 0) as stake,
		coalesce(p.won, 0) as won, coalesce(p.rounds, 0) as rounds, coalesce(p.days, 0) as days
	from (${span(asked, whole)}) as m
	left join (${span(asked, asked.category)}) as p on p.member_id = m.member_id
	where p.rounds > 0 or (m.deposits, m.withdrawals, m.bonus, m.adjustments) <> (0, 0, 0, 0)`;

/** How many members these are, and the sums of them all. */
export type MemberSums = FigureRow & { readonly members: string };

/** A page of the members to whom something happened, and the sums of all: from one reading. */
export async function readMemberRows(
	tx: Tx,
	asked: MemberRowsAsked,
): Promise<{ readonly rows: readonly MemberRow[]; readonly sums: MemberSums }> {
	const direction = asked.ascending ? sql`asc` : sql`desc`;
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
