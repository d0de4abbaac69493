// Rows of bars and of who must not register again. They only grow.
import { createHmac } from "node:crypto";
import { type Tx, tables } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import type { Bar } from "../core/index.ts";
import type { ProtectionTables } from "./tables.ts";

/** Every bar of these members, those that are over too. */
export async function barsOf(tx: Tx, members: readonly MemberId[]): Promise<ReadonlyMap<MemberId, readonly Bar[]>> {
	const bars = new Map<MemberId, Bar[]>();
	if (members.length === 0) return bars;
	const rows = await tables<ProtectionTables>(tx)
		.selectFrom("protection.bar")
		.select(["member_id", "kind", "ends_at"])
		.where("member_id", "in", [...members])
		.execute();
	for (const row of rows) {
		const member = memberId(row.member_id);
		bars.set(member, [...(bars.get(member) ?? []), { kind: row.kind, endsAt: row.ends_at }]);
	}
	return bars;
}

export async function addBar(tx: Tx, bar: Bar & { readonly memberId: MemberId; readonly now: Date }): Promise<void> {
	await tables<ProtectionTables>(tx)
		.insertInto("protection.bar")
		.values({ member_id: bar.memberId, kind: bar.kind, began_at: bar.now, ends_at: bar.endsAt })
		.execute();
}

/** A database that is read by others tells nobody's number: the marks are kept as digests with a key of this house. */
async function digestsOf(tx: Tx, marks: readonly string[]): Promise<readonly Buffer[]> {
	const { secret } = await tables<ProtectionTables>(tx)
		.selectFrom("protection.identity_key")
		.select("secret")
		.executeTakeFirstOrThrow();
	return marks.map((mark) => createHmac("sha256", secret).update(mark).digest());
}

export async function barIdentity(
	tx: Tx,
	marks: readonly string[],
	of: { readonly memberId: MemberId; readonly merchant: string; readonly endsAt: Date },
): Promise<void> {
	if (marks.length === 0) return;
	const digests = await digestsOf(tx, marks);
	await tables<ProtectionTables>(tx)
		.insertInto("protection.barred_identity")
		.values(digests.map((digest) => ({ digest, member_id: of.memberId, merchant: of.merchant, ends_at: of.endsAt })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Whose exclusion these marks fall under in the brand; undefined for nobody's. */
export async function barredBy(
	tx: Tx,
	marks: readonly string[],
	at: { readonly merchant: string; readonly now: Date },
): Promise<MemberId | undefined> {
	if (marks.length === 0) return undefined;
	const row = await tables<ProtectionTables>(tx)
		.selectFrom("protection.barred_identity")
		.select("member_id")
		.where("digest", "in", [...(await digestsOf(tx, marks))])
		.where("merchant", "=", at.merchant)
		.where("ends_at", ">", at.now)
		.limit(1)
		.executeTakeFirst();
	return row === undefined ? undefined : memberId(row.member_id);
}
