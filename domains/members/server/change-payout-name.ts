// An operator gives a member another name for pay-outs: the only way once it is locked. Who did it is written down; the
// name is not.
import { type Database, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { writeEvent } from "./account-events.ts";
import { findByName } from "./account-store.ts";
import type { MembersTables } from "./tables.ts";

export type PayoutNameChange = {
	readonly merchant: string;
	readonly account: string;
	readonly name: string;
	/** Whoever does it, as the operating system or the person names them. */
	readonly operator: string;
	readonly now: Date;
};

export type PayoutNameRefusal = "UNKNOWN_MEMBER" | "CLOSED" | "NAME_INVALID";

const longest = 256;

export function changePayoutName(
	db: Pick<Database, "tx">,
	{ merchant, account: asked, name, operator, now }: PayoutNameChange,
): Promise<Result<{ readonly account: string }, PayoutNameRefusal>> {
	return db.tx(async (tx) => {
		const account = await findByName(tx, { merchant, name: asked });
		if (account === undefined) return err("UNKNOWN_MEMBER");
		if (account.status === "closed") return err("CLOSED");
		if (name.trim() === "" || name.length > longest) return err("NAME_INVALID");
		const { id } = account;
		const row = { name: name.trim(), set_at: now };
		const db = tables<MembersTables>(tx);
		await db
			.insertInto("members.payout_names")
			.values({ member_id: id, ...row })
			.onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
			.execute();
		const act = { member_id: id, merchant, act: "payout name changed", operator, at: now } as const;
		await db.insertInto("members.operator_acts").values(act).execute();
		await writeEvent(tx, { memberId: id, kind: "payout-name-changed" }, { merchant, address: "", now });
		return ok({ account: account.account });
	});
}
