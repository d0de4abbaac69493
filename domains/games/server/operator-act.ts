// Writes down what an operator did to the catalogue and the pots (GLI-19 2.8.8): who, when, before and after.
import { sql, type Tx } from "#platform/db";
import type { GamesAct } from "../contract/operator-acts.ts";

export type OperatorAct = {
	readonly merchant: string;
	readonly operator: string;
	readonly now: Date;
	readonly act: GamesAct;
	readonly before: object;
	readonly after: object;
};

export async function writeAct(tx: Tx, { merchant, operator, now, act, before, after }: OperatorAct): Promise<void> {
	await sql`insert into games.operator_act (merchant, act, operator, at, before, after)
		values (${merchant}, ${act}, ${operator}, ${now}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(
		tx,
	);
}
