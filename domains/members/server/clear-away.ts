// Clears away what has had its time: captchas, codes, old counts, ended sessions, guests, browsers and
// networks not seen for a year.
import * as z from "zod/mini";
import { type Database, type Tx, tables } from "#platform/db";
import { type CronItem, defineJob } from "#platform/jobs";
import type { MembersTables } from "./tables.ts";

const hour = 3_600_000;
const day = 24 * hour;

export async function clearAway(db: Database, now: Date): Promise<void> {
	const before = (age: number) => new Date(now.getTime() - age);
	await db.read(async (tx) => {
		const rows = tables<MembersTables>(tx);
		await rows.deleteFrom("members.captchas").where("expires_at", "<", now).execute();
		await rows.deleteFrom("members.human_answers").where("expires_at", "<", now).execute();
		await rows.deleteFrom("members.channel_attempts").where("expires_at", "<", now).execute();
		await rows.deleteFrom("members.phone_verifications").where("expires_at", "<", now).execute();
		// An expired code is told from a wrong one for an hour.
		await rows.deleteFrom("members.codes").where("expires_at", "<", before(hour)).execute();
		await rows
			.deleteFrom("members.code_tallies")
			.where("touched_at", "<", before(day + hour))
			.execute();
		await rows.deleteFrom("members.one_time_passwords").where("expires_at", "<", now).execute();
		await rows.deleteFrom("members.login_tallies").where("touched_at", "<", before(day)).execute();
		// No brand lets a session be idle for longer than a day.
		await rows
			.deleteFrom("members.sessions")
			.where("last_seen_at", "<", before(day + hour))
			.execute();
		await rows
			.deleteFrom("members.devices")
			.where("last_login_at", "<", before(365 * day))
			.execute();
		await rows
			.deleteFrom("members.networks")
			.where("last_login_at", "<", before(365 * day))
			.execute();
		await rows.deleteFrom("members.login_proofs").where("expires_at", "<", now).execute();
		await rows
			.deleteFrom("members.authenticators")
			.where("confirmed_at", "is", null)
			.where("created_at", "<", before(hour))
			.execute();
		await rows.deleteFrom("members.passkey_challenges").where("expires_at", "<", now).execute();
		await clearGuests(tx, before(2 * day));
	});
}

async function clearGuests(tx: Tx, createdBefore: Date): Promise<void> {
	await tables<MembersTables>(tx)
		.deleteFrom("members.accounts as guest")
		.where("guest.type", "=", 4)
		.where("guest.created_at", "<", createdBefore)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("members.sessions").select("session_id").whereRef("member_id", "=", "guest.id"))),
		)
		.execute();
}

export function clearAwayEveryHour(db: Database): CronItem {
	const job = defineJob({
		name: "members.clear-away",
		payload: z.object({}),
		maxAttempts: 1,
		run: (_payload, { now }) => clearAway(db, now),
	});
	return { job, schedule: "23 * * * *" };
}
