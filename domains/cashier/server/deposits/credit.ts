// Credits a deposit: its end, the event, the bonus that was chosen and one group of commands of the ledger, in one transaction. The command's key is made of the
// deposit, so that not even a bug above credits one twice.
import type { Tx } from "#platform/db";
import { tell } from "#platform/jobs";
import { formatMinor, memberId } from "#platform/kernel";
import { commandKey, type HouseAccount } from "#wallet/api";
import type { DepositEnd, MethodKind } from "../../core/index.ts";
import { planBonus } from "../bonuses/bonus-grant.ts";
import { announce } from "../changes.ts";
import { depositCredited } from "../events.ts";
import type { OperatorDeps } from "../ports.ts";
import { addTurnover } from "../turnover-store.ts";
import { type DepositRow, paidInBefore, writeEnd } from "./deposit-store.ts";
import { currencyOf } from "./shown-deposit.ts";

export type Credit = {
	readonly deposit: DepositRow;
	readonly kind: MethodKind;
	/** Whose account in the ledger it came from, as `cashier:<account>`: the kind's when not said. */
	readonly account?: string;
	readonly end: Extract<DepositEnd, { readonly state: "credited" }>;
	readonly by: string;
	readonly at: Date;
};

/** The deposit is locked by the caller. Last in its transaction: the wallet stays locked until the commit. */
export async function credit(
	tx: Tx,
	{ wallet, turnover }: Pick<OperatorDeps, "wallet" | "turnover">,
	credited: Credit,
): Promise<void> {
	const { deposit, kind, account = kind, end, by, at } = credited;
	const member = memberId(deposit.member_id);
	const currency = currencyOf(deposit);
	const key = commandKey("cashier:deposit", deposit.id);
	const wagered = await turnover(tx, { memberId: member, currency });
	const first = !(await paidInBefore(tx, member));
	const { credited: minor } = end;
	const crediting = { memberId: member, depositId: deposit.id, credited: minor, first, at };
	const bonus = await planBonus(tx, { wallet, turnover }, crediting);
	await tell(tx, depositCredited, {
		depositId: deposit.id,
		memberId: member,
		merchant: deposit.merchant,
		method: kind,
		currency,
		arrived: formatMinor(end.arrived, currency),
		credited: formatMinor(end.credited, currency),
		first,
	});
	await writeEnd(tx, deposit, { ...end, by, at, postingKey: key });
	await announce(tx, deposit);
	await addTurnover(tx, { memberId: member, currency, merchant: deposit.merchant, credited: minor, wagered });
	await bonus.write();
	const purse = { memberId: member, currency, purse: "cash" } as const;
	const counter: HouseAccount = `cashier:${account}`;
	const deposited = { ...purse, key, kind: "deposit", delta: minor, counter, group: deposit.id } as const;
	const [posted = []] = await wallet.postAllIn(tx, [[deposited, ...bonus.commands]]);
	for (const one of posted) {
		if (!one.ok) throw new Error(`the ledger refused a deposit: ${one.error.code}`);
		if (one.value.replayed) throw new Error("a deposit that waits was posted before");
	}
}
