// The ways to pay out of the default brand, and its thresholds. Written once; from then on they are the operator's.
import { type Tx, tables } from "#platform/db";
import { type CurrencyCode, parseMinor, unwrap } from "#platform/kernel";
import type { CashierTables } from "../tables.ts";
import { standardPayoutRule } from "../withdrawals/payout-rules.ts";
import { payoutMethods, payoutThreshold, payoutWords } from "./payout-seed-data.ts";

type Whose = { readonly merchant: string; readonly currency: CurrencyCode };

/** Leaves everything that is there as it is. */
export async function seedPayouts(tx: Tx, { merchant, currency }: Whose): Promise<void> {
	const minor = (amount: string): string => unwrap(parseMinor(amount, currency)).toString();
	for (const [place, method] of payoutMethods.entries()) {
		await seedPaymentMethod(tx, { merchant, currency, method, place });
	}
	const db = tables<CashierTables>(tx);
	const { loginMinutes, turnoverPercent, confirmMinutes, manyADay, mostOpen } = standardPayoutRule;
	await db
		.insertInto("cashier.payout_rule")
		.values({
			merchant,
			login_minutes: loginMinutes,
			turnover_percent: turnoverPercent,
			confirm_minutes: confirmMinutes,
			many_a_day: manyADay,
			most_open: mostOpen,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const { secondAbove, largeFrom } = payoutThreshold;
	await db
		.insertInto("cashier.payout_threshold")
		.values({ merchant, currency, second_above: minor(secondAbove), large_from: minor(largeFrom) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

type PaymentMethod = Whose & { readonly method: (typeof payoutMethods)[number]; readonly place: number };

async function seedPaymentMethod(tx: Tx, { merchant, currency, method, place }: PaymentMethod): Promise<void> {
	const db = tables<CashierTables>(tx);
	const { code, kind, hours } = method;
	const written = await db
		.insertInto("cashier.payout_method")
		.values({ merchant, code, kind, hours, sort_order: (place + 1) * 10 })
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (written === undefined) return;
	const minor = (amount: string): string => unwrap(parseMinor(amount, currency)).toString();
	const { id: method_id } = written;
	await db
		.insertInto("cashier.payout_method_currency")
		.values({
			method_id,
			currency,
			smallest: minor(method.smallest),
			largest: minor(method.largest),
			fee_fixed: minor(method.feeFixed),
			fee_basis_points: method.feeBasisPoints,
			quick: method.quick.map(minor),
		})
		.execute();
	const texts = payoutWords.map(({ language, texts: words }) => ({ method_id, language, ...words[code] }));
	await db.insertInto("cashier.payout_method_text").values(texts).execute();
}
