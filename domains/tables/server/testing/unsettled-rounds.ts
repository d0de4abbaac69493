// Rounds whose result is shown and whose tickets may wait to be settled. Never imported outside tests.
import { type Database, sql } from "#platform/db";

export async function unsettledRounds(db: Database): Promise<readonly string[]> {
	const { rows } = await db.read((tx) =>
		sql<{ id: string }>`select id from tables.round where resulted_at is not null and settled_at is null`.execute(tx),
	);
	return rows.map(({ id }) => id);
}
