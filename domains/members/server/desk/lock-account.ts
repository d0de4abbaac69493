// An operator locks an account, and opens it again. A locked one lets nobody in and ends every session; what is in it stays.
// The account's row is locked first, so that of two operators at once one is told that it was done.
import { type Failure, failure } from "#platform/contract";
import { type Tx, tables } from "#platform/db";
import { err, type MemberId, ok, type Result } from "#platform/kernel";
import { endSessions } from "../sessions/session-store.ts";
import type { AccountStatus, MembersTables } from "../tables.ts";
import { writeOperatorAct } from "../trail/operator-acts.ts";

export type LockOrder = {
	readonly merchant: string;
	readonly memberId: MemberId;
	readonly lock: boolean;
	readonly reason: string;
	readonly operator: string;
	readonly now: Date;
};

export type LockChange = {
	readonly account: string;
	readonly before: AccountStatus;
	readonly after: AccountStatus;
	/** Sessions that ended; for `forgetSessions` after the commit. */
	readonly sessions: readonly string[];
};

export type LockRefusal = Failure<"MEMBER_NOT_FOUND" | "ACCOUNT_CLOSED" | "NOTHING_CHANGED">;

export async function lockAccount(tx: Tx, order: LockOrder): Promise<Result<LockChange, LockRefusal>> {
	const { memberId, merchant, lock } = order;
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.accounts")
		.select(["account", "status"])
		.where("id", "=", memberId)
		.where("merchant", "=", merchant)
		.where("type", "<>", 4)
		.forNoKeyUpdate()
		.executeTakeFirst();
	if (row === undefined) return err(failure("MEMBER_NOT_FOUND"));
	const after = lock ? "locked" : "active";
	if (row.status === "closed") return err(failure("ACCOUNT_CLOSED"));
	if (row.status === after) return err(failure("NOTHING_CHANGED"));
	await tables<MembersTables>(tx)
		.updateTable("members.accounts")
		.set({ status: after })
		.where("id", "=", memberId)
		.execute();
	const sessions = lock ? await endSessions(tx, memberId, "all") : [];
	const act = lock ? "account locked" : "account unlocked";
	await writeOperatorAct(tx, { act, memberId, detail: order.reason }, order);
	return ok({ account: row.account, before: row.status, after, sessions });
}
