// Significant events of accounts (GLI-19 2.8.8) and what operators did to them, newest first: two sources, each with its index.
import { type Database, sql } from "#platform/db";
import { eventPlace, memberId, type SignificantAsked, type SignificantEvent } from "#platform/kernel";

type Row = {
	readonly id: string;
	readonly at_micros: string;
	readonly kind: string;
	readonly merchant: string;
	readonly member_id: string | null;
	readonly address?: string;
	readonly operator?: string;
	readonly detail?: string;
};

const micros = sql`(extract(epoch from at) * 1000000)::bigint as at_micros`;

function placeOf(asked: SignificantAsked) {
	const { atMicros, id } = eventPlace(asked);
	return sql`(at, id) < (timestamptz 'epoch' + ${atMicros.toString()}::bigint * interval '1 microsecond', ${id ?? "0"}::bigint)
		and at >= ${asked.from}`;
}

/** Failed and locked logins, refused codes and proofs, every change of data and of what guards an account. */
export async function readAccountEvents(
	db: Pick<Database, "read">,
	asked: SignificantAsked,
): Promise<readonly SignificantEvent[]> {
	const who = asked.memberId === undefined ? sql`true` : sql`member_id = ${asked.memberId}::bigint`;
	// The literal condition is that of the partial index.
	const { rows } = await db.read((tx) =>
		sql<Row>`select id, ${micros}, kind, merchant, member_id, address from members.account_events
			where merchant = ${asked.merchant} and ${who} and ${placeOf(asked)}
				and kind not in ('registered', 'logged-in', 'logged-out', 'code-sent', 'second-proof-asked')
			order by at desc, id desc limit ${asked.limit}`.execute(tx),
	);
	return rows.map(eventOf);
}

export async function readOperatorActs(
	db: Pick<Database, "read">,
	asked: SignificantAsked,
): Promise<readonly SignificantEvent[]> {
	const who = asked.memberId === undefined ? sql`true` : sql`member_id = ${asked.memberId}::bigint`;
	const { rows } = await db.read((tx) =>
		sql<Row>`select id, ${micros}, act as kind, merchant, member_id, operator, detail from members.operator_acts
			where merchant = ${asked.merchant} and ${who} and ${placeOf(asked)}
			order by at desc, id desc limit ${asked.limit}`.execute(tx),
	);
	return rows.map(eventOf);
}

function eventOf(row: Row): SignificantEvent {
	const { address, detail } = row;
	return {
		id: row.id,
		atMicros: BigInt(row.at_micros),
		kind: row.kind,
		merchant: row.merchant,
		// 0 stands for a name that nobody has.
		memberId: row.member_id === null || row.member_id === "0" ? undefined : memberId(row.member_id),
		actor: row.operator,
		facts: { ...(address ? { address } : {}), ...(detail ? { detail } : {}) },
	};
}
