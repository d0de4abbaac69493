// An operator's hand on agents' floats: what is put in and what is taken out, each once and written down.
import { accountNamed } from "#members/api";
import { isAgent } from "#members/core";
import type { Database, Tx } from "#platform/db";
import { type CurrencyCode, err, formatMinor, ok, type Result } from "#platform/kernel";
import { commandKey, type HouseAccount, type WalletApi } from "#wallet/api";
import { lockPayer } from "../deposits/payer-store.ts";
import { writeAct } from "../operator-act.ts";
import { tellMoved } from "../transfers/transfer-changes.ts";
import { insertIssue, issueStands } from "./float-store.ts";

export type FloatOrder = {
	readonly merchant: string;
	/** The name that the agent logs in with. */
	readonly account: string;
	readonly currency: CurrencyCode;
	/** Minor units; below zero is taken out. */
	readonly amount: bigint;
	readonly operator: string;
	readonly now: Date;
	/** A UUID of this order: the same again is the same issue. */
	readonly id: string;
};

/** `NOT_AN_AGENT`: nobody of that name in this currency, or no agent. `FLOAT_TOO_LOW`: so much cannot be taken out. */
export type FloatRefusal = "NOT_AN_AGENT" | "FLOAT_TOO_LOW";

type Deps = { readonly db: Pick<Database, "tx">; readonly wallet: Pick<WalletApi, "open" | "postIn"> };

/** What the house has issued; the sum of all floats and of all that went through them is its opposite. */
const issued: HouseAccount = "float:issued";

/** Answers the float after it, in minor units. */
export function issueFloat(deps: Deps, order: FloatOrder): Promise<Result<bigint, FloatRefusal>> {
	return deps.db.tx(async (tx) => {
		const { merchant, currency, amount, operator, now, id } = order;
		const agent = await accountNamed(tx, { merchant, name: order.account });
		if (agent?.currency !== currency || !isAgent(agent.type)) return err("NOT_AN_AGENT");
		await lockPayer(tx, agent.id);
		const float = { memberId: agent.id, currency, purse: "float" } as const;
		const again = await issueStands(tx, { memberId: agent.id, id });
		await deps.wallet.open(tx, float);
		const key = commandKey("cashier:float-issue", id);
		const kind = amount > 0n ? "grant" : "withdraw";
		const posted = await deps.wallet.postIn(tx, { ...float, key, kind, delta: amount, counter: issued });
		if (!posted.ok && posted.error.code === "INSUFFICIENT_FUNDS") return err("FLOAT_TOO_LOW");
		if (!posted.ok) throw new Error(`the ledger refused a float: ${posted.error.code}`);
		if (again) return ok(posted.value.balance);
		const row = { member_id: agent.id, id, merchant, currency, amount: `${amount}`, operator };
		await insertIssue(tx, { ...row, done_at: now, posting_key: key });
		await note(tx, order, { agent: agent.account, after: posted.value.balance });
		await tellMoved(tx, float);
		return ok(posted.value.balance);
	});
}

async function note(
	tx: Tx,
	{ merchant, operator, now, amount, currency, id }: FloatOrder,
	{ agent, after }: { readonly agent: string; readonly after: bigint },
): Promise<void> {
	const show = (minor: bigint): string => formatMinor(minor, currency);
	const act = { merchant, operator, at: now, act: amount > 0n ? "float filled" : "float drawn" } as const;
	const before = { agent, float: show(after - amount), currency };
	await writeAct(tx, { ...act, before, after: { float: show(after), amount: show(amount), issue: id } });
}
