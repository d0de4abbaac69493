// Ends adjustments that nobody agreed to in time. What somebody decides at that moment is theirs.
import type { Database } from "#platform/db";
import { writeActs } from "../write-act.ts";
import { lockDue, writeLapsed } from "./adjustment-store.ts";
import { actOf, tellAdjustment } from "./post-adjustment.ts";

const batch = 100;

export async function lapseAdjustments({ db }: { readonly db: Pick<Database, "tx"> }, now: Date): Promise<void> {
	while ((await lapseBatch(db, now)) === batch);
}

function lapseBatch(db: Pick<Database, "tx">, now: Date): Promise<number> {
	return db.tx(async (tx) => {
		const due = await lockDue(tx, { now, limit: batch });
		const [first] = due;
		if (first === undefined) return 0;
		await writeLapsed(tx, { ids: due.map(({ id }) => id), now });
		const lapsed = {
			act: "adjustment lapsed",
			operator: "the clock",
			at: now,
			from: "proposed",
			state: "expired",
		} as const;
		await writeActs(
			tx,
			due.map((row) => actOf(row, lapsed)),
		);
		await tellAdjustment(tx, { ...first, state: "expired" });
		return due.length;
	});
}
