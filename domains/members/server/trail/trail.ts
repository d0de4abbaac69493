// The trail of one account (GLI-19 2.8.1): every event at its ways in and every act of an operator, in one order of time, the
// latest first. Each line is of one source and has an id there.

import { type Database, sql } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { browserName } from "../ways-in/browser-name.ts";

export type TrailLine = {
	/** `event-17` or `act-4`: unique in the trail. */
	readonly id: string;
	readonly at: Date;
	readonly atMicros: string;
	readonly kind: string;
	/** Where it came from; empty for what an operator did. */
	readonly address: string;
	/** The operator; empty for what happened at a way in. */
	readonly operator: string;
	readonly detail: string;
};

export type TrailAsked = {
	readonly memberId: MemberId;
	readonly from: Date;
	readonly to: Date;
	/** The last line of the page before. */
	readonly after?: Pick<TrailLine, "id" | "atMicros"> | undefined;
	readonly limit: number;
};

type Row = {
	readonly source: string;
	readonly id: string;
	readonly at: Date;
	readonly at_micros: string;
	readonly kind: string;
	readonly address: string;
	readonly operator: string;
	readonly detail: string;
};

export async function readTrail(db: Pick<Database, "read">, asked: TrailAsked): Promise<readonly TrailLine[]> {
	const { memberId, from, to, after, limit } = asked;
	const [source = "", id = "0"] = after?.id.split("-") ?? [];
	const micros = after?.atMicros ?? `${to.getTime()}000`;
	const place = sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${source}::text, ${id}::bigint)`;
	const { rows } = await db.read((tx) =>
		sql<Row>`select line.*, (extract(epoch from line.at) * 1000000)::bigint as at_micros from (
			(select 'event' as source, id, at, kind, address, '' as operator, user_agent as detail
				from members.account_events
				where member_id = ${memberId}::bigint and at >= ${from} and (at, 'event', id) < ${place}
				order by at desc, id desc limit ${limit})
			union all
			(select 'act', id, at, act, '', operator, detail from members.operator_acts
				where member_id = ${memberId}::bigint and at >= ${from} and (at, 'act', id) < ${place}
				order by at desc, id desc limit ${limit})
		) as line order by line.at desc, line.source desc, line.id desc limit ${limit}`.execute(tx),
	);
	return rows.map(({ source: of, id: number, at_micros: atMicros, ...line }) => ({
		...line,
		id: `${of}-${number}`,
		atMicros,
		browser: of === "event" ? shortName(line.detail) : "",
	}));
}

/** "Firefox, Linux": what a browser said of itself in two words. */
function shortName(userAgent: string): string {
	const { browser, system } = browserName(userAgent);
	return [browser, system].filter((part) => part !== "").join(", ");
}
