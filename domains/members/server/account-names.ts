// What members are called, for lists of whoever works here: one question for a page of them.
import { type Tx, tables } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import { nameKey } from "./account-store.ts";
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

/** Who is called so: by the name as it was asked for, whatever the case it was typed in. Whoever is not there is missing. */
export async function accountsNamed(
	tx: Tx,
	{ merchant, names }: { readonly merchant: string; readonly names: readonly string[] },
): Promise<ReadonlyMap<string, NamedAccount>> {
	if (names.length === 0) return new Map();
	const rows = await tables<MembersTables>(tx)
		.selectFrom("members.login_names as name")
		.innerJoin("members.accounts as account", "account.id", "name.member_id")
		.where("name.merchant", "=", merchant)
		.where("name.name_key", "in", [...new Set(names.map(nameKey))])
		.select(["name.name_key as key", "account.id", "account.currency"])
		.execute();
	const found = new Map(rows.map(({ key, id, currency }) => [key, { memberId: memberId(id), currency }]));
	return new Map(
		names.flatMap((name): [string, NamedAccount][] => {
			const account = found.get(nameKey(name));
			return account === undefined ? [] : [[name, account]];
		}),
	);
}

export type NamedAccount = { readonly memberId: MemberId; readonly currency: string };
