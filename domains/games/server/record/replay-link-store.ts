// Rows of links to rounds. Tokens come in as digests.
import type { Insertable, Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { GamesTables } from "../tables.ts";

export type LinkRow = Selectable<GamesTables["games.replay_link"]>;

/** A member's links that are open, the newest first; no more than a member may have. */
export const openLinks = (tx: Tx, asked: { memberId: string; now: Date; limit: number }): Promise<LinkRow[]> =>
	tables<GamesTables>(tx)
		.selectFrom("games.replay_link")
		.selectAll()
		.where("member_id", "=", asked.memberId)
		.where("ends_at", ">", asked.now)
		.orderBy("id", "desc")
		.limit(asked.limit)
		.execute();

/** Undefined when as many are open as a member may have. A member's links are made one after another. */
export async function insertLink(
	tx: Tx,
	link: Insertable<GamesTables["games.replay_link"]>,
	most: number,
): Promise<LinkRow | undefined> {
	const { member_id: memberId, made_at: now } = link;
	await sql`select pg_advisory_xact_lock(hashtextextended(${`games.replay_link ${memberId}`}, 0))`.execute(tx);
	if ((await openLinks(tx, { memberId, now, limit: most })).length >= most) return undefined;
	return tables<GamesTables>(tx).insertInto("games.replay_link").values(link).returningAll().executeTakeFirstOrThrow();
}

/** The open link of a token. */
export const linkOf = (tx: Tx, { digest, now }: { digest: Buffer; now: Date }): Promise<LinkRow | undefined> =>
	tables<GamesTables>(tx)
		.selectFrom("games.replay_link")
		.selectAll()
		.where("digest", "=", digest)
		.where("ends_at", ">", now)
		.executeTakeFirst();

/** Whether the member had such a link. */
export async function deleteLink(tx: Tx, { memberId, id }: { memberId: string; id: string }): Promise<boolean> {
	const { numDeletedRows } = await tables<GamesTables>(tx)
		.deleteFrom("games.replay_link")
		.where("member_id", "=", memberId)
		.where("id", "=", id)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

export async function deleteEndedLinks(tx: Tx, now: Date): Promise<void> {
	await tables<GamesTables>(tx).deleteFrom("games.replay_link").where("ends_at", "<=", now).execute();
}
