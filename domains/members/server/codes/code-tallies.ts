// The counts of sends and of wrong codes: locked and read together, so that asking at once is judged one after another.
import { sql, type Tx, tables } from "#platform/db";
import { emptySends, type SendTally } from "../../core/index.ts";
import type { MembersTables } from "../tables.ts";

/** Reads them and keeps others from them until the transaction ends. Locked in sorted order, so two never wait for each other. */
export async function lockSends(tx: Tx, buckets: readonly Buffer[], now: Date): Promise<readonly SendTally[]> {
	const rows = await tables<MembersTables>(tx)
		.insertInto("members.code_tallies")
		.values([...buckets].sort(Buffer.compare).map((bucket) => ({ bucket, blocked_until: null, touched_at: now })))
		.onConflict((conflict) => conflict.column("bucket").doUpdateSet({ touched_at: now }))
		.returning(["bucket", "times", "blocked_until"])
		.execute();
	return buckets.map((bucket) => {
		const row = rows.find((one) => one.bucket.equals(bucket));
		return row === undefined ? emptySends : { times: row.times, blockedUntil: row.blocked_until ?? undefined };
	});
}

export async function writeSends(
	tx: Tx,
	tallies: readonly { readonly bucket: Buffer; readonly tally: SendTally }[],
): Promise<void> {
	for (const { bucket, tally } of tallies) {
		const times = tally.times.map((time) => time.toISOString());
		await tables<MembersTables>(tx)
			.updateTable("members.code_tallies")
			.set({ times: sql<Date[]>`${times}::timestamptz[]`, blocked_until: tally.blockedUntil ?? null })
			.where("bucket", "=", bucket)
			.execute();
	}
}
