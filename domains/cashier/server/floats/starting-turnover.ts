// What a starting balance asks to be played before it goes up to an agent: the same part of it as of a deposit. It was the
// first money there was, so all play since counts for it.
import { startingBalanceKey } from "#members/api";
import type { Tx } from "#platform/db";
import type { CallContext } from "#platform/http";
import { askTurnover, noTurnover, type Turnover, workedOff } from "../../core/index.ts";
import type { CashierDeps } from "../ports.ts";
import { payoutRuleOf } from "../withdrawals/payout-rules.ts";

type Whose = Pick<CallContext<"member">["principal"], "memberId" | "currency" | "merchant">;

/** Asks for nothing once the posting is older than postings are kept. */
export async function startingTurnover(
	tx: Tx,
	{ wallet }: Pick<CashierDeps, "wallet">,
	{ principal, wagered }: { readonly principal: Whose; readonly wagered: bigint },
): Promise<Turnover> {
	const { memberId, currency, merchant } = principal;
	const line = await wallet.findIn(tx, memberId, startingBalanceKey(memberId));
	if (line === undefined || line.currency !== currency) return noTurnover;
	const { turnoverPercent: percent } = await payoutRuleOf(tx, merchant);
	return workedOff(askTurnover(noTurnover, { credited: line.delta, percent, wagered: 0n }), wagered);
}
