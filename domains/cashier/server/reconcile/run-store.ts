// Rows of runs of reconciliation: what each looked at. They only grow.
import { type Tx, tables } from "#platform/db";
import type { CashierTables } from "../tables.ts";

export type Run = {
	readonly beganAt: Date;
	/** By the names of the checks. */
	readonly checks: Readonly<
		Record<string, { readonly looked: number; readonly differs: number; readonly complete: boolean }>
	>;
	readonly raised: number;
	readonly vanished: number;
};

export async function insertRun(tx: Tx, { beganAt, checks, raised, vanished }: Run): Promise<void> {
	await tables<CashierTables>(tx)
		.insertInto("cashier.reconciliation")
		.values({ began_at: beganAt, checks: JSON.stringify(checks), raised, vanished })
		.execute();
}
