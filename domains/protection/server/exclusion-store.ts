// Rows of exclusions and of who must not register again. They only grow.
import { createHmac } from "node:crypto";
import { type Tx, tables } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import type { Exclusion } from "../core/index.ts";
import type { ProtectionTables } from "./tables.ts";

/** Every exclusion of these members, those that are over too. */
export async function exclusionsOf(
	tx: Tx,
	members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly Exclusion[]>> {
	const exclusions = new Map<MemberId, Exclusion[]>();
	if (members.length === 0) return exclusions;
	const rows = await tables<ProtectionTables>(tx)
		.selectFrom("protection.exclusion")
		.select(["member_id", "kind", "ends_at"])
		.where("member_id", "in", [...members])
		.execute();
	for (const row of rows) {
		const member = memberId(row.member_id);
		exclusions.set(member, [...(exclusions.get(member) ?? []), { kind: row.kind, endsAt: row.ends_at }]);
	}
	return exclusions;
}

export async function addExclusion(
	tx: Tx,
	exclusion: Exclusion & { readonly memberId: MemberId; readonly now: Date },
): Promise<void> {
	await tables<ProtectionTables>(tx)
		.insertInto("protection.exclusion")
		.values({ member_id: exclusion.memberId, kind: exclusion.kind, began_at: exclusion.now, ends_at: exclusion.endsAt })
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

export async function excludeIdentity(
	tx: Tx,
	marks: readonly string[],
	of: { readonly memberId: MemberId; readonly merchant: string; readonly endsAt: Date },
): Promise<void> {
	if (marks.length === 0) return;
	const digests = await digestsOf(tx, marks);
	await tables<ProtectionTables>(tx)
		.insertInto("protection.excluded_identity")
		.values(digests.map((digest) => ({ digest, member_id: of.memberId, merchant: of.merchant, ends_at: of.endsAt })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Whose exclusion these marks fall under in the brand; undefined for nobody's. */
export async function excludedAs(
	tx: Tx,
	marks: readonly string[],
	at: { readonly merchant: string; readonly now: Date },
): Promise<MemberId | undefined> {
	if (marks.length === 0) return undefined;
	const row = await tables<ProtectionTables>(tx)
		.selectFrom("protection.excluded_identity")
		.select("member_id")
		.where("digest", "in", [...(await digestsOf(tx, marks))])
		.where("merchant", "=", at.merchant)
		.where("ends_at", ">", at.now)
		.limit(1)
		.executeTakeFirst();
	return row === undefined ? undefined : memberId(row.member_id);
}
