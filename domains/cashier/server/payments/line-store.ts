// Rows of money that providers told of. A line is written once and stays; only an operator closes one that waits.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { LineFault } from "../../core/index.ts";
import type { ToldBy } from "../pay-outs/payout-tables.ts";
import type { ProviderMoney } from "../providers/index.ts";
import type { CashierTables } from "../tables.ts";

export type LineRow = Selectable<CashierTables["cashier.provider_line"]>;

export type NewLine = {
	readonly provider: string;
	readonly money: ProviderMoney;
	readonly toldBy: ToldBy;
	readonly heardAt: Date;
	readonly merchant: string;
	/** Of the deposit it names. */
	readonly of: { readonly memberId: string; readonly depositId: string } | undefined;
	/** Undefined for one that is credited in this transaction. */
	readonly fault: LineFault | undefined;
};

/** Undefined when this line, or for one without the fault `changed` its number, is there already. */
export async function insertLine(tx: Tx, line: NewLine): Promise<LineRow | undefined> {
	const { money, fault, of, heardAt } = line;
	return tables<CashierTables>(tx)
		.insertInto("cashier.provider_line")
		.values({
			provider: line.provider,
			line_id: money.line,
			payment: money.payment,
			currency: money.currency,
			amount: money.amount,
			paid_at: money.paidAt,
			heard_at: heardAt,
			told_by: line.toldBy,
			merchant: line.merchant,
			member_id: of?.memberId ?? null,
			deposit_id: of?.depositId ?? null,
			fault: fault ?? "",
			...(fault === undefined
				? { state: "credited" as const, closed_at: heardAt, closed_by: `provider:${line.provider}` }
				: { state: "review" as const, closed_at: null }),
		})
		.onConflict((conflict) => conflict.doNothing())
		.returningAll()
		.executeTakeFirst();
}

/** The line of this number, whatever it said; not one that was told otherwise later. */
export function findLine(
	tx: Tx,
	of: { readonly provider: string; readonly line: string },
): Promise<LineRow | undefined> {
	return tables<CashierTables>(tx)
		.selectFrom("cashier.provider_line")
		.selectAll()
		.where("provider", "=", of.provider)
		.where("line_id", "=", of.line)
		.where("fault", "!=", "changed")
		.executeTakeFirst();
}

/** One that an operator of the brand may work: the brand's own, or nobody's. Locked until the transaction ends. */
export function lockLine(tx: Tx, of: { readonly merchant: string; readonly id: string }): Promise<LineRow | undefined> {
	return tables<CashierTables>(tx)
		.selectFrom("cashier.provider_line")
		.selectAll()
		.where("id", "=", of.id)
		.where("merchant", "in", [of.merchant, ""])
		.forUpdate()
		.executeTakeFirst();
}

export type LineEnd = {
	readonly state: "credited" | "returned";
	readonly at: Date;
	readonly by: string;
	readonly reason: string;
	readonly deposit?: { readonly member_id: string; readonly id: string; readonly merchant: string };
};

export async function closeLine(tx: Tx, { id }: Pick<LineRow, "id">, end: LineEnd): Promise<void> {
	const { deposit } = end;
	const of =
		deposit === undefined ? {} : { member_id: deposit.member_id, deposit_id: deposit.id, merchant: deposit.merchant };
	await tables<CashierTables>(tx)
		.updateTable("cashier.provider_line")
		.set({ state: end.state, closed_at: end.at, closed_by: end.by, reason: end.reason, ...of })
		.where("id", "=", id)
		.execute();
}

/** With the reference of the deposit that it names, if any. */
export type WaitingLine = LineRow & { readonly reference: string | null };

/** What waits for an operator of a brand, the oldest first. */
export async function listWaiting(
	tx: Tx,
	of: { readonly merchant: string; readonly after: string; readonly most: number },
): Promise<readonly WaitingLine[]> {
	const { rows } = await sql<WaitingLine>`
		select l.*, d.reference from cashier.provider_line l
		left join cashier.deposit d on d.member_id = l.member_id and d.id = l.deposit_id
		where l.state = 'review' and l.merchant in (${of.merchant}, '') and l.id > ${of.after}::bigint
		order by l.id limit ${of.most}`.execute(tx);
	return rows;
}
