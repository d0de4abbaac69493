// An operator's hand on what a brand asks of withdrawals: how fresh a login, how much play, how long until one counts as
// received, from which amounts two decide. Of two who set it at once the later is told.
import { type Database, sql, type Tx, tables } from "#platform/db";
import { err, formatMinor, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import { writeAct } from "../operator-act.ts";
import { stampOf } from "../stamp.ts";
import type { CashierTables } from "../tables.ts";
import { type PayoutRule, payoutRuleOf, standardPayoutRule } from "./payout-rules.ts";

/** Decimal strings of the currency. */
export type ThresholdLine = { readonly currency: string; readonly secondAbove: string; readonly largeFrom: string };

export type PayoutTerms = { readonly rule: PayoutRule; readonly thresholds: readonly ThresholdLine[] };
export type StampedTerms = PayoutTerms & { readonly stamp: string };

export function readPayoutTerms(db: Pick<Database, "read">, merchant: string): Promise<StampedTerms> {
	return db.read((tx) => termsOf(tx, merchant));
}

async function termsOf(tx: Tx, merchant: string): Promise<StampedTerms> {
	const rows = await tables<CashierTables>(tx)
		.selectFrom("cashier.payout_threshold")
		.selectAll()
		.where("merchant", "=", merchant)
		.orderBy("currency")
		.execute();
	const thresholds = rows.map(({ currency, second_above, large_from }) => {
		const show = (minor: string) => (isCurrencyCode(currency) ? formatMinor(BigInt(minor), currency) : minor);
		return { currency, secondAbove: show(second_above), largeFrom: show(large_from) };
	});
	const terms = { rule: await payoutRuleOf(tx, merchant), thresholds };
	return { ...terms, stamp: stampOf(terms) };
}

export type PayoutTermsOrder = PayoutTerms & {
	readonly merchant: string;
	/** Of what was looked at. */
	readonly stamp: string;
	readonly operator: string;
	readonly now: Date;
};

/** `TERMS_INVALID`: other currencies than there are, or no amounts of theirs. Bounds of the rule are the contract's. */
export function changePayoutTerms(
	db: Pick<Database, "tx">,
	{ merchant, stamp, operator, now: at, rule, thresholds }: PayoutTermsOrder,
): Promise<Result<StampedTerms, "CHANGED_MEANWHILE" | "TERMS_INVALID">> {
	return db.tx(async (tx) => {
		await lockRule(tx, merchant);
		const before = await termsOf(tx, merchant);
		if (before.stamp !== stamp) return err("CHANGED_MEANWHILE");
		const set = thresholds.flatMap(minorOf);
		const known = before.thresholds.map(({ currency }) => currency);
		if (set.length < thresholds.length || known.join() !== set.map(({ currency }) => currency).join())
			return err("TERMS_INVALID");
		await write(tx, { merchant, rule, set });
		const after = await termsOf(tx, merchant);
		await writeAct(tx, { merchant, act: "withdrawal rules set", operator, at, before, after });
		return ok(after);
	});
}

type Threshold = { readonly currency: string; readonly second_above: string; readonly large_from: string };

/** Nothing for what is no amount of its currency. */
function minorOf({ currency, secondAbove, largeFrom }: ThresholdLine): Threshold[] {
	if (!isCurrencyCode(currency)) return [];
	const [second, large] = [parseMinor(secondAbove, currency), parseMinor(largeFrom, currency)];
	if (!second.ok || !large.ok || second.value < 0n || large.value <= 0n) return [];
	return [{ currency, second_above: `${second.value}`, large_from: `${large.value}` }];
}

/** A brand that says nothing says from then on what the house takes. */
async function lockRule(tx: Tx, merchant: string): Promise<void> {
	const db = tables<CashierTables>(tx);
	await db
		.insertInto("cashier.payout_rule")
		.values({ merchant, ...columnsOf(standardPayoutRule) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	await db.selectFrom("cashier.payout_rule").select("merchant").where("merchant", "=", merchant).forUpdate().execute();
}

const columnsOf = (rule: PayoutRule) => ({
	login_minutes: rule.loginMinutes,
	turnover_percent: rule.turnoverPercent,
	confirm_minutes: rule.confirmMinutes,
	many_a_day: rule.manyADay,
	most_open: rule.mostOpen,
});

async function write(
	tx: Tx,
	{ merchant, rule, set }: { readonly merchant: string; readonly rule: PayoutRule; readonly set: readonly Threshold[] },
): Promise<void> {
	const db = tables<CashierTables>(tx);
	await db.updateTable("cashier.payout_rule").set(columnsOf(rule)).where("merchant", "=", merchant).execute();
	await sql`update cashier.payout_threshold as threshold
		set second_above = given.second_above, large_from = given.large_from
		from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as given(currency text, second_above bigint, large_from bigint)
		where threshold.merchant = ${merchant} and threshold.currency = given.currency`.execute(tx);
}
