// What open bets of members stake on each outcome of a match, and pay if it comes. Decides nothing; trials stake nothing.
import { sql, type Tx } from "#platform/db";

export type ExposureRow = {
	readonly event: string;
	readonly currency: string;
	readonly market: string;
	readonly code: string;
	readonly outcome: string;
	readonly since: readonly [number, number] | null;
	readonly bets: number;
	readonly stake: string;
	readonly pays: string;
};

/** Of bets on several matches a leg bears its share by what its odds win. */
export async function listExposures(tx: Tx, events: readonly string[]): Promise<readonly ExposureRow[]> {
	if (events.length === 0) return [];
	const { rows } = await sql<ExposureRow>`
		select event, currency, market, code, outcome, since, count(*)::integer as bets,
			ceil(sum(stake * left_over * share))::bigint::text as stake,
			ceil(sum(most * left_over * share))::bigint::text as pays
		from (
			select l.event, s.currency, leg ->> 'market' as market, leg ->> 'code' as code, leg ->> 'outcome' as outcome,
				leg -> 'since' as since, s.stake, s.most, (100 - s.sold) / 100.0 as left_over,
				((leg ->> 'odds')::numeric - 100)
					/ (select sum((one ->> 'odds')::numeric - 100) from jsonb_array_elements(s.legs) one) as share
			from sportsbook.slip_leg l
			join sportsbook.slip s on s.id = l.slip
			cross join lateral jsonb_array_elements(s.legs) leg
			where l.event = any(${[...events]}) and leg ->> 'event' = l.event and s.state = 'open'
				and s.ticket_id is not null and s.owner like 'm%'
		) open_legs
		group by event, currency, market, code, outcome, since
		order by event, currency, market, outcome, since`.execute(tx);
	return rows;
}

/** All that was staked on a match in one currency, settled or not: what a result about it moves. */
export async function stakedOn(
	tx: Tx,
	{ event, currency }: { readonly event: string; readonly currency: string },
): Promise<bigint> {
	const { rows } = await sql<{ stake: string }>`
		select coalesce(sum(s.stake), 0)::text as stake from sportsbook.slip_leg l join sportsbook.slip s on s.id = l.slip
		where l.event = ${event} and s.currency = ${currency} and s.ticket_id is not null and s.owner like 'm%'`.execute(
		tx,
	);
	return BigInt(rows[0]?.stake ?? "0");
}
