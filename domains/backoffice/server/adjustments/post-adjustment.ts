// Posts an adjustment to the ledger, in the caller's transaction and under the adjustment's own id, and writes down what it
// did to the balance. A debit takes nothing that is held and nothing below zero.
import { type Failure, failure } from "#platform/contract";
import { sql, type Tx } from "#platform/db";
import { err, formatMinor, isCurrencyCode, type MemberId, ok, parseMemberId, type Result } from "#platform/kernel";
import { asCommandKey, type HouseAccount } from "#wallet/api";
import type { Office } from "../office.ts";
import type { OfficeAct } from "../write-act.ts";
import type { AdjustmentRow } from "./adjustment-store.ts";

/** Whom the house corrects balances against. */
const counter: HouseAccount = "house:adjustments";

export type NotCovered = Failure<"ADJUSTMENT_NOT_COVERED">;

/** Of the purse, as decimal strings. */
export type BalanceChange = { readonly before: string; readonly after: string };

export async function postAdjustment(
	tx: Tx,
	{ wallet }: Pick<Office, "wallet">,
	{ row, actor }: { readonly row: AdjustmentRow; readonly actor: string },
): Promise<Result<BalanceChange, NotCovered>> {
	const { memberId, currency } = purseOf(row);
	const delta = BigInt(row.delta);
	const posted = await wallet.adjust(tx, {
		memberId,
		currency,
		purse: "cash",
		delta,
		counter,
		reason: row.reason,
		actor,
		key: asCommandKey(row.id),
		covered: true,
	});
	if (posted.ok) {
		const { balance } = posted.value;
		return ok({ before: formatMinor(balance - delta, currency), after: formatMinor(balance, currency) });
	}
	if (posted.error.code !== "INSUFFICIENT_FUNDS") throw new Error(`the ledger refused: ${posted.error.code}`);
	return err(failure("ADJUSTMENT_NOT_COVERED", posted.error.value));
}

/** Throws where a row names nobody or no currency: none is written so. */
export function purseOf(row: Pick<AdjustmentRow, "member_id" | "currency">): {
	readonly memberId: MemberId;
	readonly currency: Parameters<typeof formatMinor>[1];
} {
	const memberId = parseMemberId(row.member_id);
	if (memberId === undefined || !isCurrencyCode(row.currency)) throw new Error("an adjustment of no purse");
	return { memberId, currency: row.currency };
}

/** What happened to an adjustment, for the audit log. */
export type AdjustmentAct = {
	readonly act: OfficeAct["act"];
	/** Who did it: a user name, or the clock. */
	readonly operator: string;
	readonly at: Date;
	/** What stood before; none of one that begins. */
	readonly from?: AdjustmentRow["state"];
	readonly state: AdjustmentRow["state"];
	readonly why?: string | undefined;
	/** Where it moved. */
	readonly balance?: BalanceChange | undefined;
};

/** As it is written down: what stood of the adjustment and of the balance, and what stands now. */
export function actOf(row: AdjustmentRow, { act, operator, at, from, state, why, balance }: AdjustmentAct): OfficeAct {
	const amount = formatMinor(BigInt(row.delta), purseOf(row).currency);
	return {
		merchant: row.merchant,
		act,
		operator,
		at,
		before: { adjustment: row.id, member: row.member_id, state: from, balance: balance?.before },
		after: { state, amount, currency: row.currency, reason: row.reason, why, balance: balance?.after },
	};
}

/** On which every node hears of an adjustment that was asked for, decided or posted. */
export const adjustmentChannel = "adjustment_changed";

/** Heard when the transaction commits. A purse is named where it moved. */
export async function tellAdjustment(
	tx: Tx,
	row: Pick<AdjustmentRow, "member_id" | "currency" | "state">,
): Promise<void> {
	const word = row.state === "approved" ? `${row.member_id} ${row.currency}` : "";
	await sql`select pg_notify(${adjustmentChannel}, ${word})`.execute(tx);
}
