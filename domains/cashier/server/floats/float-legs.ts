// What goes from an agent's float to a member below: both legs of one group, the row of the transfer, what is told of it and
// what it asks to be wagered, in one transaction. Whoever calls it has judged it and holds the agent's lock.
import type { Account } from "#members/api";
import type { Failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { tell } from "#platform/jobs";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import { commandKey, type HouseAccount } from "#wallet/api";
import { planBonus } from "../bonuses/bonus-grant.ts";
import { paidInBefore } from "../deposits/deposit-store.ts";
import { depositCredited } from "../events.ts";
import type { CashierDeps } from "../ports.ts";
import { tellMoved } from "../transfers/transfer-changes.ts";
import { insertTransfer, type TransferRow } from "../transfers/transfer-store.ts";
import { addTurnover, lockTurnover } from "../turnover-store.ts";
import { notEnough } from "./float-hand.ts";

/** Both legs of what goes down. Empty whenever none is half done, which is always. */
const clearingFloats: HouseAccount = "clearing:floats";

export type Handover = {
	/** Of the transfer, and of the deposit that it answers. */
	readonly id: string;
	readonly requestKey: string;
	readonly agent: Account;
	readonly receiver: Account;
	/** Minor units. */
	readonly amount: bigint;
	readonly remark: string;
	readonly now: Date;
};

/** The key of the posting that credits the member. */
export const handedKey = (id: string) => commandKey("cashier:float-in", id);

/** `NOT_ENOUGH`: somebody else was handed it a moment ago; nothing is written then. */
export async function handTo(
	tx: Tx,
	deps: Pick<CashierDeps, "wallet" | "turnover">,
	handover: Handover,
): Promise<Result<TransferRow, Failure<"NOT_ENOUGH">>> {
	const { id, agent, receiver, amount } = handover;
	const { currency } = receiver;
	const theirs = { memberId: receiver.id, currency } as const;
	// All of it before the purses, as every credit does: nobody waits in a ring.
	const wagered = await deps.turnover(tx, theirs);
	const first = !(await paidInBefore(tx, receiver.id));
	const crediting = { memberId: receiver.id, depositId: id, credited: amount, first, wagered, at: handover.now };
	const bonus = await planBonus(tx, deps, crediting);
	await lockTurnover(tx, theirs);
	const movement = commandKey("cashier:transfer", id);
	const shared = { currency, counter: clearingFloats, group: movement } as const;
	const out = { memberId: agent.id, purse: "float", kind: "transfer-out", delta: -amount } as const;
	const into = { memberId: receiver.id, purse: "cash", kind: "deposit", delta: amount } as const;
	const [legs = []] = await deps.wallet.postAllIn(tx, [
		[
			{ ...shared, ...out, key: commandKey("cashier:float-out", id) },
			{ ...shared, ...into, key: handedKey(id) },
			...bonus.commands,
		],
	]);
	const refused = legs.find((leg) => !leg.ok && leg.error.code !== "GROUP_REFUSED");
	if (refused?.ok === false) {
		if (refused.error.code !== "INSUFFICIENT_FUNDS") throw new Error(`the ledger refused: ${refused.error.code}`);
		return err(notEnough(0n, currency));
	}
	await bonus.write();
	await addTurnover(tx, { ...theirs, merchant: receiver.merchant, credited: amount, wagered });
	await tellCredited(tx, { ...handover, first });
	const row = await insertTransfer(tx, {
		member_id: agent.id,
		id,
		merchant: agent.merchant,
		request_key: handover.requestKey,
		kind: "down",
		currency,
		amount: `${amount}`,
		from_purse: "float",
		to_member_id: receiver.id,
		to_purse: "cash",
		from_account: agent.account,
		to_account: receiver.account,
		remark: handover.remark,
		done_at: handover.now,
		movement,
	});
	for (const moved of [agent.id, receiver.id]) await tellMoved(tx, { memberId: moved, currency });
	return ok(row);
}

async function tellCredited(
	tx: Tx,
	{ id, receiver, amount, first }: Handover & { readonly first: boolean },
): Promise<void> {
	const { currency, merchant } = receiver;
	const shown = formatMinor(amount, currency);
	await tell(tx, depositCredited, {
		depositId: id,
		memberId: receiver.id,
		merchant,
		method: "agent-float",
		currency,
		arrived: shown,
		credited: shown,
		first,
	});
}
