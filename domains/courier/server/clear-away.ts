// Clears the outbox: what a letter said goes as soon as it has expired, its row two days later. A letter whose carrier
// was never heard of again counts as lost.
import * as z from "zod/mini";
import { type Database, tables } from "#platform/db";
import { type CronItem, defineJob } from "#platform/jobs";
import type { CourierTables } from "./tables.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

export async function clearOutbox(db: Database, now: Date): Promise<void> {
	const before = (age: number) => new Date(now.getTime() - age);
	await db.tx(async (tx) => {
		const rows = tables<CourierTables>(tx);
		await rows
			.updateTable("courier.letters")
			.set({ state: "lost", sealed: null, settled_at: now })
			.where("state", "=", "carrying")
			.where("begun_at", "<", before(10 * minute))
			.execute();
		await rows
			.updateTable("courier.letters")
			.set({ state: "refused", sealed: null, settled_at: now })
			.where("state", "=", "waiting")
			.where("expires_at", "<", now)
			.execute();
		await rows
			.updateTable("courier.letters")
			.set({ sealed: null })
			.where("state", "=", "kept")
			.where("expires_at", "<", now)
			.where("sealed", "is not", null)
			.execute();
		await rows
			.deleteFrom("courier.letters")
			.where("created_at", "<", before(2 * day))
			.execute();
		await rows.deleteFrom("courier.channel_faults").where("ends_at", "<", now).execute();
	});
}

export function clearOutboxEveryMinute(db: Database): CronItem {
	const job = defineJob({
		name: "courier.clear-outbox",
		payload: z.object({}),
		maxAttempts: 1,
		run: (_payload, { now }) => clearOutbox(db, now),
	});
	return { job, schedule: "* * * * *" };
}
