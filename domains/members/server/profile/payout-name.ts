// The name that a member's pay-outs go to: the holder of the bank account. Stands once it is given.
import { type Tx, tables } from "#platform/db";
import type { MembersTables } from "../tables.ts";

export async function payoutNameOf(tx: Tx, memberId: string): Promise<string | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.payout_names")
		.select("name")
		.where("member_id", "=", memberId)
		.executeTakeFirst();
	return row?.name;
}

/** False when there is one already: then nothing was written. */
export async function setPayoutName(
	tx: Tx,
	given: { readonly memberId: string; readonly name: string; readonly now: Date },
): Promise<boolean> {
	const row = await tables<MembersTables>(tx)
		.insertInto("members.payout_names")
		.values({ member_id: given.memberId, name: given.name, set_at: given.now })
		.onConflict((conflict) => conflict.column("member_id").doNothing())
		.returning("member_id")
		.executeTakeFirst();
	return row !== undefined;
}
