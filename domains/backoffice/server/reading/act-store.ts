// Acts of every source in one list: a walk along indexes by time, of which nothing is sorted whole.
import { type RawBuilder, sql, type Tx } from "#platform/db";
import { type Trail, trailOf } from "#platform/desk";

/** Microseconds, as the database keeps them: of two acts in one millisecond none is lost between two pages. */
export type ActPlace = { readonly micros: string; readonly source: string; readonly id: string };

export type ActRow = ActPlace & {
	readonly act: string;
	readonly operator: string;
	readonly at: Date;
	readonly before: unknown;
	readonly after: unknown;
	readonly origin: unknown;
};

export type ActsAsked = {
	readonly merchant: string;
	readonly before: ActPlace | undefined;
	readonly operator?: string | undefined;
	readonly source?: string | undefined;
	readonly from?: string | undefined;
	readonly until?: string | undefined;
	readonly limit: number;
};

/** Of the back office, and of domains that bring no desk. */
export const officeTrailRows: readonly Trail[] = [
	trailOf("backoffice"),
	trailOf("protection"),
	trailOf("brand"),
	{
		source: "members",
		acts: sql`select id, merchant::text as merchant, act, operator, at,
				jsonb_strip_nulls(jsonb_build_object('member', member_id)) as before,
				jsonb_build_object('detail', detail) as after, origin
			from members.operator_acts`,
	},
];

/** The newest first. */
export function actsStatement(trails: readonly Trail[], asked: ActsAsked): RawBuilder<ActRow> {
	const { merchant, before, operator, source, from, until, limit } = asked;
	const moment = ({ micros }: ActPlace) => sql`to_timestamp(0) + ${micros}::bigint * interval '1 microsecond'`;
	const conditions = [
		sql`merchant = ${merchant}`,
		...(before === undefined
			? []
			: [
					sql`at <= ${moment(before)} and (at, source, id) < (${moment(before)}, ${before.source}, ${before.id}::bigint)`,
				]),
		...(operator === undefined ? [] : [sql`operator = ${operator}`]),
		...(from === undefined ? [] : [sql`at >= ${from}::timestamptz`]),
		...(until === undefined ? [] : [sql`at < ${until}::timestamptz`]),
	];
	const walked = trails.filter((trail) => source === undefined || trail.source === source);
	const every = walked.map(
		(trail) => sql`select ${sql.lit(trail.source)}::text as source, one.* from (${trail.acts}) as one`,
	);
	return sql<ActRow>`
		select source, id, act, operator, at, before, after, origin,
			(extract(epoch from at) * 1000000)::bigint::text as micros
		from (${sql.join(every, sql` union all `)}) as every_act where ${sql.join(conditions, sql` and `)}
		order by at desc, source desc, id desc limit ${limit}`;
}

export async function readActs(tx: Tx, trails: readonly Trail[], asked: ActsAsked): Promise<readonly ActRow[]> {
	const known = asked.source === undefined || trails.some(({ source }) => source === asked.source);
	return known ? (await actsStatement(trails, asked).execute(tx)).rows : [];
}
