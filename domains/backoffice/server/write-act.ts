// Writes down what was done in the back office itself. Never a password, a code or a secret.
import { type Tx, tables } from "#platform/db";
import type { OfficeActName } from "../contract/index.ts";
import type { BackofficeTables } from "./tables.ts";

export type OfficeAct = {
	readonly merchant: string;
	readonly act: OfficeActName;
	readonly operator: string;
	readonly at: Date;
	readonly before?: object;
	readonly after?: object;
};

export const writeAct = (tx: Tx, act: OfficeAct): Promise<void> => writeActs(tx, [act]);

/** At least one. */
export async function writeActs(tx: Tx, acts: readonly OfficeAct[]): Promise<void> {
	const rows = acts.map(({ before = {}, after = {}, ...act }) => ({
		...act,
		before: JSON.stringify(before),
		after: JSON.stringify(after),
	}));
	await tables<BackofficeTables>(tx).insertInto("backoffice.operator_act").values(rows).execute();
}
