// Rows of the board of a tournament, walked along the index of the standing.
import { sql, type Tx } from "#platform/db";

/** Where a row stands: of a higher score before, then who reached it first. Microseconds since 1970. */
export type Key = { readonly score: string; readonly at: string; readonly round: string };
export type Line = Key & { readonly memberId: string; readonly prize: string | null };

const columns = sql`p.member_id as "memberId", p.score, (extract(epoch from p.reached_at) * 1000000)::bigint::text as at,
	p.reached_round as round, w.amount as prize`;
const source = sql`games.tournament_player p
	left join games.tournament_prize w on w.tournament_id = p.tournament_id and w.member_id = p.member_id`;
const stands = (id: string) => sql`p.tournament_id = ${id}::bigint and p.score > 0 and not p.excluded`;
const place = sql`(p.score_down, p.reached_at, p.reached_round)`;
const keyOf = ({ score, at, round }: Key) =>
	sql`(-(${score}::bigint), timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${round}::uuid)`;

export type Walk = {
	readonly id: string;
	/** The row before the first one; the end of the board when it is not said. */
	readonly from: Key | undefined;
	readonly way: "up" | "down";
	readonly limit: number;
};

/** The rows from one on, in the order they are come to. */
export async function walk(tx: Tx, { id, from, way, limit }: Walk): Promise<readonly Line[]> {
	const beyond =
		from === undefined ? sql`` : way === "up" ? sql`and ${place} < ${keyOf(from)}` : sql`and ${place} > ${keyOf(from)}`;
	const order =
		way === "up"
			? sql`p.score_down desc, p.reached_at desc, p.reached_round desc`
			: sql`p.score_down, p.reached_at, p.reached_round`;
	const { rows } = await sql<Line>`select ${columns} from ${source} where ${stands(id)} ${beyond}
		order by ${order} limit ${limit}`.execute(tx);
	return rows;
}

/** The row of a member; undefined without a score. */
export async function ownKey(
	tx: Tx,
	{ id, mine }: { readonly id: string; readonly mine: string },
): Promise<Line | undefined> {
	const { rows } = await sql<Line>`select ${columns} from ${source}
		where ${stands(id)} and p.member_id = ${mine}::bigint`.execute(tx);
	return rows[0];
}

/** How many stand before a row. */
export async function countBefore(tx: Tx, { id, key }: { readonly id: string; readonly key: Key }): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::int as count from games.tournament_player p
		where ${stands(id)} and ${place} < ${keyOf(key)}`.execute(tx);
	return rows[0]?.count ?? 0;
}
