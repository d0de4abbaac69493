// Changes of members' protection and play where it is not allowed, as significant events (GLI-19 2.8.8), newest first; of every
// brand, since neither knows one.
import { type Database, sql } from "#platform/db";
import { eventPlace, memberId, type SignificantAsked, type SignificantEvent } from "#platform/kernel";

type Row = {
	readonly id: string;
	readonly at_micros: string;
	readonly kind: string;
	readonly member_id: string;
	readonly actor: string | null;
	readonly before: string;
	readonly after: string;
};

function pageOf(asked: SignificantAsked) {
	const { atMicros, id = "0" } = eventPlace(asked);
	const who = asked.memberId === undefined ? sql`true` : sql`member_id = ${asked.memberId}::bigint`;
	return sql`${who} and at >= ${asked.from}
		and (at, id) < (timestamptz 'epoch' + ${atMicros.toString()}::bigint * interval '1 microsecond', ${id}::bigint)
		order by at desc, id desc limit ${asked.limit}`;
}

const micros = sql`(extract(epoch from at) * 1000000)::bigint as at_micros`;

/** Who changed what of a member's protection, before and after. */
export async function readChanges(
	db: Pick<Database, "read">,
	asked: SignificantAsked,
): Promise<readonly SignificantEvent[]> {
	const { rows } = await db.read((tx) =>
		sql<Row>`select id, ${micros}, kind, member_id, actor, before::text as before, after::text as after
			from protection.event where ${pageOf(asked)}`.execute(tx),
	);
	return rows.map((row) => eventOf(row, { before: row.before, after: row.after }));
}

/** Where play was asked for and is not allowed (T18). */
export async function readViolations(
	db: Pick<Database, "read">,
	asked: SignificantAsked,
): Promise<readonly SignificantEvent[]> {
	// The literal condition is that of the partial index.
	const { rows } = await db.read((tx) =>
		sql<Row>`select id, ${micros}, 'location-refused' as kind, member_id, null as actor, reason as before, country as after
			from protection.location_check where not allowed and ${pageOf(asked)}`.execute(tx),
	);
	return rows.map((row) => eventOf(row, { asked: row.before, country: row.after }));
}

const eventOf = (row: Row, facts: Readonly<Record<string, string>>): SignificantEvent => ({
	id: row.id,
	kind: row.kind,
	facts,
	merchant: undefined,
	atMicros: BigInt(row.at_micros),
	memberId: memberId(row.member_id),
	actor: row.actor ?? undefined,
});
