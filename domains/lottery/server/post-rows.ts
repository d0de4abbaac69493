// Rows of what players posted for a draw. Whoever writes one, and who draws, locks the issue first. Decides nothing.
import { sql, type Tx } from "#platform/db";
import type { Issue } from "../core/index.ts";

type Name = Pick<Issue, "game" | "issue">;
export type PostRow = { readonly place: number; readonly holder: string; readonly digits: string };

/** Until the transaction ends nobody posts, and nothing is drawn. Answers whether it is still to be drawn. */
export async function lockPosts(tx: Tx, { game, issue }: Name): Promise<boolean> {
	const { rows } = await sql<{ planned: boolean }>`
		select state = 'planned' and voided_at is null as planned from lottery.issue
		where game = ${game} and issue = ${issue} for update`.execute(tx);
	return rows[0]?.planned === true;
}

/** In their order. */
export async function listPosts(tx: Tx, { game, issue }: Name): Promise<readonly PostRow[]> {
	const { rows } = await sql<PostRow>`
		select place, holder, digits from lottery.post
		where game = ${game} and issue = ${issue} order by place`.execute(tx);
	return rows;
}

export async function countPosts(
	tx: Tx,
	{ game, issue, holder }: Name & { readonly holder: string },
): Promise<{ readonly all: number; readonly own: number }> {
	const { rows } = await sql<{ all: number; own: number }>`
		select count(*)::integer as "all", count(*) filter (where holder = ${holder})::integer as own
		from lottery.post where game = ${game} and issue = ${issue}`.execute(tx);
	return rows[0] ?? { all: 0, own: 0 };
}

export async function insertPost(
	tx: Tx,
	{ game, issue, place, holder, digits, now }: Name & PostRow & { readonly now: Date },
): Promise<void> {
	await sql`insert into lottery.post (game, issue, place, holder, digits, posted_at)
		values (${game}, ${issue}, ${place}, ${holder}, ${digits}, ${now})`.execute(tx);
}
