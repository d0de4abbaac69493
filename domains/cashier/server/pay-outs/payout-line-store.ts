// Rows of money that providers say they paid out. A line is written once and stays; only an operator closes one that waits.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { PayoutFault } from "../../core/index.ts";
import type { ProviderPayout } from "../providers/index.ts";
import type { CashierTables } from "../tables.ts";
import type { PayoutName } from "./payout-store.ts";
import type { ToldBy } from "./payout-tables.ts";

export type PayoutLineRow = Selectable<CashierTables["cashier.payout_line"]>;

export type NewPayoutLine = {
	readonly provider: string;
	readonly money: ProviderPayout;
	readonly toldBy: ToldBy;
	readonly heardAt: Date;
	readonly merchant: string;
	/** The pay-out that it names. */
	readonly of: PayoutName | undefined;
	/** Undefined for one that settles its withdrawal in this transaction. */
	readonly fault: PayoutFault | undefined;
};

/** Undefined when this line, or for one without the fault `changed` its number, is there already. */
export async function insertPayoutLine(tx: Tx, line: NewPayoutLine): Promise<PayoutLineRow | undefined> {
	const { money, fault, of, heardAt: at } = line;
	const settled = { state: "settled", closed_at: at, closed_by: `provider:${line.provider}` } as const;
	return tables<CashierTables>(tx)
		.insertInto("cashier.payout_line")
		.values({
			provider: line.provider,
			line_id: money.line,
			payout: money.payout,
			account: money.account,
			currency: money.currency,
			amount: money.amount,
			paid_at: money.paidAt,
			heard_at: at,
			told_by: line.toldBy,
			merchant: line.merchant,
			fault: fault ?? "",
			member_id: of?.member_id ?? null,
			withdrawal_id: of?.withdrawal_id ?? null,
			attempt: of?.attempt ?? null,
			...(fault === undefined ? settled : { state: "review", closed_at: null }),
		})
		.onConflict((conflict) => conflict.doNothing())
		.returningAll()
		.executeTakeFirst();
}

const lines = (tx: Tx) => tables<CashierTables>(tx).selectFrom("cashier.payout_line").selectAll();

/** The line of this number, whatever it said; not one that was told otherwise later. */
export const findPayoutLine = (
	tx: Tx,
	of: { readonly provider: string; readonly line: string },
): Promise<PayoutLineRow | undefined> =>
	lines(tx)
		.where("provider", "=", of.provider)
		.where("line_id", "=", of.line)
		.where("fault", "!=", "changed")
		.executeTakeFirst();

/** One that an operator of the brand may work: the brand's own, or nobody's. Locked until the transaction ends. */
export const lockPayoutLine = (
	tx: Tx,
	of: { readonly merchant: string; readonly id: string },
): Promise<PayoutLineRow | undefined> =>
	lines(tx).where("id", "=", of.id).where("merchant", "in", [of.merchant, ""]).forUpdate().executeTakeFirst();

export type PayoutLineEnd = {
	readonly state: "settled" | "dismissed";
	readonly at: Date;
	readonly by: string;
	readonly reason: string;
};

export async function closePayoutLine(tx: Tx, id: string, end: PayoutLineEnd): Promise<void> {
	await tables<CashierTables>(tx)
		.updateTable("cashier.payout_line")
		.set({ state: end.state, closed_at: end.at, closed_by: end.by, reason: end.reason })
		.where("id", "=", id)
		.execute();
}

/** With the reference of its withdrawal, as it is kept; null where it names none. */
export type PayoutLineFact = PayoutLineRow & { readonly reference: string | null };

/** What waits for an operator of a brand, the oldest first: a walk along an index. */
export async function listPayoutLines(
	tx: Tx,
	of: { readonly merchant: string; readonly after: string; readonly most: number },
): Promise<readonly PayoutLineFact[]> {
	const { rows } = await sql<PayoutLineFact>`
		select line.*, withdrawal.reference from cashier.payout_line as line
		left join cashier.withdrawal as withdrawal
			on withdrawal.member_id = line.member_id and withdrawal.id = line.withdrawal_id
		where line.state = 'review' and line.merchant in (${of.merchant}, '') and line.id > ${of.after}::bigint
		order by line.id limit ${of.most}`.execute(tx);
	return rows;
}

/** Whether a line of a withdrawal waits for an operator. */
export async function isQuestioned(tx: Tx, withdrawal: string): Promise<boolean> {
	const waiting = lines(tx).where("withdrawal_id", "=", withdrawal).where("state", "=", "review");
	return (await waiting.limit(1).executeTakeFirst()) !== undefined;
}

const mostOfOne = 100;

/** Of one withdrawal, the oldest first. */
export const payoutLinesOf = (tx: Tx, withdrawal: string): Promise<readonly PayoutLineRow[]> =>
	lines(tx).where("withdrawal_id", "=", withdrawal).orderBy("id").limit(mostOfOne).execute();
