// Large wins and wagers, voided and cancelled rounds as significant events (GLI-19 2.8.8): noted by a worker, read by operators.
import { type Database, sql } from "#platform/db";
import {
	eventPlace,
	formatMinor,
	isCurrencyCode,
	memberId,
	type SignificantAsked,
	type SignificantEvent,
} from "#platform/kernel";

type Row = {
	readonly id: string;
	readonly at_micros: string;
	readonly kind: string;
	/** Null of what the house found in no round. */
	readonly member_id: string | null;
	readonly round_id: string | null;
	readonly code: string;
	readonly currency: string;
	readonly stake: string;
	readonly win: string;
};

/** Newest first; of every brand, since a round knows none. */
export async function readSignificant(
	db: Pick<Database, "read">,
	asked: SignificantAsked,
): Promise<readonly SignificantEvent[]> {
	const { atMicros, id = "0" } = eventPlace(asked);
	const who = asked.memberId === undefined ? sql`true` : sql`e.member_id = ${asked.memberId}::bigint`;
	const { rows } = await db.read((tx) =>
		sql<Row>`select e.id, (extract(epoch from e.at) * 1000000)::bigint as at_micros, e.kind, e.member_id, e.round_id, g.code,
				e.currency, e.stake, e.win
			from games.significant_event e join games.game g on g.id = e.game_id
			where ${who} and e.at >= ${asked.from}
				and (e.at, e.id) < (timestamptz 'epoch' + ${atMicros.toString()}::bigint * interval '1 microsecond', ${id}::bigint)
			order by e.at desc, e.id desc limit ${asked.limit}`.execute(tx),
	);
	return rows.map(eventOf);
}

function eventOf(row: Row): SignificantEvent {
	const { id, kind, currency, code, round_id: round } = row;
	if (!isCurrencyCode(currency)) throw new Error(`a round in an unknown currency: ${currency}`);
	return {
		id,
		kind,
		merchant: undefined,
		actor: undefined,
		atMicros: BigInt(row.at_micros),
		memberId: row.member_id === null ? undefined : memberId(row.member_id),
		facts: {
			game: code,
			...(round === null ? {} : { round }),
			currency,
			stake: formatMinor(BigInt(row.stake), currency),
			win: formatMinor(BigInt(row.win), currency),
		},
	};
}
