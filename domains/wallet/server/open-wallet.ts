// Opens purses in the caller's transaction; one that stands is left as it is.
import { sql, type Tx } from "#platform/db";
import type { WalletName } from "../core/command.ts";

export async function openWallet(tx: Tx, wallet: WalletName): Promise<void> {
	await openWallets(tx, [wallet]);
}

/** Many at once, in one statement. */
export async function openWallets(tx: Tx, wallets: readonly WalletName[]): Promise<void> {
	if (wallets.length === 0) return;
	await sql`
		insert into wallet.wallet (member_id, currency, purse)
		select * from unnest(${wallets.map(({ memberId }) => memberId)}::bigint[],
			${wallets.map(({ currency }) => currency)}::text[], ${wallets.map(({ purse }) => purse)}::text[])
		on conflict do nothing`.execute(tx);
}
