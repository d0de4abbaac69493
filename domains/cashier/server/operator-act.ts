// Writes down what an operator did at the cashier (GLI-19 2.8.8): who, when, before and after.
import { type Tx, tables } from "#platform/db";
import type { CashierAct } from "../contract/operator-acts.ts";
import type { CashierTables } from "./tables.ts";

export type OperatorAct = {
	readonly merchant: string;
	readonly act: CashierAct;
	readonly operator: string;
	readonly at: Date;
	readonly before: object;
	readonly after: object;
};

export async function writeAct(tx: Tx, { before, after, ...act }: OperatorAct): Promise<void> {
	await tables<CashierTables>(tx)
		.insertInto("cashier.operator_act")
		.values({ ...act, before: JSON.stringify(before), after: JSON.stringify(after) })
		.execute();
}

export type WrittenAct = {
	readonly act: string;
	readonly operator: string;
	readonly at: Date;
	readonly before: unknown;
	readonly after: unknown;
};

/** The newest first. */
export function lastActs(tx: Tx, of: { readonly merchant: string; readonly most: number }): Promise<WrittenAct[]> {
	return tables<CashierTables>(tx)
		.selectFrom("cashier.operator_act")
		.select(["act", "operator", "at", "before", "after"])
		.where("merchant", "=", of.merchant)
		.orderBy("id", "desc")
		.limit(of.most)
		.execute();
}
