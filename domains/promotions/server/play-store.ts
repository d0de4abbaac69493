// What members did, by day of the brand: kept as play is read and as events are heard, and measured for whoever asks.
import type { PlayLine } from "#games/api";
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { Metric } from "../core/index.ts";

export type DayLine = PlayLine & { readonly day: string };

/** Adds lines to the days, and says whose promotions are to be looked at. */
export async function keepPlay(tx: Tx, lines: readonly DayLine[]): Promise<void> {
	const said = lines.map(({ memberId, day, currency, gameId, category, rounds, counted, stake, won }) => ({
		member_id: memberId,
		day,
		currency,
		game_id: gameId,
		category,
		rounds,
		counted: `${counted}`,
		staked: `${stake}`,
		won: `${won}`,
	}));
	const rows = sql`jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (member_id bigint, day date, currency text,
		game_id bigint, category text, rounds bigint, counted bigint, staked bigint, won bigint)`;
	await sql`insert into promotions.played as p
		select member_id, day, currency, game_id, min(category), sum(rounds), sum(counted), sum(staked), sum(won)
		from ${rows} group by member_id, day, currency, game_id order by 1, 2, 3, 4
		on conflict (member_id, day, currency, game_id) do update set rounds = p.rounds + excluded.rounds,
			counted = p.counted + excluded.counted, staked = p.staked + excluded.staked, won = p.won + excluded.won`.execute(
		tx,
	);
	await sql`insert into promotions.due select distinct member_id from ${rows} order by 1 on conflict do nothing`.execute(
		tx,
	);
}

export type Happened = {
	readonly eventId: bigint;
	readonly memberId: MemberId;
	readonly day: string;
	readonly what: "deposits" | "logins" | "friends";
	readonly amount: bigint;
};

/** False for an event that was kept before. */
export async function keepHappened(tx: Tx, { eventId, memberId, day, what, amount }: Happened): Promise<boolean> {
	const { numAffectedRows } = await sql`insert into promotions.happened
		values (${`${eventId}`}::bigint, ${memberId}::bigint, ${day}::date, ${what}, ${`${amount}`}::bigint)
		on conflict do nothing`.execute(tx);
	await sql`insert into promotions.due values (${memberId}::bigint) on conflict do nothing`.execute(tx);
	return (numAffectedRows ?? 0n) > 0n;
}

/** `loss`: staked less won. */
export type Measure = {
	readonly metric: Metric | "loss";
	readonly from: string;
	readonly to: string;
	/** Categories; none named is all of them. */
	readonly games: readonly string[];
};

/** What a member did, one answer for each question. */
export async function measure(
	tx: Tx,
	{
		memberId,
		currency,
		asked,
	}: { readonly memberId: string; readonly currency: CurrencyCode; readonly asked: readonly Measure[] },
): Promise<readonly bigint[]> {
	if (asked.length === 0) return [];
	const places = asked.map(({ from, to, metric, games }, place) => ({ place, metric, first: from, last: to, games }));
	const { rows } = await sql<{ place: number; value: string }>`
		select a.place, coalesce(case a.metric when 'stake' then p.counted when 'win' then p.won when 'rounds' then p.rounds
			when 'games' then p.games when 'loss' then p.staked - p.won when 'deposits' then h.amount
			when 'logins' then h.days else h.times end, 0)::text as value
		from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
			as a (place int, metric text, first date, last date, games text[])
		left join lateral (
			select sum(counted) as counted, sum(won) as won, sum(rounds) as rounds, sum(staked) as staked,
				count(distinct game_id) filter (where rounds > 0) as games
			from promotions.played where member_id = ${memberId}::bigint and currency = ${currency}
				and day between a.first and a.last and (cardinality(a.games) = 0 or category = any (a.games))
		) p on a.metric in ('stake', 'win', 'rounds', 'games', 'loss')
		left join lateral (
			select sum(amount) as amount, count(distinct day) as days, count(*) as times from promotions.happened
			where member_id = ${memberId}::bigint and what = a.metric and day between a.first and a.last
		) h on a.metric in ('deposits', 'logins', 'friends')
		order by a.place`.execute(tx);
	return rows.map(({ value }) => BigInt(value));
}

/** What members staked in these days, for a raffle; by member. */
export async function turnoverByMember(
	tx: Tx,
	{ currency, from, to }: { readonly currency: CurrencyCode; readonly from: string; readonly to: string },
): Promise<readonly { readonly member: string; readonly turnover: bigint }[]> {
	const { rows } = await sql<{ member: string; turnover: string }>`
		select member_id::text as member, sum(counted)::text as turnover from promotions.played
		where currency = ${currency} and day between ${from}::date and ${to}::date
		group by member_id order by member_id`.execute(tx);
	return rows.map(({ member, turnover }) => ({ member, turnover: BigInt(turnover) }));
}

/** Takes members that are to be looked at off the list. */
export async function takeDue(tx: Tx, most: number): Promise<readonly string[]> {
	const { rows } = await sql<{ member: string }>`delete from promotions.due where member_id in (
			select member_id from promotions.due order by 1 limit ${most} for update skip locked)
		returning member_id::text as member`.execute(tx);
	return rows.map(({ member }) => member);
}
