// What stands in the trail of an account, for tests.
import { type Database, sql } from "#platform/db";

/** The kinds of its events, the oldest first. */
export async function kindsOf(db: Database, account: string): Promise<readonly string[]> {
	const { rows } = await db.read((tx) =>
		sql<{ kind: string }>`select e.kind from members.account_events e
			join members.accounts a on a.id = e.member_id where a.account = ${account} order by e.id`.execute(tx),
	);
	return rows.map(({ kind }) => kind);
}
