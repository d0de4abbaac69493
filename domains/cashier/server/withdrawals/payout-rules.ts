// What a brand asks of withdrawals, and from which amounts on: rows an operator edits.
import { type Tx, tables } from "#platform/db";
import type { CurrencyCode } from "#platform/kernel";
import type { CashierTables } from "../tables.ts";

export type PayoutRule = {
	/** A login counts as fresh for so long (A.3.6). */
	readonly loginMinutes: number;
	/** Hundredths of each credited deposit that are to be wagered. */
	readonly turnoverPercent: number;
	/** So long after it was paid a withdrawal counts as received. */
	readonly confirmMinutes: number;
	readonly manyADay: number;
	readonly mostOpen: number;
};

/** Of a brand that says nothing. */
export const standardPayoutRule: PayoutRule = {
	loginMinutes: 15,
	turnoverPercent: 100,
	confirmMinutes: 1_440,
	manyADay: 3,
	mostOpen: 3,
};

export async function payoutRuleOf(tx: Tx, merchant: string): Promise<PayoutRule> {
	const row = await tables<CashierTables>(tx)
		.selectFrom("cashier.payout_rule")
		.selectAll()
		.where("merchant", "=", merchant)
		.executeTakeFirst();
	if (row === undefined) return standardPayoutRule;
	return {
		loginMinutes: row.login_minutes,
		turnoverPercent: row.turnover_percent,
		confirmMinutes: row.confirm_minutes,
		manyADay: row.many_a_day,
		mostOpen: row.most_open,
	};
}

export type Thresholds = {
	/** In minor units: above it two operators decide. */
	readonly secondAbove: bigint;
	/** From it on an amount is large. */
	readonly largeFrom: bigint;
};

/** Where a brand says nothing of a currency, two decide on every amount. */
export async function thresholdsOf(
	tx: Tx,
	{ merchant, currency }: { readonly merchant: string; readonly currency: CurrencyCode },
): Promise<Thresholds> {
	const row = await tables<CashierTables>(tx)
		.selectFrom("cashier.payout_threshold")
		.select(["second_above", "large_from"])
		.where("merchant", "=", merchant)
		.where("currency", "=", currency)
		.executeTakeFirst();
	return { secondAbove: BigInt(row?.second_above ?? 0), largeFrom: BigInt(row?.large_from ?? 1) };
}
