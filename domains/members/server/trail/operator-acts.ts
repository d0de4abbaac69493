// Writes down what an operator did at the machine itself. Never a secret, never what names a person.
import { type Tx, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { MemberAct } from "../../contract/trail-kinds.ts";
import { type Account, findByName } from "../account-store.ts";
import type { MembersTables } from "../tables.ts";

/** An order for one account of a brand. */
export type AccountOrder = {
	readonly merchant: string;
	/** The user name, as it was typed. */
	readonly account: string;
	/** Whoever does it, as the operating system or the person names them. */
	readonly operator: string;
	readonly now: Date;
};

export type AccountRefusal = "UNKNOWN_MEMBER" | "CLOSED";

/** The account that an operator named. */
export async function orderedAccount(
	tx: Tx,
	{ merchant, account: name }: AccountOrder,
): Promise<Result<Account, AccountRefusal>> {
	const account = await findByName(tx, { merchant, name });
	if (account === undefined) return err("UNKNOWN_MEMBER");
	return account.status === "closed" ? err("CLOSED") : ok(account);
}

export type OperatorAct = {
	readonly act: MemberAct;
	/** None for what holds for a whole brand. */
	readonly memberId?: string;
	readonly detail?: string;
};

export async function writeOperatorAct(
	tx: Tx,
	{ act, memberId, detail }: OperatorAct,
	{ merchant, operator, now }: Omit<AccountOrder, "account">,
): Promise<void> {
	await tables<MembersTables>(tx)
		.insertInto("members.operator_acts")
		.values({ member_id: memberId ?? null, merchant, act, operator, detail: detail ?? "", at: now })
		.execute();
}
