// Posts an adjustment to the ledger, in the caller's transaction and under the adjustment's own id, and writes down what it
// did to the balance. A debit takes nothing that is held and nothing below zero.
import { type Failure, failure } from "#platform/contract";
import { sql, type Tx } from "#platform/db";
import { err, formatMinor, isCurrencyCode, type MemberId, ok, parseMemberId, type Result } from "#platform/kernel";
import { asCommandKey, type HouseAccount } from "#wallet/api";
import type { Office } from "../office.ts";
import type { Adjusted, AdjustmentTerms } from "./adjustment-terms.ts";

/** Whom the house corrects balances against. */
const counter: HouseAccount = "house:adjustments";

export type NotCovered = Failure<"ADJUSTMENT_NOT_COVERED">;

/** Of the purse, as decimal strings. */
export type BalanceChange = { readonly before: string; readonly after: string };

export type Posting = {
	/** Of the approval, which is the posting's key, too. */
	readonly id: string;
	readonly terms: AdjustmentTerms;
	readonly reason: string;
	readonly actor: string;
};

export async function postAdjustment(
	tx: Tx,
	{ wallet }: Pick<Office, "wallet">,
	{ id, terms, reason, actor }: Posting,
): Promise<Result<BalanceChange, NotCovered>> {
	const { memberId, currency } = purseOf(terms);
	const delta = BigInt(terms.delta);
	const posted = await wallet.adjust(tx, {
		memberId,
		currency,
		purse: "cash",
		delta,
		counter,
		reason,
		actor,
		key: asCommandKey(id),
		covered: true,
	});
	if (posted.ok) {
		const { balance } = posted.value;
		return ok({ before: formatMinor(balance - delta, currency), after: formatMinor(balance, currency) });
	}
	if (posted.error.code !== "INSUFFICIENT_FUNDS") throw new Error(`the ledger refused: ${posted.error.code}`);
	return err(failure("ADJUSTMENT_NOT_COVERED", posted.error.value));
}

/** Throws where terms name nobody or no currency: none is written so. */
export function purseOf(terms: Pick<AdjustmentTerms, "memberId" | "currency">): {
	readonly memberId: MemberId;
	readonly currency: Parameters<typeof formatMinor>[1];
} {
	const memberId = parseMemberId(terms.memberId);
	if (memberId === undefined || !isCurrencyCode(terms.currency)) throw new Error("an adjustment of no purse");
	return { memberId, currency: terms.currency };
}

/** On which every node hears of an adjustment that was asked for, decided or posted. */
export const adjustmentChannel = "adjustment_changed";

/** Heard when the transaction commits. A purse is named where it moved. */
export async function tellAdjustment(
	tx: Tx,
	{ state, terms: { memberId, currency } }: Pick<Adjusted, "state" | "terms">,
): Promise<void> {
	const word = state === "approved" ? `${memberId} ${currency}` : "";
	await sql`select pg_notify(${adjustmentChannel}, ${word})`.execute(tx);
}
