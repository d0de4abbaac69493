// Reads how today goes against yesterday from the sums by hour and by minute. What is behind the last full hour of yesterday's
// span, less than an hour of rounds, is read from the rounds of that time: the span ends at the same minute on both days.
import { sql, type Tx } from "#platform/db";

export type TodayAsked = {
	readonly merchant: string;
	/** When yesterday begins, when today does, and up to when both are compared: on today, and the same time on yesterday. */
	readonly yesterday: Date;
	readonly today: Date;
	readonly at: Date;
	readonly soFar: Date;
	/** How far days are ahead of UTC, in minutes. */
	readonly zone: number;
};

/** Of one hour of the day, 0 to 23. */
export type PlayHourRow = {
	readonly currency: string;
	readonly today: boolean;
	readonly hour: number;
	readonly stake: string;
	readonly won: string;
	readonly active: string;
};
export type FlowHourRow = {
	readonly currency: string;
	readonly today: boolean;
	readonly hour: number;
	readonly flow: string;
	readonly amount: string;
	/** Of it, before the time up to which yesterday is compared. */
	readonly so_far: string;
};
export type SpanRow = {
	readonly currency: string;
	readonly stake: string;
	readonly won: string;
	readonly active: string;
};

const hourOf = (column: string, zone: number) =>
	sql`extract(hour from (${sql.ref(column)} at time zone 'UTC') + make_interval(mins => ${zone}::int))::int`;

export async function readPlayHours(tx: Tx, { merchant, yesterday, today, at, zone }: TodayAsked) {
	const { rows } = await sql<PlayHourRow>`
		select h.currency, h.hour >= ${today} as today, ${hourOf("h.hour", zone)} as hour, sum(h.stake)::text as stake,
			sum(h.win)::text as won, count(distinct h.member_id)::text as active
		from games.member_hour h join members.accounts a on a.id = h.member_id and a.merchant = ${merchant}
		where h.hour >= ${yesterday} and h.hour <= ${at} and h.rounds > 0
		group by 1, 2, 3`.execute(tx);
	return rows;
}

/** Whole days: who played on several hours of one is counted once. */
export async function readPlayDays(tx: Tx, { merchant, yesterday, today, at }: TodayAsked) {
	const { rows } = await sql<SpanRow & { today: boolean }>`
		select h.currency, h.hour >= ${today} as today, sum(h.stake)::text as stake, sum(h.win)::text as won,
			count(distinct h.member_id)::text as active
		from games.member_hour h join members.accounts a on a.id = h.member_id and a.merchant = ${merchant}
		where h.hour >= ${yesterday} and h.hour <= ${at} and h.rounds > 0
		group by 1, 2`.execute(tx);
	return rows;
}

/** Yesterday up to the time that is compared: its full hours, and the rounds of the hour that is cut. */
export async function readPlaySoFar(tx: Tx, { merchant, yesterday, soFar }: TodayAsked) {
	const { rows } = await sql<SpanRow>`
		select p.currency, sum(p.stake)::text as stake, sum(p.won)::text as won, count(distinct p.member_id)::text as active
		from (
			select member_id, currency, stake, win as won from games.member_hour
			where hour >= ${yesterday} and hour < date_trunc('hour', ${soFar}::timestamptz, 'UTC') and rounds > 0
			union all
			select member_id, currency, stake, win from games.round
			where started_at >= date_trunc('hour', ${soFar}::timestamptz, 'UTC') and started_at < ${soFar}
				and status in ('complete', 'resettled')
		) as p join members.accounts a on a.id = p.member_id and a.merchant = ${merchant}
		group by 1`.execute(tx);
	return rows;
}

export async function readFlowHours(tx: Tx, { merchant, yesterday, today, at, soFar, zone }: TodayAsked) {
	const { rows } = await sql<FlowHourRow>`
		select f.currency, f.minute >= ${today} as today, ${hourOf("f.minute", zone)} as hour, f.flow, sum(f.amount)::text as amount,
			coalesce(sum(f.amount) filter (where f.minute < ${soFar}), 0)::text as so_far
		from wallet.member_flow f join members.accounts a on a.id = f.member_id and a.merchant = ${merchant}
		where f.minute >= ${yesterday} and f.minute <= ${at} and f.flow in ('deposit', 'withdrawal')
		group by 1, 2, 3, 4`.execute(tx);
	return rows;
}

/** Who registered; guests are nobody. */
export async function readFreshHours(tx: Tx, { merchant, yesterday, today, at, soFar, zone }: TodayAsked) {
	const { rows } = await sql<FlowHourRow>`
		select a.currency, a.created_at >= ${today} as today, ${hourOf("a.created_at", zone)} as hour, 'fresh' as flow,
			count(*)::text as amount, (count(*) filter (where a.created_at < ${soFar}))::text as so_far
		from members.accounts a
		where a.merchant = ${merchant} and a.type <> 4 and a.created_at >= ${yesterday} and a.created_at <= ${at}
		group by 1, 2, 3`.execute(tx);
	return rows;
}
