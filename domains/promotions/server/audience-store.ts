// Who a promotion is offered to, by what is known of members: when they came, when they last paid in, what they did on a day.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { Audience, Measured } from "../core/index.ts";

const newDays = 30;
const dayLength = 86_400_000;

type Whose = { readonly memberId: MemberId; readonly now: Date };

/** The audiences that a member is in. */
export async function fitsOf(tx: Tx, { memberId, now }: Whose): Promise<ReadonlySet<Audience>> {
	const since = new Date(now.getTime() - newDays * dayLength);
	const { rows } = await sql<{ newcomer: boolean; depositor: boolean }>`select
		exists (select 1 from promotions.newcomer where member_id = ${memberId}::bigint and registered_at > ${since})
			as newcomer,
		exists (select 1 from promotions.happened where member_id = ${memberId}::bigint and what = 'deposits'
			and day > ${since}::date) as depositor`.execute(tx);
	const [known] = rows;
	return new Set<Audience>([
		"everybody",
		...(known?.newcomer === true ? (["newcomers"] as const) : []),
		...(known?.depositor === true ? (["depositors"] as const) : []),
	]);
}

type OnDay = Measured & {
	readonly day: string;
	readonly now: Date;
	readonly currency: CurrencyCode;
	readonly audience: Audience;
};

export type MemberDay = { readonly member: string; readonly value: bigint };

/** What members of an audience did on a day; whoever did nothing that counts is not among them. In the order of their numbers. */
export async function measuredOn(
	tx: Tx,
	{ day, now, currency, audience, metric, games }: OnDay,
): Promise<readonly MemberDay[]> {
	const since = new Date(now.getTime() - newDays * dayLength);
	const all = sql`select member_id from promotions.played where day = ${day}::date and currency = ${currency}
		union select member_id from promotions.happened where day = ${day}::date`;
	const { rows } = await sql<{ member: string; value: string }>`
		select m.member_id::text as member, coalesce(case ${metric}::text when 'stake' then p.counted when 'win' then p.won
			when 'rounds' then p.rounds when 'games' then p.games when 'loss' then p.staked - p.won when 'there' then 1
			when 'deposits' then h.amount else h.times end, 0)::text as value
		from (${all}) m
		left join lateral (
			select sum(counted) as counted, sum(won) as won, sum(rounds) as rounds, sum(staked) as staked,
				count(distinct game_id) filter (where rounds > 0) as games
			from promotions.played where member_id = m.member_id and day = ${day}::date and currency = ${currency}
				and (cardinality(${[...games]}::text[]) = 0 or category = any (${[...games]}::text[]))
		) p on true
		left join lateral (
			select sum(amount) as amount, count(*) as times from promotions.happened
			where member_id = m.member_id and what = ${metric} and day = ${day}::date
		) h on true
		where ${audience} = 'everybody'
			or ${audience} = 'newcomers' and exists (select 1 from promotions.newcomer n
				where n.member_id = m.member_id and n.registered_at > ${since})
			or ${audience} = 'depositors' and exists (select 1 from promotions.happened d
				where d.member_id = m.member_id and d.what = 'deposits' and d.day > ${since}::date)
		order by m.member_id`.execute(tx);
	return rows.map(({ member, value }) => ({ member, value: BigInt(value) }));
}
