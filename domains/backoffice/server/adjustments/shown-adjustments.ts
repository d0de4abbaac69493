// Adjustments as they are shown, with the names of members: one question for a page of them.
import { accountNames } from "#members/api";
import type { Tx } from "#platform/db";
import { formatMinor } from "#platform/kernel";
import type { Adjustment } from "../../contract/index.ts";
import { findAdjustment, type NamedAdjustment } from "./adjustment-store.ts";
import { purseOf } from "./post-adjustment.ts";

export async function showAdjustments(tx: Tx, rows: readonly NamedAdjustment[]): Promise<Adjustment[]> {
	const names = await accountNames(
		tx,
		rows.map(({ member_id }) => member_id),
	);
	return rows.map((row) => ({
		adjustmentId: row.id,
		memberId: row.member_id,
		account: names.get(row.member_id) ?? "",
		currency: row.currency,
		amount: formatMinor(BigInt(row.delta), purseOf(row).currency),
		reason: row.reason,
		state: row.state,
		alone: row.alone,
		why: row.why,
		proposedBy: row.proposed_name,
		decidedBy: row.decided_name,
		proposedAt: row.proposed_at.toISOString(),
		expiresAt: row.expires_at.toISOString(),
		decidedAt: row.decided_at?.toISOString() ?? null,
	}));
}

/** As it stands now. */
export async function shownNow(tx: Tx, id: string): Promise<Adjustment> {
	const row = await findAdjustment(tx, id);
	const [shown] = await showAdjustments(tx, row === undefined ? [] : [row]);
	if (shown === undefined) throw new Error("an adjustment that is not there");
	return shown;
}
