// Sums over hands for the desk: what tables brought, who played with whom, how long turns took. Of money alone: points of tournaments are none. Decides nothing.
import { sql, type Tx } from "#platform/db";

export type Span = { readonly merchant: string; readonly from: Date; readonly to: Date };

export type DayRow = {
	readonly table_id: string;
	readonly hands: number;
	readonly rake: string;
	readonly chips: string;
};

/** Of each table: hands and rake since then, and what lies there now. */
export async function listTableDays(tx: Tx, since: Date): Promise<readonly DayRow[]> {
	const { rows } = await sql<DayRow>`
		select table_id, sum(hands)::int as hands, sum(rake)::text as rake, sum(chips)::text as chips from (
			select table_id, 1 as hands, rake, 0 as chips from poker.hand where ended_at >= ${since}
			union all select table_id, 0, 0, stack from poker.stack) as one
		group by table_id`.execute(tx);
	return rows;
}

export type RakeRow = {
	readonly day: string;
	readonly currency: string;
	readonly table_id: string;
	readonly hands: number;
	readonly staked: string;
	readonly rake: string;
};

export async function listRake(tx: Tx, { merchant, from, to }: Span): Promise<readonly RakeRow[]> {
	const { rows } = await sql<RakeRow>`
		select to_char(h.ended_at at time zone 'UTC', 'YYYY-MM-DD') as day, h.currency, h.table_id,
			count(distinct h.id)::int as hands, sum(p.staked)::text as staked, sum(p.raked)::text as rake
		from poker.hand h join poker.hand_player p on p.hand_id = h.id
		where h.mode = 'real' and h.currency <> '' and p.merchant = ${merchant}
			and h.ended_at >= ${from} and h.ended_at < ${to}
		group by 1, 2, 3 order by 1 desc, 2, 3 limit 1000`.execute(tx);
	return rows;
}

export type PairRow = {
	readonly one: string;
	readonly other: string;
	readonly currency: string;
	readonly hands: number;
	readonly there: string;
	readonly back: string;
	readonly folds: number;
	readonly squeezes: number;
};

/** What a loser lost goes to the winners of the hand by what each won of it. */
export async function listPairs(tx: Tx, { merchant, from, to }: Span): Promise<readonly PairRow[]> {
	const { rows } = await sql<PairRow>`
		with played as (
			select p.hand_id, h.currency, p.owner, p.merchant, p.won - p.staked as net, p.folded_to, p.squeezed_with,
				sum(greatest(p.won - p.staked, 0)) over (partition by p.hand_id) as up
			from poker.hand_player p join poker.hand h on h.id = p.hand_id
			where h.mode = 'real' and h.currency <> '' and h.ended_at >= ${from} and h.ended_at < ${to})
		select a.owner as one, b.owner as other, a.currency, count(*)::int as hands,
			round(sum(case when a.net < 0 and b.net > 0 then -a.net * b.net / a.up else 0 end))::text as there,
			round(sum(case when b.net < 0 and a.net > 0 then -b.net * a.net / a.up else 0 end))::text as back,
			(count(*) filter (where a.folded_to = b.owner or b.folded_to = a.owner))::int as folds,
			(count(*) filter (where a.squeezed_with = b.owner or b.squeezed_with = a.owner))::int as squeezes
		from played a join played b on b.hand_id = a.hand_id and a.owner < b.owner
		where a.merchant = ${merchant} and b.merchant = ${merchant}
		group by 1, 2, 3 order by count(*) desc, 1, 2 limit 500`.execute(tx);
	return rows;
}

export type PaceRow = {
	readonly owner: string;
	readonly hands: number;
	readonly acts: number;
	readonly thought: string;
	readonly squares: string;
	readonly hours: number;
};

export async function listPaces(tx: Tx, { merchant, from, to }: Span): Promise<readonly PaceRow[]> {
	const { rows } = await sql<PaceRow>`
		select p.owner, count(*)::int as hands, sum(p.acts)::int as acts, sum(p.thought)::text as thought,
			sum(p.thought_squares)::text as squares, count(distinct date_trunc('hour', h.ended_at))::int as hours
		from poker.hand_player p join poker.hand h on h.id = p.hand_id
		where h.mode = 'real' and p.merchant = ${merchant} and h.ended_at >= ${from} and h.ended_at < ${to}
		group by 1 having sum(p.acts) > 0 order by sum(p.acts) desc, 1 limit 500`.execute(tx);
	return rows;
}
