// Rows of logins on their way: failures at a name, and steps that owe their second factor.
import { sql, type Tx, tables } from "#platform/db";
import type { EntryTally } from "../../core/index.ts";
import type { BackofficeTables } from "../tables.ts";
import { knownSince } from "./known-browsers.ts";

/** A count of failures: of a name as a whole, or as one network tries it. */
export type Count = { readonly digest: Buffer; readonly ofName: Buffer };

/** Locks the count's row until the transaction ends, so that attempts of one kind wait for each other. */
export async function lockTally(tx: Tx, { digest, ofName }: Count, now: Date): Promise<EntryTally> {
	const row = await tables<BackofficeTables>(tx)
		.insertInto("backoffice.entry_tally")
		.values({ name_digest: digest, of_name: ofName, failures: 0, last_failed_at: now, locked_until: null })
		.onConflict((conflict) =>
			conflict.column("name_digest").doUpdateSet({ failures: sql`backoffice.entry_tally.failures` }),
		)
		.returningAll()
		.executeTakeFirstOrThrow();
	return {
		failures: row.failures,
		lastFailedAt: row.last_failed_at,
		lockedUntil: row.locked_until ?? undefined,
	};
}

export async function writeTally(tx: Tx, { digest }: Count, tally: EntryTally): Promise<void> {
	await tables<BackofficeTables>(tx)
		.updateTable("backoffice.entry_tally")
		.set({
			failures: tally.failures,
			last_failed_at: tally.lastFailedAt,
			locked_until: tally.lockedUntil ?? null,
		})
		.where("name_digest", "=", digest)
		.execute();
}

export async function dropTally(tx: Tx, { digest }: Count): Promise<void> {
	await tables<BackofficeTables>(tx).deleteFrom("backoffice.entry_tally").where("name_digest", "=", digest).execute();
}

/** All counts of a name: it may be tried from everywhere. */
export async function unlockName(tx: Tx, name: Buffer): Promise<void> {
	await tables<BackofficeTables>(tx).deleteFrom("backoffice.entry_tally").where("of_name", "=", name).execute();
}

type Seen = { readonly staffId: string; readonly network: Buffer; readonly now: Date };

export async function keepNetwork(tx: Tx, { staffId, network, now }: Seen): Promise<void> {
	await tables<BackofficeTables>(tx)
		.insertInto("backoffice.known_network")
		.values({ staff_id: staffId, network_digest: network, seen_at: now })
		.onConflict((conflict) => conflict.columns(["staff_id", "network_digest"]).doUpdateSet({ seen_at: now }))
		.execute();
}

/** Whether somebody has come in from there before. */
export async function isKnownNetwork(tx: Tx, { staffId, network }: Omit<Seen, "now">): Promise<boolean> {
	const row = await tables<BackofficeTables>(tx)
		.selectFrom("backoffice.known_network")
		.select("seen_at")
		.where("staff_id", "=", staffId)
		.where("network_digest", "=", network)
		.executeTakeFirst();
	return row !== undefined;
}

/** Which of these names are locked for some network or more, and until when the longest. */
export async function lockedNames(
	tx: Tx,
	{ names, now }: { readonly names: readonly Buffer[]; readonly now: Date },
): Promise<ReadonlyMap<string, Date>> {
	if (names.length === 0) return new Map();
	const rows = await tables<BackofficeTables>(tx)
		.selectFrom("backoffice.entry_tally")
		.select(["of_name", "locked_until"])
		.where("of_name", "in", [...names])
		.where("locked_until", ">", now)
		.orderBy("locked_until")
		.execute();
	return new Map(
		rows.flatMap(({ of_name, locked_until }): [string, Date][] =>
			locked_until === null ? [] : [[of_name.toString("hex"), locked_until]],
		),
	);
}

export type EntryStep = {
	readonly digest: Buffer;
	readonly staffId: string;
	/** Of a first login. */
	readonly sealedSecret: Buffer | undefined;
	readonly expiresAt: Date;
};

export async function insertStep(tx: Tx, step: EntryStep): Promise<void> {
	await tables<BackofficeTables>(tx)
		.insertInto("backoffice.entry_step")
		.values({
			token_digest: step.digest,
			staff_id: step.staffId,
			sealed_secret: step.sealedSecret ?? null,
			expires_at: step.expiresAt,
		})
		.execute();
}

/** Locked until the transaction ends; undefined when its time is over. */
export async function lockStep(
	tx: Tx,
	{ digest, now }: { readonly digest: Buffer; readonly now: Date },
): Promise<EntryStep | undefined> {
	const row = await tables<BackofficeTables>(tx)
		.selectFrom("backoffice.entry_step")
		.selectAll()
		.where("token_digest", "=", digest)
		.where("expires_at", ">", now)
		.forUpdate()
		.executeTakeFirst();
	if (row === undefined) return undefined;
	const { staff_id: staffId, expires_at: expiresAt, sealed_secret } = row;
	return { digest, staffId, expiresAt, sealedSecret: sealed_secret ?? undefined };
}

/** All steps of somebody: one that is used up or locked out leaves no other open. */
export async function dropSteps(tx: Tx, staffId: string): Promise<void> {
	await tables<BackofficeTables>(tx).deleteFrom("backoffice.entry_step").where("staff_id", "=", staffId).execute();
}

export async function dropOldEntries(tx: Tx, now: Date): Promise<void> {
	const db = tables<BackofficeTables>(tx);
	await db.deleteFrom("backoffice.entry_step").where("expires_at", "<", now).execute();
	await db.deleteFrom("backoffice.session").where("expires_at", "<", now).execute();
	const day = new Date(now.getTime() - 86_400_000);
	await db.deleteFrom("backoffice.entry_tally").where("last_failed_at", "<", day).execute();
	await db.deleteFrom("backoffice.known_network").where("seen_at", "<", knownSince(now)).execute();
	await db.deleteFrom("backoffice.known_browser").where("seen_at", "<", knownSince(now)).execute();
}
