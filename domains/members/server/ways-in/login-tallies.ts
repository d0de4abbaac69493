// The counts of failed logins: locked and read together, so that attempts on one name are judged one after another.
import { sql, type Tx, tables } from "#platform/db";
import { emptyTally, type Tally } from "../../core/index.ts";
import type { MembersTables } from "../tables.ts";

export type TallyBuckets = { readonly near: Buffer; readonly wide: Buffer };
export type Tallies = { readonly near: Tally; readonly wide: Tally };

/** Reads both and keeps others from them until the transaction ends. Locked in sorted order, so two never wait for each other. */
export async function lockTallies(tx: Tx, buckets: TallyBuckets, now: Date): Promise<Tallies> {
	const ordered = [buckets.near, buckets.wide].sort(Buffer.compare);
	const rows = await tables<MembersTables>(tx)
		.insertInto("members.login_tallies")
		.values(ordered.map((bucket) => ({ bucket, locked_until: null, touched_at: now })))
		.onConflict((conflict) => conflict.column("bucket").doUpdateSet({ touched_at: now }))
		.returning(["bucket", "failures", "locked_until"])
		.execute();
	const tallyOf = (bucket: Buffer): Tally => {
		const row = rows.find((one) => one.bucket.equals(bucket));
		return row === undefined ? emptyTally : { failures: row.failures, lockedUntil: row.locked_until ?? undefined };
	};
	return { near: tallyOf(buckets.near), wide: tallyOf(buckets.wide) };
}

export async function writeTallies(tx: Tx, buckets: TallyBuckets, tallies: Tallies): Promise<void> {
	await writeTally(tx, buckets.near, tallies.near);
	await writeTally(tx, buckets.wide, tallies.wide);
}

async function writeTally(tx: Tx, bucket: Buffer, tally: Tally): Promise<void> {
	const failures = tally.failures.map((time) => time.toISOString());
	await tables<MembersTables>(tx)
		.updateTable("members.login_tallies")
		.set({ failures: sql<Date[]>`${failures}::timestamptz[]`, locked_until: tally.lockedUntil ?? null })
		.where("bucket", "=", bucket)
		.execute();
}
