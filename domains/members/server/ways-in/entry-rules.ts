// What a brand asks of a login from a network that is new to the account: read at every login, set by an operator.
import { type Database, type Tx, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { type EntryRules, standardEntryRules } from "../../core/index.ts";
import type { MembersTables } from "../tables.ts";
import { type AccountOrder, writeOperatorAct } from "../trail/operator-acts.ts";

export async function readEntryRules(tx: Tx, merchant: string): Promise<EntryRules> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.entry_rules")
		.selectAll()
		.where("merchant", "=", merchant)
		.executeTakeFirst();
	if (row === undefined) return standardEntryRules;
	return { secondProof: row.second_proof, enterWithoutWay: row.enter_without_way };
}

export type EntryRulesOrder = Omit<AccountOrder, "account"> & { readonly change: Partial<EntryRules> };

/** From the next login on; what they were and what they are is written down. */
export function setEntryRules(
	db: Pick<Database, "tx">,
	order: EntryRulesOrder,
): Promise<Result<EntryRules, "NOTHING_TO_CHANGE">> {
	return db.tx(async (tx) => {
		const before = await readEntryRules(tx, order.merchant);
		const after = { ...before, ...order.change };
		if (detailOf(after) === detailOf(before)) return err("NOTHING_TO_CHANGE");
		const row = { second_proof: after.secondProof, enter_without_way: after.enterWithoutWay };
		await tables<MembersTables>(tx)
			.insertInto("members.entry_rules")
			.values({ merchant: order.merchant, ...row })
			.onConflict((conflict) => conflict.column("merchant").doUpdateSet(row))
			.execute();
		await writeOperatorAct(tx, { act: "entry rules set", detail: `${detailOf(before)} -> ${detailOf(after)}` }, order);
		return ok(after);
	});
}

const detailOf = ({ secondProof, enterWithoutWay }: EntryRules): string =>
	`second proof ${secondProof ? "on" : "off"}, without a way ${enterWithoutWay ? "in" : "refused"}`;
