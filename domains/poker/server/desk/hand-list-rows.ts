// Hands as the desk looks through them: by brand, member, table and time. Decides nothing.
import { sql, type Tx } from "#platform/db";

export type DeskHandRow = {
	readonly id: string;
	readonly table_id: string;
	readonly number: number;
	readonly mode: "real" | "demo";
	readonly currency: string;
	readonly ended_at: Date;
	readonly rake: string;
	readonly pot: string;
	/** In all, bots among them. */
	readonly seats: number;
	readonly players: readonly { readonly owner: string; readonly seat: number; readonly net: string }[];
};

export type HandsAsked = {
	readonly merchant: string;
	readonly owner: string | undefined;
	readonly table: string | undefined;
	readonly from: Date | undefined;
	readonly to: Date | undefined;
	readonly before: string | undefined;
	readonly limit: number;
};

const where = ({ from, to, before }: Pick<HandsAsked, "from" | "to" | "before">) => sql`
	${from === undefined ? sql`true` : sql`h.ended_at >= ${from}`}
	and ${to === undefined ? sql`true` : sql`h.ended_at < ${to}`}
	and ${before === undefined ? sql`true` : sql`h.id < ${before}::uuid`}`;

/** Ids grow with time: the newest first. */
export async function listHands(tx: Tx, asked: HandsAsked): Promise<readonly DeskHandRow[]> {
	const { merchant, owner, table, limit } = asked;
	const { rows } = await sql<DeskHandRow>`
		select h.id, h.table_id, h.number, h.mode, h.currency, h.ended_at, h.rake::text as rake,
			json_array_length(h.record->'players') as seats,
			(select coalesce(sum((one->>'staked')::bigint), 0)::text from json_array_elements(h.record->'players') one) as pot,
			(select json_agg(json_build_object('owner', p.owner, 'seat', p.seat, 'net', (p.won - p.staked)::text) order by p.seat)
				from poker.hand_player p where p.hand_id = h.id and p.merchant = ${merchant}) as players
		from poker.hand h
		where ${where(asked)} and ${table === undefined ? sql`true` : sql`h.table_id = ${table}`}
			and exists (select 1 from poker.hand_player p where p.hand_id = h.id and p.merchant = ${merchant}
				and ${owner === undefined ? sql`true` : sql`p.owner = ${owner}`})
		order by h.id desc limit ${limit}`.execute(tx);
	return rows;
}

export type RevealedRow = { readonly table_id: string; readonly sealed: string; readonly record: unknown };

/** Undefined where nobody of the brand played it. */
export async function findHand(
	tx: Tx,
	{ merchant, hand }: { readonly merchant: string; readonly hand: string },
): Promise<RevealedRow | undefined> {
	const { rows } = await sql<RevealedRow>`
		select h.table_id, h.sealed, h.record from poker.hand h where h.id = ${hand}::uuid
			and exists (select 1 from poker.hand_player p where p.hand_id = h.id and p.merchant = ${merchant})`.execute(tx);
	return rows[0];
}

export type ClockedRow = {
	readonly hand_id: string;
	readonly table_id: string;
	readonly owner: string;
	readonly ended_at: Date;
	readonly currency: string;
	readonly clocked: number;
	readonly net: string;
};

/** Of members: hands in which the clock took turns of theirs. */
export async function listClocked(tx: Tx, asked: HandsAsked): Promise<readonly ClockedRow[]> {
	const { merchant, owner, limit } = asked;
	const { rows } = await sql<ClockedRow>`
		select p.hand_id, h.table_id, p.owner, h.ended_at, h.currency, p.clocked, (p.won - p.staked)::text as net
		from poker.hand_player p join poker.hand h on h.id = p.hand_id
		where p.merchant = ${merchant} and p.clocked > 0 and h.mode = 'real' and ${where(asked)}
			and ${owner === undefined ? sql`true` : sql`p.owner = ${owner}`}
		order by h.id desc, p.owner limit ${limit}`.execute(tx);
	return rows;
}
