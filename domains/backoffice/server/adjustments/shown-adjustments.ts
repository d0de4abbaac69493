// Adjustments as they are shown, with the names of members: one question for a page of them.
import { accountNames } from "#members/api";
import type { Tx } from "#platform/db";
import { formatMinor } from "#platform/kernel";
import type { Adjustment } from "../../contract/index.ts";
import type { Adjusted } from "./adjustment-terms.ts";
import { purseOf } from "./post-adjustment.ts";

export async function showAdjustments(tx: Tx, rows: readonly Adjusted[]): Promise<Adjustment[]> {
	const names = await accountNames(
		tx,
		rows.map(({ terms: { memberId } }) => memberId),
	);
	return rows.map(({ terms, ...row }) => ({
		adjustmentId: row.id,
		memberId: terms.memberId,
		account: names.get(terms.memberId) ?? "",
		currency: terms.currency,
		amount: formatMinor(BigInt(terms.delta), purseOf(terms).currency),
		reason: row.reason,
		state: row.state,
		alone: row.alone,
		why: row.why,
		proposedBy: row.askedBy,
		decidedBy: row.decidedBy,
		proposedAt: row.askedAt.toISOString(),
		expiresAt: row.expiresAt.toISOString(),
		decidedAt: row.decidedAt?.toISOString() ?? null,
	}));
}

/** As it stands now. */
export async function shownNow(tx: Tx, row: Adjusted): Promise<Adjustment> {
	const [shown] = await showAdjustments(tx, [row]);
	if (shown === undefined) throw new Error("an adjustment that is not shown");
	return shown;
}
