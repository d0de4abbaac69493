// Rows of looks at where somebody is: the last of a login or a game, a new one, and those that have had their time.
import { createHmac } from "node:crypto";
import { sql, type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { LookReason } from "../core/index.ts";
import type { ProtectionTables } from "./tables.ts";

export type LookedAt = { readonly memberId: MemberId; readonly subject: string };

/** What tells one network from another without telling which it is. */
export async function networkMark(tx: Tx, network: string): Promise<string> {
	const { secret } = await tables<ProtectionTables>(tx)
		.selectFrom("protection.identity_key")
		.select("secret")
		.executeTakeFirstOrThrow();
	return createHmac("sha256", secret).update(`network:${network}`).digest("base64");
}

export async function lastLook(
	tx: Tx,
	of: LookedAt,
): Promise<{ readonly network: string; readonly at: Date; readonly allowed: boolean } | undefined> {
	const row = await tables<ProtectionTables>(tx)
		.selectFrom("protection.location_check")
		.select(["network", "at", "allowed"])
		.where("member_id", "=", of.memberId)
		.where("subject", "=", of.subject)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return row === undefined ? undefined : { ...row, network: row.network.toString("base64") };
}

export async function writeLook(
	tx: Tx,
	look: LookedAt & {
		readonly at: Date;
		readonly reason: LookReason;
		readonly country: string | undefined;
		readonly allowed: boolean;
		readonly network: string;
	},
): Promise<void> {
	await tables<ProtectionTables>(tx)
		.insertInto("protection.location_check")
		.values({
			member_id: look.memberId,
			subject: look.subject,
			at: look.at,
			reason: look.reason,
			country: look.country ?? "",
			allowed: look.allowed,
			network: Buffer.from(look.network, "base64"),
		})
		.execute();
}

const keptDays = 90;
const mostOfOne = 2_000;

/** Forgets looks of more than ninety days ago, and of each member all but the newest two thousand. */
export async function forgetLooks(tx: Tx, now: Date): Promise<void> {
	const before = new Date(now.getTime() - keptDays * 86_400_000);
	await tables<ProtectionTables>(tx).deleteFrom("protection.location_check").where("at", "<", before).execute();
	await sql`
		delete from protection.location_check as old using (
			select member_id, id, row_number() over (partition by member_id order by id desc) as place
			from protection.location_check
			where member_id in (
				select member_id from protection.location_check group by member_id having count(*) > ${mostOfOne}
			)
		) as ranked
		where ranked.place > ${mostOfOne} and old.member_id = ranked.member_id and old.id = ranked.id`.execute(tx);
}
