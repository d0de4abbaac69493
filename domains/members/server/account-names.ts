// What members are called, for lists of whoever works here: one question for a page of them.
import { type Tx, tables } from "#platform/db";
import type { MembersTables } from "./tables.ts";

/** User names by member id; who is gone has none. */
export async function accountNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await tables<MembersTables>(tx)
		.selectFrom("members.accounts")
		.select(["id", "account"])
		.where("id", "in", [...new Set(ids)])
		.execute();
	return new Map(rows.map(({ id, account }) => [id, account]));
}
