// Rows of the time of play: the run that goes on, and seconds by day.
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import { firstDay, type Period, type PlayRun, periods } from "../core/index.ts";

export type SecondsPlayed = Readonly<Record<Period, number>>;

/** Seconds of play in the periods that run. */
export async function secondsOf(
	tx: Tx,
	members: readonly { readonly memberId: MemberId; readonly utcOffsetMinutes: number }[],
	now: Date,
): Promise<ReadonlyMap<MemberId, SecondsPlayed>> {
	if (members.length === 0) return new Map();
	const firsts = (period: Period) => members.map((one) => firstDay(period, now, one.utcOffsetMinutes));
	const { rows } = await sql<{ member_id: string } & Record<Period, string>>`
		select a.member_id, coalesce(sum(d.seconds) filter (where d.day >= a.day), 0) as day,
			coalesce(sum(d.seconds) filter (where d.day >= a.week), 0) as week,
			coalesce(sum(d.seconds) filter (where d.day >= a.month), 0) as month
		from unnest(${members.map((one) => one.memberId)}::bigint[], ${firsts("day")}::date[], ${firsts("week")}::date[],
			${firsts("month")}::date[]) as a (member_id, day, week, month)
		left join protection.play_day as d on d.member_id = a.member_id and d.day >= least(a.week, a.month)
		group by a.member_id`.execute(tx);
	return new Map(
		rows.map((row) => {
			const [day = 0, week = 0, month = 0] = periods.map((period) => Number(row[period]));
			return [memberId(row.member_id), { day, week, month }];
		}),
	);
}

export type Sign = {
	readonly memberId: MemberId;
	readonly run: PlayRun;
	readonly seconds: number;
	readonly day: string;
	/** When the run before was last seen: another node may have written meanwhile, and then this adds nothing. */
	readonly before: Date | undefined;
};

/** Writes signs of play down, each once however many nodes saw it. */
export async function writeSigns(tx: Tx, signs: readonly Sign[]): Promise<void> {
	if (signs.length === 0) return;
	await sql`
		with written as (
			insert into protection.play_run as run (member_id, started_at, checked_at, seen_at)
			select s.member_id, s.started_at, s.checked_at, s.seen_at
			from unnest(${signs.map((one) => one.memberId)}::bigint[], ${signs.map(({ run }) => run.startedAt)}::timestamptz[],
				${signs.map(({ run }) => run.checkedAt)}::timestamptz[], ${signs.map(({ run }) => run.seenAt)}::timestamptz[])
				as s (member_id, started_at, checked_at, seen_at)
			order by s.member_id
			on conflict (member_id) do update
				set started_at = excluded.started_at, seen_at = excluded.seen_at,
					checked_at = greatest(run.checked_at, excluded.checked_at)
				where run.seen_at = any (${signs.map(({ before }) => before ?? null)}::timestamptz[])
			returning run.member_id
		)
		insert into protection.play_day as played (member_id, day, seconds)
		select w.member_id, s.day, s.seconds
		from written as w
		join unnest(${signs.map((one) => one.memberId)}::bigint[], ${signs.map((one) => one.day)}::date[],
			${signs.map((one) => one.seconds)}::int[]) as s (member_id, day, seconds) on s.member_id = w.member_id
		where s.seconds > 0
		on conflict (member_id, day) do update set seconds = played.seconds + excluded.seconds`.execute(tx);
}
