// What a brand asks of a login from a network that is new to the account.
import { type Tx, tables } from "#platform/db";
import { type EntryRules, standardEntryRules } from "../core/index.ts";
import type { MembersTables } from "./tables.ts";

export async function readEntryRules(tx: Tx, merchant: string): Promise<EntryRules> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.entry_rules")
		.selectAll()
		.where("merchant", "=", merchant)
		.executeTakeFirst();
	if (row === undefined) return standardEntryRules;
	return { secondProof: row.second_proof, enterWithoutWay: row.enter_without_way };
}
