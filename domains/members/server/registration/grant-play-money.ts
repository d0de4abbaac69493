// Opens a member's wallet and puts the play money in that a member begins with, once.
import type { Tx } from "#platform/db";
import { type CurrencyCode, type MemberId, unwrap } from "#platform/kernel";
import { type CommandKey, commandKey, type WalletApi } from "#wallet/api";

/** Of the posting of what a member began with. */
export const startingBalanceKey = (memberId: MemberId): CommandKey => commandKey("members.starting-balance", memberId);

/** `amount` in minor units; 0n opens an empty wallet. Throws when the ledger refuses, which would be a bug. */
export async function grantPlayMoney(
	tx: Tx,
	wallet: Pick<WalletApi, "open" | "postIn">,
	grant: { readonly memberId: MemberId; readonly currency: CurrencyCode; readonly amount: bigint },
): Promise<void> {
	const { memberId, currency, amount } = grant;
	await wallet.open(tx, { memberId, currency, purse: "cash" });
	if (amount === 0n) return;
	const posted = await wallet.postIn(tx, {
		key: startingBalanceKey(memberId),
		memberId,
		currency,
		purse: "cash",
		kind: "grant",
		delta: amount,
		counter: "house:starting-balances",
	});
	unwrap(posted);
}
