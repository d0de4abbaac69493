// Writes down what an operator did at the tables (GLI-19 2.8.8): who, when, before and after.
import { sql, type Tx } from "#platform/db";
import type { Actor } from "#platform/desk";
import type { PokerAct } from "../../contract/index.ts";

type Did = { readonly act: PokerAct; readonly before: object; readonly after: object };

export async function writeAct(tx: Tx, { merchant, operator, now }: Actor, { act, before, after }: Did): Promise<void> {
	await sql`insert into poker.operator_act (merchant, act, operator, at, before, after)
		values (${merchant}, ${act}, ${operator}, ${now}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(
		tx,
	);
}
