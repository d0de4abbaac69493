// Corrects a balance in the caller's transaction, logs a significant event and tells it (GLI-19 2.8.8).
import * as z from "zod/mini";
import { amount } from "#platform/contract";
import { sql, type Tx } from "#platform/db";
import { defineEvent, tell } from "#platform/jobs";
import { formatMinor, type Result } from "#platform/kernel";
import { type AnswerRow, toPosted } from "./answer.ts";
import type { Adjustment, Posted, PostFailure } from "./ledger-calls.ts";

/** A balance was corrected by hand. `negative` when it lies below zero now. */
export const walletAdjusted = defineEvent({
	name: "wallet.adjusted",
	payload: z.object({
		memberId: z.string(),
		currency: z.string(),
		purse: z.string(),
		key: z.string(),
		amount,
		balanceAfter: amount,
		negative: z.boolean(),
		reason: z.string(),
		actor: z.string(),
	}),
});

export async function adjust(tx: Tx, adjustment: Adjustment): Promise<Result<Posted, PostFailure>> {
	const { memberId, currency, purse, key, delta, counter, reason, actor } = adjustment;
	const way = sql.ref(adjustment.covered === true ? "wallet.adjust_covered" : "wallet.adjust");
	const answer = await sql<AnswerRow>`
		select ordinal, status, balance, held, version, delta, posted_at from ${way}(
			${memberId}::bigint, ${currency}, ${purse}, ${delta.toString()}::bigint, ${counter}, ${key}::uuid, ${reason}, ${actor})`.execute(
		tx,
	);
	const row = answer.rows[0];
	if (row === undefined) throw new Error("an adjustment without an answer");
	const posted = toPosted(row, currency);
	if (posted.ok && !posted.value.replayed) {
		const { balance } = posted.value;
		await tell(tx, walletAdjusted, {
			memberId,
			currency,
			purse,
			key,
			amount: formatMinor(delta, currency),
			balanceAfter: formatMinor(balance, currency),
			negative: balance < 0n,
			reason,
			actor,
		});
	}
	return posted;
}
