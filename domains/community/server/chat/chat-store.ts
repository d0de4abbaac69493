// Rows of the chat's log: what was said, reported, hidden.
import { sql, type Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { type ChatLine, partsOf, type WinCard } from "../../core/index.ts";

type InRoom = { readonly room: string; readonly id: number };

export async function insertLine(tx: Tx, { room, line }: { readonly room: string; readonly line: ChatLine }) {
	const card = line.card === null ? null : JSON.stringify(line.card);
	await sql`insert into community.chat_line (room, id, merchant, member_id, author, name, level, key, text, card, at,
			flagged)
		values (${room}, ${line.id}, ${partsOf(room).merchant}, ${line.owner}::bigint, ${line.author}, ${line.name}, ${line.level}, ${line.key}, ${line.text}, ${card}::jsonb, ${new Date(line.at)}, ${line.flagged})`.execute(
		tx,
	);
}

export async function hideLine(tx: Tx, { room, id, at }: InRoom & { readonly at: Date }): Promise<void> {
	await sql`update community.chat_line set hidden_at = ${at} where room = ${room} and id = ${id}
		and hidden_at is null`.execute(tx);
}

export async function restoreLine(tx: Tx, { room, id }: InRoom): Promise<void> {
	await sql`update community.chat_line set hidden_at = null where room = ${room} and id = ${id}`.execute(tx);
}

export type LineRow = {
	readonly room: string;
	readonly id: string;
	readonly member_id: string;
	readonly author: string;
	readonly name: string;
	readonly level: number;
	readonly key: string;
	readonly text: string;
	readonly card: WinCard | null;
	readonly at: Date;
	readonly flagged: boolean;
	readonly reports: number;
	readonly judged_at: Date | null;
	readonly judged_by: string | null;
	readonly hidden_at: Date | null;
};

export const lineOf = (row: LineRow): ChatLine => ({
	id: Number(row.id),
	key: row.key,
	author: row.author,
	name: row.name,
	level: row.level,
	text: row.text,
	at: row.at.getTime(),
	card: row.card,
	owner: row.member_id,
	flagged: row.flagged,
});

const columns = sql`room, id, member_id, author, name, level, key, text, card, at, flagged, reports, judged_at,
	judged_by, hidden_at`;

export async function findLine(tx: Tx, { room, id }: InRoom): Promise<LineRow | undefined> {
	const { rows } = await sql<LineRow>`
		select ${columns} from community.chat_line where room = ${room} and id = ${id}`.execute(tx);
	return rows[0];
}

/** Those that are shown, before one, the newest first. */
export async function readLines(
	tx: Tx,
	{ room, before, limit }: { readonly room: string; readonly before: number | undefined; readonly limit: number },
): Promise<readonly LineRow[]> {
	const { rows } = await sql<LineRow>`
		select ${columns} from community.chat_line
		where room = ${room} and id < ${before ?? Number.MAX_SAFE_INTEGER} and hidden_at is null
		order by id desc limit ${limit}`.execute(tx);
	return rows;
}

type Report = InRoom & { readonly memberId: MemberId; readonly reason: string; readonly now: Date };

/** How many different people have reported it since a moderator looked; undefined where this one did before. */
export async function insertReport(tx: Tx, { room, id, memberId, reason, now }: Report): Promise<number | undefined> {
	const { rows } = await sql`
		insert into community.chat_report (room, id, member_id, reason, at)
		values (${room}, ${id}, ${memberId}::bigint, ${reason}, ${now}) on conflict do nothing returning 1`.execute(tx);
	if (rows.length === 0) return undefined;
	const told = await sql<{ reports: number }>`
		update community.chat_line set reports = reports + 1 where room = ${room} and id = ${id} and judged_at is null
		returning reports`.execute(tx);
	return told.rows[0]?.reports ?? 0;
}

/** Drops what is older, so many at once; answers how many. */
export async function forgetLines(tx: Tx, { before, most }: { readonly before: Date; readonly most: number }) {
	const { rows } = await sql`
		delete from community.chat_line where (room, id) in (
			select room, id from community.chat_line where at < ${before} limit ${most}) returning 1`.execute(tx);
	return rows.length;
}
