// Writes down what an operator did to promotions (GLI-19 2.8.8): who, when, before and after.
import { sql, type Tx } from "#platform/db";
import type { PromotionsAct } from "../contract/index.ts";

export type OperatorAct = {
	readonly merchant: string;
	readonly act: PromotionsAct;
	readonly operator: string;
	readonly at: Date;
	readonly before: object;
	readonly after: object;
};

export async function writeAct(tx: Tx, { merchant, act, operator, at, before, after }: OperatorAct): Promise<void> {
	await sql`insert into promotions.operator_act (merchant, act, operator, at, before, after)
		values (${merchant}, ${act}, ${operator}, ${at}, ${JSON.stringify(before)}::jsonb,
			${JSON.stringify(after)}::jsonb)`.execute(tx);
}
