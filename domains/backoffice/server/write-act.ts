// Writes down what was done in the back office itself. Never a password, a code or a secret.
import { type Tx, tables } from "#platform/db";
import type { BackofficeTables } from "./tables.ts";

export type OfficeAct = {
	readonly merchant: string;
	readonly act: string;
	readonly operator: string;
	readonly at: Date;
	readonly before?: object;
	readonly after?: object;
};

export async function writeAct(tx: Tx, { before = {}, after = {}, ...act }: OfficeAct): Promise<void> {
	await tables<BackofficeTables>(tx)
		.insertInto("backoffice.operator_act")
		.values({ ...act, before: JSON.stringify(before), after: JSON.stringify(after) })
		.execute();
}
