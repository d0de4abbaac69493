// Keeps the months ahead ready, so that a posting always finds its partition.
import { type Database, sql } from "#platform/db";

/** Makes the partitions from the month of `from` to that of `to`; those that stand are left alone. Answers how many were made. */
export async function ensurePartitions(db: Database, { from, to }: { from: Date; to: Date }): Promise<number> {
	const { rows } = await db.tx((tx) =>
		sql<{ made: number }>`select wallet.ensure_partitions(${from}::timestamptz, ${to}::timestamptz) as made`.execute(
			tx,
		),
	);
	return rows[0]?.made ?? 0;
}

const ahead = 100 * 86_400_000;

/** This month and the three that follow. */
export const keepPartitions = (db: Database, now: Date): Promise<number> =>
	ensurePartitions(db, { from: now, to: new Date(now.getTime() + ahead) });
