// What is kept of members who play, in one statement for all of them: it is asked for every few seconds of play.
import type { Database } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import {
	type DocumentKind,
	type Exclusion,
	firstDay,
	type HeldLimit,
	type Period,
	type PlayRun,
} from "../core/index.ts";
import { type LimitRow, limitFrom } from "./limit-store.ts";

export type PlayFacts = {
	readonly limits: readonly HeldLimit[];
	/** Those that are over too. */
	readonly exclusions: readonly Exclusion[];
	/** Undefined for whoever has never played. */
	readonly run: PlayRun | undefined;
	/** Seconds of play in the periods that run. */
	readonly seconds: Readonly<Record<Period, number>>;
	/** Minutes between two reality checks, where the member chose any. */
	readonly chosen: number | undefined;
	/** Kinds of documents that were accepted. */
	readonly accepted: readonly DocumentKind[];
};

const statement = {
	name: "protection.play-facts",
	text: `select a.member_id, r.started_at, r.checked_at, r.seen_at, c.minutes,
			d.day_seconds, d.week_seconds, d.month_seconds, l.limits, b.exclusions, k.accepted
		from unnest($1::bigint[], $2::date[], $3::date[], $4::date[]) as a (member_id, day, week, month)
		left join protection.play_run as r on r.member_id = a.member_id
		left join protection.reality_choice as c on c.member_id = a.member_id
		cross join lateral (
			select coalesce(sum(p.seconds) filter (where p.day >= a.day), 0) as day_seconds,
				coalesce(sum(p.seconds) filter (where p.day >= a.week), 0) as week_seconds,
				coalesce(sum(p.seconds) filter (where p.day >= a.month), 0) as month_seconds
			from protection.play_day as p where p.member_id = a.member_id and p.day >= least(a.week, a.month)) as d
		cross join lateral (
			select json_agg(json_build_object('holder', m.holder, 'kind', m.kind, 'period', m.period,
				'amount', m.amount::text, 'next_amount', m.next_amount::text, 'next_at', m.next_at)) as limits
			from protection.member_limit as m where m.member_id = a.member_id) as l
		cross join lateral (
			select json_agg(json_build_object('kind', o.kind, 'ends_at', o.ends_at)) as exclusions
			from protection.exclusion as o where o.member_id = a.member_id) as b
		cross join lateral (
			select array_agg(x.kind) as accepted
			from protection.document as x where x.member_id = a.member_id and x.state = 'accepted') as k`,
};

type InJson<Row> = { readonly [Key in keyof Row]: Row[Key] extends Date | null ? string | null : Row[Key] };

type FactsRow = {
	readonly member_id: string;
	readonly started_at: Date | null;
	readonly checked_at: Date | null;
	readonly seen_at: Date | null;
	readonly minutes: number | null;
	readonly day_seconds: string;
	readonly week_seconds: string;
	readonly month_seconds: string;
	readonly limits: readonly InJson<LimitRow>[] | null;
	readonly exclusions: readonly { readonly kind: Exclusion["kind"]; readonly ends_at: string }[] | null;
	readonly accepted: readonly DocumentKind[] | null;
};

/** Of each member, whether or not anything is kept. Their days begin where their market's do. */
export async function readPlayFacts(
	db: Pick<Database, "call">,
	members: readonly { readonly memberId: MemberId; readonly utcOffsetMinutes: number }[],
	now: Date,
): Promise<ReadonlyMap<MemberId, PlayFacts>> {
	const firsts = (period: Period) => members.map((one) => firstDay(period, now, one.utcOffsetMinutes));
	const ids = members.map((one) => one.memberId);
	const rows = await db.call<FactsRow>(statement, [ids, firsts("day"), firsts("week"), firsts("month")]);
	return new Map(rows.map((row) => [memberId(row.member_id), factsFrom(row)]));
}

const factsFrom = (row: FactsRow): PlayFacts => ({
	limits: (row.limits ?? []).map(({ next_at, ...limit }) =>
		limitFrom({ ...limit, next_at: next_at === null ? null : new Date(next_at) }),
	),
	exclusions: (row.exclusions ?? []).map(({ kind, ends_at }) => ({ kind, endsAt: new Date(ends_at) })),
	run: runFrom(row),
	seconds: { day: Number(row.day_seconds), week: Number(row.week_seconds), month: Number(row.month_seconds) },
	chosen: row.minutes ?? undefined,
	accepted: row.accepted ?? [],
});

function runFrom({ started_at, checked_at, seen_at }: FactsRow): PlayRun | undefined {
	if (started_at === null || checked_at === null || seen_at === null) return undefined;
	return { startedAt: started_at, checkedAt: checked_at, seenAt: seen_at };
}
