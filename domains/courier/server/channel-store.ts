// What is known of the channels: how many letters a brand may still send, and what a carrier said last.
import { type Tx, tables } from "#platform/db";
import { type Channel, faultEnds } from "../core/index.ts";
import type { CourierTables } from "./tables.ts";

const day = 24 * 3_600_000;

/** Where an operator has said nothing. */
const standardQuota = 10_000;

/** Whether a brand's letters of the last 24 hours have used its quota up. Letters to nobody do not count. */
export async function isQuotaUsed(tx: Tx, at: { merchant: string; channel: Channel; now: Date }): Promise<boolean> {
	const db = tables<CourierTables>(tx);
	const rule = await db
		.selectFrom("courier.quotas")
		.select("per_day")
		.where("merchant", "=", at.merchant)
		.where("channel", "=", at.channel)
		.executeTakeFirst();
	const sent = await db
		.selectFrom("courier.letters")
		.select((count) => count.fn.countAll<string>().as("number"))
		.where("merchant", "=", at.merchant)
		.where("channel", "=", at.channel)
		.where("created_at", ">", new Date(at.now.getTime() - day))
		.where("state", "<>", "void")
		.executeTakeFirstOrThrow();
	return Number(sent.number) >= (rule?.per_day ?? standardQuota);
}

export async function faultOf(tx: Tx, channel: Channel, now: Date): Promise<"quota" | "down" | undefined> {
	const row = await tables<CourierTables>(tx)
		.selectFrom("courier.channel_faults")
		.select("fault")
		.where("channel", "=", channel)
		.where("ends_at", ">", now)
		.executeTakeFirst();
	return row?.fault;
}

export async function writeFault(
	tx: Tx,
	channel: Channel,
	seen: { readonly fault: "quota" | "down" | "none"; readonly now: Date },
): Promise<void> {
	const db = tables<CourierTables>(tx);
	const { fault, now } = seen;
	if (fault === "none") {
		await db.deleteFrom("courier.channel_faults").where("channel", "=", channel).execute();
		return;
	}
	const row = { fault, ends_at: faultEnds(fault, now) };
	await db
		.insertInto("courier.channel_faults")
		.values({ channel, ...row })
		.onConflict((conflict) => conflict.column("channel").doUpdateSet(row))
		.execute();
}
