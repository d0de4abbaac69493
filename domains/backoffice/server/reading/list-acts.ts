// The trail of what staff and operators did, of every domain in one list (GLI-19 2.8.8): a walk along indexes by time.
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import { sql, type Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { type Act, listActs } from "../../contract/index.ts";
import type { Office } from "../office.ts";

const pageSize = 50;

export const listActsRoute = ({ db }: Office): Route =>
	bind(listActs, async ({ cursor, ...asked }, { staff: { merchant } }) => {
		const before = cursor === undefined ? undefined : placeOf(cursor);
		if (cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
		const rows = await db.read((tx) => readActs(tx, { merchant, before, ...asked }));
		const shown = rows.slice(0, pageSize);
		const last = rows.length > pageSize ? shown.at(-1) : undefined;
		return ok({ acts: shown.map(showAct), next: last === undefined ? null : cursorOf(last) });
	});

/** Microseconds, as the database keeps them: of two acts in one millisecond none is lost between two pages. */
type Place = { readonly micros: string; readonly source: string; readonly id: string };

type ActRow = Place & {
	readonly act: string;
	readonly operator: string;
	readonly at: Date;
	readonly before: unknown;
	readonly after: unknown;
	readonly origin: unknown;
};

const cursorOf = ({ micros, source, id }: Place): string => `${micros}_${source}_${id}`;

function placeOf(cursor: string): Place | undefined {
	const [, micros, source, id] = /^([0-9]{1,17})_([a-z]{1,20})_([0-9]{1,18})$/.exec(cursor) ?? [];
	return micros === undefined || source === undefined || id === undefined ? undefined : { micros, source, id };
}

type Asked = {
	readonly merchant: string;
	readonly before: Place | undefined;
	readonly operator?: string | undefined;
	readonly source?: string | undefined;
	readonly from?: string | undefined;
	readonly until?: string | undefined;
};

async function readActs(
	tx: Tx,
	{ merchant, before, operator, source, from, until }: Asked,
): Promise<readonly ActRow[]> {
	const moment = ({ micros }: Place) => sql`to_timestamp(0) + ${micros}::bigint * interval '1 microsecond'`;
	const conditions = [
		sql`merchant = ${merchant}`,
		...(before === undefined
			? []
			: [
					sql`at <= ${moment(before)} and (at, source, id) < (${moment(before)}, ${before.source}, ${before.id}::bigint)`,
				]),
		...(operator === undefined ? [] : [sql`operator = ${operator}`]),
		...(source === undefined ? [] : [sql`source = ${source}`]),
		...(from === undefined ? [] : [sql`at >= ${from}::timestamptz`]),
		...(until === undefined ? [] : [sql`at < ${until}::timestamptz`]),
	];
	const { rows } = await sql<ActRow>`
		select source, id, act, operator, at, before, after, origin,
			(extract(epoch from at) * 1000000)::bigint::text as micros
		from backoffice.every_act where ${sql.join(conditions, sql` and `)}
		order by at desc, source desc, id desc limit ${pageSize + 1}`.execute(tx);
	return rows;
}

const origin = z.object({ address: z._default(z.string(), ""), requestId: z._default(z.string(), "") });

function showAct({ source, id, act, operator, at, before, after, origin: from }: ActRow): Act {
	return {
		source,
		id,
		act,
		operator,
		at: at.toISOString(),
		before: JSON.stringify(before),
		after: JSON.stringify(after),
		...z.parse(origin, from),
	};
}
