// An operator gives a member another name for pay-outs: the only way once it is locked. Who did it is written down; the
// name is not.
import { type Database, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { MembersTables } from "../tables.ts";
import { writeEvent } from "../trail/account-events.ts";
import { type AccountOrder, type AccountRefusal, orderedAccount, writeOperatorAct } from "../trail/operator-acts.ts";

export type PayoutNameChange = AccountOrder & { readonly name: string };

export type PayoutNameRefusal = AccountRefusal | "NAME_INVALID";

const longest = 256;

export function changePayoutName(
	db: Pick<Database, "tx">,
	order: PayoutNameChange,
): Promise<Result<{ readonly account: string }, PayoutNameRefusal>> {
	return db.tx(async (tx) => {
		const found = await orderedAccount(tx, order);
		if (!found.ok) return found;
		const { name, merchant, now } = order;
		if (name.trim() === "" || name.length > longest) return err("NAME_INVALID");
		const { id: memberId, account } = found.value;
		const row = { name: name.trim(), set_at: now };
		await tables<MembersTables>(tx)
			.insertInto("members.payout_names")
			.values({ member_id: memberId, ...row })
			.onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
			.execute();
		await writeOperatorAct(tx, { act: "payout name changed", memberId }, order);
		await writeEvent(tx, { memberId, kind: "payout-name-changed" }, { merchant, address: "", now });
		return ok({ account });
	});
}
