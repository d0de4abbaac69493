// The login before: when, from which browser and from where, so that its owner sees what was somebody else.
import type { BrandApi } from "#brand/api";
import { type Tx, tables } from "#platform/db";
import type { MembersTables } from "../tables.ts";
import { browserName } from "./browser-name.ts";

export type LastLogin = {
	readonly at: string;
	readonly address: string;
	readonly browser: string;
	readonly system: string;
	/** ISO 3166-1 alpha-2; empty where nobody can tell. */
	readonly country: string;
};

type Asked = { readonly memberId: string; readonly merchant: string; readonly brand: Pick<BrandApi, "standing"> };

/** The latest login before a moment; undefined when there was none. */
export async function loginBefore(
	tx: Tx,
	{ memberId, merchant, brand }: Asked,
	before: Date | undefined,
): Promise<LastLogin | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.account_events")
		.select(["at", "address", "user_agent"])
		.where("member_id", "=", memberId)
		.where("kind", "=", "logged-in")
		.$if(before !== undefined, (query) => query.where("at", "<", before ?? new Date(0)))
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	if (row === undefined) return undefined;
	const { at, address, user_agent } = row;
	const { country = "" } = brand.standing({ merchant, address });
	return { at: at.toISOString(), address, ...browserName(user_agent), country };
}
